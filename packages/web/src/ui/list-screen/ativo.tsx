import { StatusPill } from '../status-pill.tsx'
import type { Filter } from './types.ts'

/** The filter of a list whose records can be put out of use and brought back, in its words. */
export const ativoFilter = (on: string, off: string): Filter => ({
  key: 'ativo',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: [
    { value: true, label: on },
    { value: false, label: off },
  ],
})

/** How such a list shows it. */
export const ativoCell = (row: { ativo: boolean }, { text }: { text: string }) => (
  <StatusPill tone={row.ativo ? 'ok' : 'idle'}>{text}</StatusPill>
)
