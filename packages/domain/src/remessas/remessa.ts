import * as z from 'zod/mini'
import { arquivo } from '../arquivos/arquivo.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { LABELS } from './labels.ts'
import { MESSAGES } from './messages.ts'

/** What was sent to a court, as it was: the file never changes. */
export const remessa = z.object({
  id: z.number(),
  tribunal: z.string(),
  /** How people write that court. */
  tribunal_sigla: z.string(),
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

/** Which court it is for; the server knows which one is the city's. */
const codigo = z
  .string({ error: MESSAGES.chooseTribunal })
  .check(
    z.maxLength(20, { error: MESSAGES.chooseTribunal, abort: true }),
    z.regex(/^[a-z]{2,5}(-[a-z]{2})?$/, MESSAGES.chooseTribunal),
  )

export const remessaCreate = labelled(
  z.object({ tribunal: codigo, inicio: fields.day, fim: fields.day }).check(inOrder),
  LABELS,
)
export type RemessaCreate = z.output<typeof remessaCreate>

export const remessasList = defineList({
  name: 'remessas',
  title: 'Obras para o Tribunal de Contas',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'tribunal_sigla', label: LABELS.tribunal, kind: 'text' },
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
  tribunal: z.string(),
  inicio: z.string(),
  fim: z.string(),
  linhas: z.number(),
  situacoes: z.array(z.object({ codigo: z.number(), nome: z.string(), quantidade: z.number() })),
  /** Fields that a line should not be without, and in how many lines they are empty. */
  pendencias: z.array(z.object({ campo: z.string(), quantidade: z.number() })),
})
export type PreviaTce = z.output<typeof previaTce>
