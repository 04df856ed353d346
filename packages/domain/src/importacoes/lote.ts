import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelsOf } from '../shared/labels.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Valor } from './celula.ts'
import {
  type Achar,
  BUSCAS,
  type Coluna,
  campoOf,
  type Descritor,
  type Registro,
  taken,
} from './descritor.ts'
import { valor } from './importacao.ts'
import { MESSAGES } from './messages.ts'

/** As many rows as are edited together. */
export const MAX_LOTE = 500
/** So many with every cell full of text. */
export const MAX_CORPO = 4 * 1024 * 1024

/** Columns whose cells a batch changes: what an edit of a stored record takes. */
export const editaveis = (descritor: Descritor): Coluna[] => {
  const known = labelsOf(descritor.update())
  return taken(descritor).filter((coluna) => campoOf(coluna) in known)
}

const isScalar = (value: unknown): value is Valor => value === null || typeof value !== 'object'

/** A flat record by its columns: what may be typed, and what stands beside it. Records that cells name are their numbers. */
export function valoresOf(descritor: Descritor, registro: Registro): Record<string, Valor> {
  const open = new Set(editaveis(descritor))
  const told = descritor.colunas.flatMap((coluna): [string, Valor][] => {
    const value = registro[campoOf(coluna)]
    if (value === undefined) return open.has(coluna) ? [[coluna.key, null]] : []
    return isScalar(value) ? [[coluna.key, value]] : []
  })
  return Object.fromEntries(told)
}

/** Columns of one record that this person cannot change in a batch, though they change others of it. */
export function travadosOf(descritor: Descritor, who: SessionUser, registro: Registro): string[] {
  const locked = new Set(descritor.travados?.(who, registro) ?? [])
  return editaveis(descritor)
    .filter((coluna) => locked.has(campoOf(coluna)))
    .map(({ key }) => key)
}

/** Why this person changes nothing of a record; null where they may. */
export const recusaOf = (descritor: Descritor, who: SessionUser, registro: Registro, achar: Achar) =>
  descritor.recusa(who, {}, registro, achar)

/** A stored record as a row to edit. */
export const linhaDoLote = z.object({
  id: z.number(),
  versao: z.number(),
  /** What people call the record. */
  titulo: z.string(),
  /** By the keys of the descriptor's columns. */
  valores: z.record(z.string(), valor),
  /** Why this person may not change it; null where they may. */
  recusa: z.nullable(z.string()),
  /** Keys of columns that they may not change in it: agreed by a signature, another department. */
  travados: z.array(z.string()),
})
export type LinhaDoLote = z.output<typeof linhaDoLote>

export const nomeado = z.object({ id: z.number(), nome: z.string() })

/** Rows to edit, and the names of records that their cells hold the numbers of: of departments all there are. */
export const lote = z.object({
  Status: z.literal('Success'),
  Result: z.array(linhaDoLote),
  nomes: z.partialRecord(z.enum(BUSCAS), z.array(nomeado)),
})
export type Lote = z.output<typeof lote>

const hasTwice = (ids: readonly number[]) => new Set(ids).size < ids.length

/** `1,2,3`: which records. */
export const idsDoLote = z.pipe(
  z.string({ error: MESSAGES.semLinhas }).check(z.maxLength(12 * MAX_LOTE, MESSAGES.muitasLinhas(MAX_LOTE))),
  z.pipe(
    z.transform((text: string): (string | number)[] => text.split(',')),
    z.array(fields.id).check(
      z.maxLength(MAX_LOTE, MESSAGES.muitasLinhas(MAX_LOTE)),
      z.refine((ids) => !hasTwice(ids), MESSAGES.idRepetido),
    ),
  ),
)

const linhaMudada = z.object({
  id: fields.id,
  /** The version it was read in. */
  versao: fields.integer(1, 2_147_483_647),
  /** What is to change, by the keys of the descriptor's columns; the rest stays. */
  campos: z
    .record(z.string().check(z.maxLength(60)), valor)
    .check(z.refine((campos) => Object.keys(campos).length > 0, MESSAGES.semCampos)),
})
export type LinhaMudada = z.output<typeof linhaMudada>

export const loteUpdate = z.object({
  linhas: z.array(linhaMudada, { error: MESSAGES.semLinhas }).check(
    z.minLength(1, MESSAGES.semLinhas),
    z.maxLength(MAX_LOTE, MESSAGES.muitasLinhas(MAX_LOTE)),
    z.refine((linhas) => !hasTwice(linhas.map(({ id }) => id)), MESSAGES.idRepetido),
  ),
})
export type LoteUpdate = z.output<typeof loteUpdate>

/** What a batch that was saved answers. */
export const loteGravado = z.object({
  Status: z.literal('Success'),
  /** The import it is kept as, by which it is undone; null where nothing was other than before. */
  importacao: z.nullable(z.number()),
  /** The versions that the rows have now, to go on from. */
  linhas: z.array(z.object({ id: z.number(), versao: z.number() })),
})
export type LoteGravado = z.output<typeof loteGravado>
