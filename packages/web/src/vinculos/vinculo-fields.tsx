import type { SessionUser } from '@paco/domain/shared/roles'
import { isUsado } from '@paco/domain/vinculos/modulo'
import { canReadVinculo } from '@paco/domain/vinculos/policy'
import { TIPO_LABELS, TIPOS, type TipoVinculo } from '@paco/domain/vinculos/vinculo'
import type { CustomFieldProps, Field, Values } from '../ui/entity-form/types.ts'
import { type Pickable, PickedList, RecordPicker } from '../ui/pick/record-picker.tsx'
import { candidatosOf } from './searches.ts'

const pickedIn = (value: unknown): Pickable | null =>
  typeof value === 'object' && value !== null ? (value as Pickable) : null

const tipoIn = ({ tipo }: Values): TipoVinculo | null => TIPOS.find((known) => known === tipo) ?? null

/** The other end of the link: found by its words and picked; its number is nobody's to type. */
function AlvoField({ id, label, value, values, disabled, describedBy, onChange }: CustomFieldProps) {
  const picked = pickedIn(value)
  const tipo = tipoIn(values)
  if (picked)
    return <PickedList label={label} picked={[picked]} disabled={disabled} onDrop={() => onChange(null)} />
  return (
    <RecordPicker
      key={tipo}
      id={id}
      label={label}
      placeholder={
        tipo === null ? 'Escolha primeiro o tipo' : `Pesquisar: ${TIPO_LABELS[tipo].toLowerCase()}`
      }
      search={candidatosOf(tipo ?? 'orcamento')}
      taken={[]}
      disabled={disabled || tipo === null}
      describedBy={describedBy}
      onPick={onChange}
    />
  )
}

const valorField = {
  name: 'valor',
  kind: 'money',
  help: 'Quanto o projeto usa deste recurso. Pode ficar vazio.',
  when: ({ tipo }: Values) => tipo !== 'pca' && tipo !== 'bairro',
} as const satisfies Field

export const vinculoFields = (who: SessionUser | null) =>
  [
    {
      name: 'tipo',
      kind: 'select',
      required: true,
      span: 12,
      options: TIPOS.filter((tipo) => canReadVinculo(who, tipo) && isUsado(tipo)).map((value) => ({
        value,
        label: TIPO_LABELS[value],
      })),
    },
    {
      name: 'id_alvo',
      kind: 'custom',
      required: true,
      span: 12,
      render: (field: CustomFieldProps) => <AlvoField {...field} />,
      sent: (value: unknown) => pickedIn(value)?.id ?? null,
      show: (value: unknown) => pickedIn(value)?.label ?? '',
    },
    { ...valorField, span: 12 },
  ] as const satisfies readonly Field[]

export const valorFields = [{ ...valorField, when: () => true, span: 12 }] as const satisfies readonly Field[]
