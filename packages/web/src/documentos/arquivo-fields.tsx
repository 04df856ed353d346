import { REQUIRED } from '@paco/domain/shared/errors'
import { useId } from 'react'
import { DayInput } from '../ui/day-input.tsx'
import { PublishedNote } from '../ui/entity-form/published-note.tsx'
import type { Option } from '../ui/entity-form/types.ts'
import { Field } from '../ui/field/field.tsx'
import { SelectBox } from '../ui/field/select-box.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import classes from './arquivo-fields.module.css'
import { DATA, NUMERO, TIPO, TITULO } from './documento-fields.ts'

/** What is said of a file that becomes a document. */
export interface Dados {
  titulo: string
  codigo: string | null
  numero: string | null
  data_documento: string | null
}

interface ArquivoFieldsProps {
  name: string
  dados: Dados
  tipos: readonly Option[]
  disabled: boolean
  onChange: (change: Partial<Dados>) => void
}

/** Title, kind, number and day of one file among several. */
export function ArquivoFields({ name, dados, tipos, disabled, onChange }: ArquivoFieldsProps) {
  const tipoId = useId()
  const { titulo, codigo, numero, data_documento } = dados
  return (
    <fieldset className={classes.fields} aria-label={`Dados de ${name}`} disabled={disabled}>
      <TextInput
        label={TITULO}
        required
        value={titulo}
        error={titulo.trim() === '' ? REQUIRED : undefined}
        onChange={({ currentTarget }) => onChange({ titulo: currentTarget.value })}
      />
      <Field id={tipoId} label={TIPO}>
        <SelectBox
          id={tipoId}
          placeholder="Outro documento"
          options={tipos.map(({ value, label }) => ({ value: String(value), label }))}
          value={codigo}
          searchable
          clearLabel="Limpar o tipo"
          disabled={disabled}
          onChange={(value) => onChange({ codigo: value })}
        />
      </Field>
      <TextInput
        label={NUMERO}
        value={numero ?? ''}
        onChange={({ currentTarget }) => onChange({ numero: currentTarget.value || null })}
      />
      <DayInput label={DATA} value={data_documento} onChange={(day) => onChange({ data_documento: day })} />
      <div role="status" className={classes.note}>
        <PublishedNote text={[name, titulo, numero].join('\n')} />
      </div>
    </fieldset>
  )
}
