import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'

export const ACOES = ['criou', 'alterou', 'excluiu'] as const
export const ACAO_LABELS: Record<(typeof ACOES)[number], string> = {
  criou: 'Criou',
  alterou: 'Alterou',
  excluiu: 'Excluiu',
}

/** Column values before or after a change, as the database held them. */
export const valores = z.nullable(z.record(z.string(), z.unknown()))

/** One line of the audit trail. On an alteration `antes` and `depois` hold the changed fields only. */
export const registro = z.object({
  id: z.number(),
  instante: z.string(),
  usuario_id: z.nullable(z.number()),
  usuario_nome: z.string(),
  origem: z.nullable(z.string()),
  entidade: z.string(),
  registro_id: z.string(),
  acao: z.enum(ACOES),
  /** The project it is about, itself or through what is part of it, by its latest name. */
  projeto_id: z.nullable(z.number()),
  projeto_nome: z.nullable(z.string()),
  /** The project is no longer there; its name is the one the trail kept. */
  projeto_excluido: z.boolean(),
  antes: valores,
  depois: valores,
  hash: z.string(),
})
export type Registro = z.output<typeof registro>

/** The outcome of walking the chain and of holding it against the seals kept outside the database. */
export const verificacao = z.object({
  /** Nothing found amiss, as far as it was walked. */
  integra: z.boolean(),
  registros: z.number(),
  /** The walk's last line; it goes on from there when it is not concluded. */
  conferidos: z.number(),
  concluida: z.boolean(),
  /** The first line that does not fit the one before, or its own seal. */
  primeira_falha: z.nullable(z.number()),
  ultimo_hash: z.nullable(z.string()),
  /** How many seals outside the trail was held against, and how many of their lines cannot be read. */
  selos: z.number(),
  selos_ilegiveis: z.number(),
  /** The first difference from them, in words. */
  diferenca: z.nullable(z.string()),
})
export type Verificacao = z.output<typeof verificacao>

/** Where a walk begins: where this server's last one ended, at the first line, or after a line. */
export const verificacaoQuery = z.object({
  completa: z.optional(fields.flag),
  desde: z.optional(fields.id),
})

export const auditoriaList = defineList({
  name: 'auditoria',
  title: 'Auditoria',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'instante', label: 'Quando', kind: 'instant' },
    { key: 'usuario_nome', label: 'Quem', kind: 'text' },
    { key: 'acao', label: 'Ação', kind: 'text', labels: ACAO_LABELS },
    { key: 'entidade', label: 'O quê', kind: 'text' },
    { key: 'registro_id', label: 'Registro', kind: 'text' },
    // A filter or a search finds a project's lines by index; sorting all of them by name would not.
    { key: 'projeto_id', label: 'Projeto nº', kind: 'id', sortable: false },
    { key: 'projeto_nome', label: 'Projeto', kind: 'text', sortable: false },
    { key: 'origem', label: 'Origem', kind: 'text' },
  ],
  filters: {
    usuario_id: z.optional(fields.id),
    entidade: z.optional(fields.requiredText(60)),
    registro_id: z.optional(fields.requiredText(60)),
    acao: z.optional(z.enum(ACOES, 'Ação desconhecida.')),
    projeto_id: z.optional(fields.id),
    entrada: z.optional(fields.id),
    de: z.optional(fields.day),
    ate: z.optional(fields.day),
  },
})

/** Someone who appears in the trail. */
export const pessoa = z.object({ usuario_id: z.number(), usuario_nome: z.string() })

export const pessoasList = defineList({
  name: 'pessoas-da-auditoria',
  title: 'Quem aparece na trilha',
  columns: [
    { key: 'usuario_id', label: 'Id', kind: 'id' },
    { key: 'usuario_nome', label: 'Nome', kind: 'text' },
  ],
  filters: {},
})
