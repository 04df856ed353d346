import * as z from 'zod/mini'
import { arquivo } from '../arquivos/arquivo.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { LABELS, TRIBUNAL_LABELS } from './labels.ts'
import { MESSAGES } from './messages.ts'
import { TRIBUNAL_KEYS } from './tribunais.ts'

/** What was sent to a court, as it was: the file never changes. */
export const remessa = z.object({
  id: z.number(),
  tribunal: z.enum(TRIBUNAL_KEYS),
  inicio: z.string(),
  fim: z.string(),
  linhas: z.number(),
  arquivo,
  sha256: z.string(),
  feita_por_nome: z.string(),
  feita_em: z.string(),
})
export type Remessa = z.output<typeof remessa>

const inOrder = z.refine<{ inicio: string; fim: string }>(({ inicio, fim }) => inicio <= fim, {
  error: MESSAGES.endsBefore,
  path: ['fim'],
})

export const remessaCreate = labelled(
  z
    .object({ tribunal: z.enum(TRIBUNAL_KEYS, MESSAGES.chooseTribunal), inicio: fields.day, fim: fields.day })
    .check(inOrder),
  LABELS,
)
export type RemessaCreate = z.output<typeof remessaCreate>

export const remessasList = defineList({
  name: 'remessas',
  title: 'Obras para o Tribunal de Contas',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'tribunal', label: LABELS.tribunal, kind: 'text', labels: TRIBUNAL_LABELS },
    { key: 'inicio', label: LABELS.inicio, kind: 'day' },
    { key: 'fim', label: LABELS.fim, kind: 'day' },
    { key: 'linhas', label: LABELS.linhas, kind: 'integer' },
    { key: 'sha256', label: 'Arquivo', kind: 'text' },
    { key: 'feita_por_nome', label: 'Gerada por', kind: 'text' },
    { key: 'feita_em', label: LABELS.feita_em, kind: 'instant' },
  ],
  filters: {},
})

/** What a remittance would hold if it were made now. */
export const previaTce = z.object({
  /** The city's court, by its code. */
  tribunal: z.enum(TRIBUNAL_KEYS),
  inicio: z.string(),
  fim: z.string(),
  linhas: z.number(),
  situacoes: z.array(z.object({ codigo: z.number(), nome: z.string(), quantidade: z.number() })),
  /** Fields that a line should not be without, and in how many lines they are empty. */
  pendencias: z.array(z.object({ campo: z.string(), quantidade: z.number() })),
})
export type PreviaTce = z.output<typeof previaTce>
