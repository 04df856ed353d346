import { formatTamanho, refuseEnviado } from '@paco/domain/arquivos/arquivo'
import { FINAIS, REGRA } from '@paco/domain/arquivos/tipos'
import { FileText, FileUp, X } from 'lucide-react'
import { useState } from 'react'
import type { CustomFieldProps } from '../entity-form/types.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { DropZone } from './drop-zone.tsx'
import classes from './file-field.module.css'

/** One file of a form: dropped or picked, told by name and size, taken away again. */
export function FileField({ id, value, disabled, describedBy, onChange }: CustomFieldProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const take = ([file]: readonly File[]) => {
    const why = file ? refuseEnviado(file) : null
    setRefused(why)
    if (why === null) onChange(file)
  }
  if (value instanceof File)
    return (
      <div className={`${shared.line} ${words.gap10} ${words.rounded} ${classes.picked}`}>
        <FileText size={20} aria-hidden className={`${words.blue} ${words.rigid}`} />
        <span className={`${words.grows} ${words.wraps} ${words.shrinks}`}>
          {value.name} <span className={`${shared.note} ${words.nowrap}`}>{formatTamanho(value.size)}</span>
        </span>
        <button
          id={id}
          type="button"
          className={`${shared.close} ${words.rounded}`}
          aria-label={`Remover o arquivo ${value.name}`}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={() => onChange(null)}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    )
  return (
    <>
      <DropZone
        label="Escolher arquivo"
        one="um arquivo"
        the="o arquivo"
        icon={<FileUp size={20} aria-hidden className={words.blue} />}
        accept={FINAIS}
        rule={REGRA}
        onFiles={take}
        field={{ id, describedBy, disabled }}
      />
      {refused === null ? null : (
        <p role="alert" className={shared.error}>
          {refused}
        </p>
      )}
    </>
  )
}
