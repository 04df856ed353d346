import { AVATARS, imagePath } from '@paco/domain/secretarias/secretaria'
import { ZoomIn } from 'lucide-react'
import { useRef, useState } from 'react'
import parts from '../ui/data/parts.module.css'
import type { CustomFieldProps } from '../ui/entity-form/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { AvatarOverlay } from './avatar-overlay.tsx'
import classes from './avatar-picker.module.css'

const isPreset = (file: string) => AVATARS.includes(file)

/** What people call a picture. */
export const nameOf = (file: string) =>
  isPreset(file) ? `Imagem ${file.replace(/\.\w+$/, '')}` : 'Foto enviada'

/**
 * One of the 27 pictures, or the photo that was sent for the department. A click selects and enlarges; the arrow keys
 * only select, so that choosing by keyboard is not interrupted by an overlay at every step, and 'Ampliar' enlarges.
 */
export function AvatarPicker({
  id,
  label,
  value,
  error,
  disabled,
  describedBy,
  onChange,
  onBlur,
}: CustomFieldProps) {
  const chosen = typeof value === 'string' ? value : ''
  const [enlarged, setEnlarged] = useState<string | null>(null)
  // The photo stays on offer after another picture was tried.
  const foto = useRef<string | null>(null)
  if (chosen !== '' && !isPreset(chosen)) foto.current = chosen
  const files = foto.current === null ? AVATARS : [foto.current, ...AVATARS]
  return (
    <fieldset aria-label={label} disabled={disabled} aria-describedby={describedBy} onBlur={onBlur}>
      <div className={`${words.gap8} ${classes.grid}`}>
        {files.map((file, index) => (
          <label key={file} className={`${words.rounded} ${words.raised} ${classes.option}`}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              value={file}
              checked={chosen === file}
              aria-label={nameOf(file)}
              onChange={() => onChange(file)}
              // The keyboard makes clicks too, without a pointer behind them.
              onClick={({ detail }) => detail > 0 && setEnlarged(file)}
            />
            <img src={imagePath(file)} alt="" width={56} height={56} loading="lazy" />
          </label>
        ))}
      </div>
      {chosen !== '' && (
        <p className={`${shared.note} ${shared.line} ${words.gap4} ${words.above8} ${classes.chosen}`}>
          Escolhida: {nameOf(chosen)}
          <button
            type="button"
            className={`${parts.linkButton} ${words.inline} ${classes.enlarge}`}
            onClick={() => setEnlarged(chosen)}
          >
            <ZoomIn size={14} aria-hidden />
            Ampliar
          </button>
        </p>
      )}
      {error && <p className={shared.error}>{error}</p>}
      {enlarged !== null && (
        <AvatarOverlay src={imagePath(enlarged)} name={nameOf(enlarged)} onClose={() => setEnlarged(null)} />
      )}
    </fieldset>
  )
}
