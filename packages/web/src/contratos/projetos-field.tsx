import { projetosCalls } from '@paco/domain/projetos/contract'
import type { CustomFieldProps } from '../ui/entity-form/types.ts'
import { PickedList, RecordPicker } from '../ui/pick/record-picker.tsx'
import { searchOf } from '../ui/pick/search.ts'

/** Projects that hold the text, to be picked. */
export const searchProjetos = searchOf(
  projetosCalls.listProjetos,
  ({ id, nomeprojeto, secretaria_nome }) => ({
    id,
    label: nomeprojeto,
    hint: `Processo ${id} · ${secretaria_nome}`,
  }),
)

interface Chosen {
  id: number
  nomeprojeto: string
}

const chosenIn = (value: unknown): readonly Chosen[] => (Array.isArray(value) ? value : [])

/** The numbers travel; the names are for those who choose. */
export const projetosSent = (value: unknown): number[] => chosenIn(value).map(({ id }) => id)

export const projetosShown = (value: unknown): string =>
  chosenIn(value)
    .map(({ nomeprojeto }) => nomeprojeto)
    .join(', ') || 'nenhum'

/** The projects a contract serves: found by name, and picked. */
export function ProjetosField({ id, label, value, disabled, describedBy, onChange }: CustomFieldProps) {
  const chosen = chosenIn(value)
  return (
    <>
      <PickedList
        label={label}
        picked={chosen.map((one) => ({ id: one.id, label: one.nomeprojeto }))}
        disabled={disabled}
        onDrop={(dropped) => onChange(chosen.filter((one) => one.id !== dropped.id))}
      />
      <RecordPicker
        id={id}
        label={label}
        placeholder="Pesquisar projeto por nome"
        search={searchProjetos}
        taken={chosen.map((one) => one.id)}
        disabled={disabled}
        describedBy={describedBy}
        onPick={(picked) => onChange([...chosen, { id: picked.id, nomeprojeto: picked.label }])}
      />
    </>
  )
}
