import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door-field.module.css'

interface DoorFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  type?: 'text' | 'email' | 'password'
  error?: string
  /** The id of a text that explains the field. */
  describedBy?: string
}

/** A labelled field of the doors. Plain HTML, so that the login arrives without the rich parts. */
export function DoorField({ label, type = 'text', error, describedBy, ...input }: DoorFieldProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const secret = type === 'password'
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        <input
          {...input}
          className={`${shared.field} ${words.whole}`}
          id={id}
          // Every field of the doors is; what is missing is told by the form itself, in the page's own language.
          required
          type={secret && visible ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-erro`, describedBy].filter(Boolean).join(' ') || undefined}
          // What a password field holds is nobody's prose.
          spellCheck={secret ? false : undefined}
          autoCapitalize={type === 'text' ? undefined : 'none'}
        />
        {secret && (
          <button
            type="button"
            className={shared.close}
            aria-label={visible ? 'Ocultar a senha' : 'Mostrar a senha'}
            onClick={() => setVisible((before) => !before)}
          >
            {visible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-erro`} className={shared.error}>
          {error}
        </p>
      )}
    </div>
  )
}
