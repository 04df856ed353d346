import * as z from 'zod/mini'
import { comFamilias } from '../convenios/familias.ts'
import { type Column, defineList } from '../http/list.ts'
import { SITUACAO_OBRA_LABELS, SITUACOES_OBRA } from '../obras/situacao.ts'
import { FONTE_LABELS } from '../orcamento/fonte.ts'
import { REGRAS_PERCENTUAL, type RegraPercentual } from '../projetos/figuras.ts'
import { NATUREZA_LABELS, NATUREZAS } from '../projetos/natureza.ts'
import { MOTIVO_LABELS, MOTIVOS } from '../projetos/paralisada.ts'
import * as fields from '../shared/fields.ts'

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** A work as everyone reads it: what was planned and what was signed stand apart, and no planned day is told as met. */
export const obraPublica = z.object({
  /** Of its project. */
  id: z.number(),
  objeto: z.string(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  natureza: z.nullable(z.enum(NATUREZAS)),
  ano: nullableNumber,
  bairro: nullableText,
  endereco: nullableText,
  situacao: z.enum(SITUACOES_OBRA),
  /** When the works really began: as it was noted, or by the order to begin. */
  inicio: nullableText,
  inicio_previsto: nullableText,
  conclusao_original: nullableText,
  /** Null also while a work stands still and nobody foresees its restart. */
  conclusao_prevista: nullableText,
  concluida_em: nullableText,
  /** Planned end of the project, with its accounts. */
  encerramento: nullableText,
  /** Of its signed contracts, by their signature. */
  empresa: nullableText,
  cnpj: nullableText,
  contrato: nullableText,
  valor_previsto: nullableNumber,
  valor_inicial: nullableNumber,
  valor_atual: nullableNumber,
  /** How much is done, by what was measured or else by the project's stages. */
  percentual: z.number(),
  percentual_regra: z.enum(REGRAS_PERCENTUAL),
  fisico: nullableNumber,
  /** Null where nobody recorded it. */
  contratado: nullableNumber,
  medido: nullableNumber,
  pago: nullableNumber,
  pago_percentual: nullableNumber,
  /** Sources of the budget lines it draws on, and families of agreements, by their codes. */
  fontes: z.array(z.string()),
  /** Of the stoppage that is going on. */
  motivo: z.nullable(z.enum(MOTIVOS)),
  detalhe: nullableText,
  responsavel: nullableText,
  desde: nullableText,
  dias: nullableNumber,
  reinicio_previsto: nullableText,
})
export type ObraPublica = z.output<typeof obraPublica>

const FONTES_DA_OBRA: Readonly<Record<string, string>> = comFamilias(
  FONTE_LABELS,
  ({ label }) => `Convênio ${label}`,
)

/** Which rule made a percentage, in a word or two. */
const ANDAMENTO_POR: Readonly<Record<RegraPercentual, string>> = {
  medicao: 'medições',
  etapas: 'etapas do projeto, sem medição',
}

/** What art. 115, § 6º makes public of a stopped work. */
const paralisacaoColumns = [
  { key: 'motivo', label: 'Motivo', kind: 'text', labels: MOTIVO_LABELS },
  { key: 'detalhe', label: 'Detalhe do motivo', kind: 'text' },
  { key: 'responsavel', label: 'Responsável', kind: 'text' },
  { key: 'desde', label: 'Parada desde', kind: 'day' },
  { key: 'dias', label: 'Dias parada', kind: 'integer' },
  { key: 'reinicio_previsto', label: 'Reinício previsto', kind: 'day' },
] as const satisfies readonly Column[]
export const PARALISACAO_KEYS = paralisacaoColumns.map(({ key }) => key)

export const obrasPublicasList = defineList({
  name: 'transparencia-obras',
  title: 'Obras públicas',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'objeto', label: 'Objeto', kind: 'text' },
    { key: 'natureza', label: 'Natureza', kind: 'text', labels: NATUREZA_LABELS },
    { key: 'ano', label: 'Ano de início', kind: 'year' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'bairro', label: 'Bairro', kind: 'text' },
    { key: 'endereco', label: 'Endereço', kind: 'text' },
    { key: 'situacao', label: 'Situação', kind: 'text', labels: SITUACAO_OBRA_LABELS },
    { key: 'inicio_previsto', label: 'Início previsto', kind: 'day' },
    { key: 'inicio', label: 'Início', kind: 'day' },
    { key: 'conclusao_original', label: 'Conclusão original', kind: 'day' },
    { key: 'conclusao_prevista', label: 'Conclusão prevista', kind: 'day' },
    { key: 'concluida_em', label: 'Concluída em', kind: 'day' },
    { key: 'encerramento', label: 'Prazo do projeto', kind: 'day' },
    { key: 'empresa', label: 'Empresa', kind: 'text' },
    { key: 'cnpj', label: 'CNPJ', kind: 'text' },
    { key: 'contrato', label: 'Contrato', kind: 'text' },
    { key: 'valor_previsto', label: 'Valor previsto (R$)', kind: 'money' },
    { key: 'valor_inicial', label: 'Valor inicial (R$)', kind: 'money' },
    { key: 'valor_atual', label: 'Valor atual (R$)', kind: 'money' },
    { key: 'percentual', label: 'Andamento', kind: 'percent' },
    { key: 'percentual_regra', label: 'Andamento por', kind: 'text', labels: ANDAMENTO_POR },
    { key: 'fisico', label: 'Executado (medido)', kind: 'percent' },
    { key: 'pago_percentual', label: 'Pago do contratado', kind: 'percent' },
    { key: 'contratado', label: 'Contratado (R$)', kind: 'money' },
    { key: 'medido', label: 'Executado (R$)', kind: 'money' },
    { key: 'pago', label: 'Pago (R$)', kind: 'money' },
    { key: 'fontes', label: 'Fonte de recursos', kind: 'text', labels: FONTES_DA_OBRA, sortable: false },
    ...paralisacaoColumns,
  ],
  filters: {
    ano: z.optional(fields.integer(1900, 2199)),
    id_secretaria: z.optional(fields.id),
    id_bairro: z.optional(fields.id),
    situacao: z.optional(z.enum(SITUACOES_OBRA, 'Situação desconhecida.')),
  },
})
