import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { ACOES, auditoriaList, valores } from './registro.ts'

/** Of one entry so many lines come with a list, those of records that are no part of another first; asked for alone, more. */
export const LINHAS_NA_LISTA = 40
export const LINHAS_DA_ENTRADA = 1000

/** A line of the trail inside of its entry. */
export const linha = z.object({
  id: z.number(),
  entidade: z.string(),
  registro_id: z.string(),
  acao: z.enum(ACOES),
  /** What the trail calls the record, and that it is gone by now; null where records of its kind have no name. */
  nome: z.nullable(z.string()),
  excluido: z.boolean(),
  /** The record it is a part of, as 'projetos/12', with its name. */
  pai: z.nullable(z.string()),
  pai_nome: z.nullable(z.string()),
  pai_excluido: z.boolean(),
  antes: valores,
  depois: valores,
  /** What the records are called that its fields refer to: field → number → name. */
  nomes: z.record(z.string(), z.record(z.string(), z.string())),
})
export type Linha = z.output<typeof linha>

/** What one person did at once: the lines of one request. What nobody asked for over a request is an entry a line. */
export const entrada = z.object({
  /** Entries are numbered as they come, without gaps. */
  id: z.number(),
  instante: z.string(),
  usuario_id: z.nullable(z.number()),
  usuario_nome: z.string(),
  origem: z.nullable(z.string()),
  /** How many lines it has, of which `registros` holds the first. */
  linhas: z.number(),
  registros: z.array(linha),
})
export type Entrada = z.output<typeof entrada>

/** An entry is found where one of its lines is: the filters are theirs. */
export const entradasList = defineList({
  name: 'entradas-da-auditoria',
  title: 'Auditoria',
  columns: [
    { key: 'id', label: 'Entrada', kind: 'id' },
    { key: 'instante', label: 'Quando', kind: 'instant' },
    { key: 'usuario_nome', label: 'Quem', kind: 'text', sortable: false },
  ],
  filters: auditoriaList.filters,
})

/** As 'projetos/12', the way the trail names parents. */
export const registroDe = ({ entidade, registro_id }: Pick<Linha, 'entidade' | 'registro_id'>): string =>
  `${entidade}/${registro_id}`
