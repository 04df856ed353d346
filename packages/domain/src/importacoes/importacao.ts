import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { MAX_CABECALHO } from './cabecalho.ts'
import { CONSERTOS } from './celula.ts'
import { MESSAGES } from './messages.ts'
import { ACOES } from './mudanca.ts'
import { FEITAS, SITUACAO_LABELS, SITUACOES_IMPORTACAO } from './situacao.ts'

export const MAX_PLANILHA = 10 * 1024 * 1024
export const MAX_LINHAS = 5000
const MAX_COLUNAS = 200
const MAX_CELULA = 32_767

/** What a cell holds. */
export const valor = z.union([z.string().check(z.maxLength(MAX_CELULA)), z.number(), z.boolean(), z.null()])

/** Where a field comes from, as it travels. */
const origem = z.object({
  coluna: z.nullable(fields.integer(0, MAX_COLUNAS - 1)),
  constante: z.optional(valor),
  consertos: z.optional(z.array(z.enum(CONSERTOS)).check(z.maxLength(CONSERTOS.length))),
  valores: z.optional(
    z
      .record(z.string().check(z.maxLength(MAX_CELULA)), valor)
      .check(z.refine((values) => Object.keys(values).length <= MAX_LINHAS, 'São valores demais.')),
  ),
})

const mapa = z
  .record(z.string().check(z.maxLength(60)), origem)
  .check(z.refine((columns) => Object.keys(columns).length <= MAX_COLUNAS, 'São colunas demais.'))

const cabecalho = z.object({
  linha: fields.integer(1, 1_048_576),
  linhas: fields.integer(1, MAX_CABECALHO),
})

/** A sheet of the workbook, with its first rows as they look. */
const folha = z.object({
  nome: z.string(),
  oculta: z.optional(z.literal(true)),
  linhas: z.number(),
  amostra: z.array(z.object({ n: z.number(), celulas: z.array(z.string()) })),
})
export type Folha = z.output<typeof folha>

/** A column of the sheet: its head, and what its first cells say. */
const colunaDaPlanilha = z.object({ titulo: z.string(), exemplos: z.array(z.string()) })
export type ColunaDaPlanilha = z.output<typeof colunaDaPlanilha>

const totais = z.object({ criar: z.number(), alterar: z.number(), igual: z.number(), erro: z.number() })

const soma = z.object({
  campo: z.string(),
  label: z.string(),
  lida: z.number(),
  planilha: z.nullable(z.number()),
})

const resumo = {
  id: z.number(),
  lista: z.string(),
  titulo: z.string(),
  origem: z.enum(['planilha', 'lote']),
  arquivo_nome: z.nullable(z.string()),
  situacao: z.enum(SITUACOES_IMPORTACAO),
  totais,
  /** Of those that are written or undone, how many are. */
  feitas: z.number(),
  total: z.number(),
  motivo: z.nullable(z.string()),
  /** Why its work failed the last time, where it waits for another or was set aside. */
  falha: z.nullable(z.string()),
  criado_por: z.number(),
  criado_por_nome: z.string(),
  criado_em: z.string(),
  importada_em: z.nullable(z.string()),
  desfeita_em: z.nullable(z.string()),
  desfeita_por_nome: z.nullable(z.string()),
  versao: z.number(),
}

/** An import in the list of them. */
export const importacao = z.object(resumo)
export type Importacao = z.output<typeof importacao>

/** One import, with all that its steps show. */
export const importacaoInteira = z.object({
  ...resumo,
  folhas: z.array(folha),
  folha: z.number(),
  cabecalho,
  colunas: z.array(colunaDaPlanilha),
  mapa,
  somas: z.array(soma),
  avisos: z.array(z.string()),
  /** How many wait before it. */
  adiante: z.number(),
})
export type ImportacaoInteira = z.output<typeof importacaoInteira>

export const importacaoCreate = z.object({
  lista: z.string({ error: 'Escolha o que importar.' }).check(z.maxLength(60)),
  /** The record that all rows are parts of, where the list has such: the contract of a bill of quantities. */
  dono: z.optional(fields.id),
  /** A file of a form. */
  arquivo: z.custom<object>((value) => typeof value === 'object' && value !== null, MESSAGES.semArquivo),
})

export type ImportacaoCreate = z.output<typeof importacaoCreate>

/** Another sheet, another head, other columns, cells typed in place: what is missing stays. */
export const importacaoUpdate = z.object({
  folha: z.optional(fields.integer(0, 99)),
  cabecalho: z.optional(cabecalho),
  mapa: z.optional(mapa),
  celulas: z.optional(
    z
      .array(
        z.object({
          linha: fields.integer(1, 1_048_576),
          coluna: fields.integer(0, MAX_COLUNAS - 1),
          texto: z.string().check(z.maxLength(MAX_CELULA)),
        }),
      )
      .check(z.maxLength(MAX_LINHAS)),
  ),
  versao: fields.versao,
})
export type ImportacaoUpdate = z.output<typeof importacaoUpdate>

export const importarBody = z.object({
  /** Writes the rows without errors and leaves the others out. */
  parcial: z.optional(fields.flag),
  versao: fields.versaoLida,
})

const erroCelula = z.object({
  bruto: z.string(),
  motivo: z.string(),
  parte: z.optional(z.string()),
  sugestao: z.optional(valor),
  sugestaoNome: z.optional(z.string()),
  conserto: z.optional(z.enum(CONSERTOS)),
})

/** A row of an import. */
export const linhaImportada = z.object({
  linha: z.number(),
  acao: z.enum(ACOES),
  registro_id: z.nullable(z.number()),
  celulas: z.array(z.string()),
  valores: z.record(z.string(), z.unknown()),
  antes: z.record(z.string(), z.unknown()),
  erros: z.record(z.string(), erroCelula),
  notas: z.record(z.string(), z.string()),
  feita: z.nullable(z.enum(FEITAS)),
  motivo: z.nullable(z.string()),
})
export type LinhaImportada = z.output<typeof linhaImportada>

/** A row that would stay if the import were undone now, and why. */
export const linhaPresa = z.object({
  linha: z.number(),
  registro_id: z.number(),
  motivo: z.string(),
})
export type LinhaPresa = z.output<typeof linhaPresa>

export const importacoesList = defineList({
  name: 'importacoes',
  title: 'Importações',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'titulo', label: 'O quê', kind: 'text', sortable: false },
    { key: 'arquivo_nome', label: 'Arquivo', kind: 'text' },
    { key: 'situacao', label: 'Situação', kind: 'text', labels: SITUACAO_LABELS },
    { key: 'criado_por_nome', label: 'Por', kind: 'text' },
    { key: 'criado_em', label: 'Em', kind: 'instant' },
  ],
  filters: { situacao: z.optional(z.enum(SITUACOES_IMPORTACAO, 'Situação desconhecida.')) },
})

export const linhasList = defineList({
  name: 'importacao-linhas',
  title: 'Linhas de uma importação',
  columns: [{ key: 'linha', label: 'Linha', kind: 'id' }],
  filters: {
    acao: z.optional(z.enum(ACOES, 'Ação desconhecida.')),
    feita: z.optional(z.enum(FEITAS, 'Escolha feita, desfeita ou mantida.')),
  },
})
