import * as z from 'zod/mini'
import { type Column, defineList, sheetColumns } from '../http/list.ts'
import { cnpj } from '../shared/cnpj.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { controleOf } from '../shared/pncp.ts'
import { PREPARACAO, REGIMES, SITUACOES_CONTRATO } from './dominios.ts'
import { MESSAGES } from './messages.ts'
import { ATA_LABELS, ATAS, CATEGORIAS_PROCESSO } from './pncp-dominios.ts'

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** Of a project that a contract serves, what is needed to name it. */
const projetoDoContrato = z.object({ id: z.number(), nomeprojeto: z.string(), id_secretaria: z.number() })

/** A contract, as everyone reads it. */
export const contrato = z.object({
  id: z.number(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  numero: z.string(),
  ano: z.number(),
  /** `45/2026`, as people say it. */
  numero_ano: z.string(),
  processo: nullableText,
  objeto: z.string(),
  empresa: z.string(),
  /** Fourteen characters, without signs. */
  cnpj: nullableText,
  contratacao_direta: z.boolean(),
  /** A code of AUDESP. */
  regime: z.number(),
  reforma: z.boolean(),
  assinatura: nullableText,
  ordem_inicio: nullableText,
  prazo_dias: nullableNumber,
  /** Null where the term begins with the signature. */
  vigencia_inicio: nullableText,
  vigencia_fim: nullableText,
  /** The end of the term as it was signed. */
  vigencia_original: nullableText,
  valor_inicial: z.number(),
  /** Of the estimate the tender was held with. */
  valor_referencia: nullableNumber,
  data_base: nullableText,
  indice: nullableText,
  /** Names, also of those who are persons of the system. */
  fiscal_titular: nullableText,
  fiscal_titular_id: nullableNumber,
  fiscal_substituto: nullableText,
  fiscal_substituto_id: nullableNumber,
  gestor: nullableText,
  gestor_id: nullableNumber,
  /** All who ever attested a measurement of it. */
  atestaram: z.array(z.number()),
  pncp_numero: nullableText,
  cipi: nullableText,
  /** What the national portal asks for beside: the tender it comes from, by the portal's number, and what it is of. */
  pncp_compra: nullableText,
  pncp_categoria: nullableNumber,
  pncp_ata: z.nullable(z.enum(ATAS)),
  numero_parcelas: nullableNumber,
  situacao: z.enum(SITUACOES_CONTRATO),
  encerrado_em: nullableText,
  recebido_provisorio_em: nullableText,
  recebido_definitivo_em: nullableText,
  /** What approved amendments added, took out and adjusted, each for itself; and what it is worth with them. */
  acrescimos: z.number(),
  supressoes: z.number(),
  reajustes: z.number(),
  /** What approved bulletins adjusted by index; what it is worth has it as far as no apostila granted it. */
  reajustes_medidos: z.number(),
  valor_atual: z.number(),
  /** Measured and paid before this system was used, up to a day; null where nobody said. */
  medido_antes: nullableNumber,
  pago_antes: nullableNumber,
  antes_ate: nullableText,
  antes_motivo: nullableText,
  projetos: z.array(projetoDoContrato),
  versao: z.number(),
})
export type Contrato = z.output<typeof contrato>

/** What its fields are called. */
export const LABELS = {
  id_secretaria: 'Secretaria',
  numero: 'Número',
  ano: 'Ano',
  processo: 'Processo',
  objeto: 'Objeto',
  empresa: 'Empresa contratada',
  cnpj: 'CNPJ',
  contratacao_direta: 'Contratação direta',
  regime: 'Regime de execução',
  reforma: 'Reforma de edifício ou de equipamento',
  assinatura: 'Assinatura',
  ordem_inicio: 'Ordem de início',
  prazo_dias: 'Prazo (dias)',
  vigencia_inicio: 'Início da vigência',
  vigencia_fim: 'Fim da vigência',
  valor_inicial: 'Valor inicial',
  valor_referencia: 'Valor de referência',
  data_base: 'Data-base',
  indice: 'Índice de reajuste',
  fiscal_titular: 'Fiscal titular',
  fiscal_titular_id: 'Fiscal titular (pessoa do sistema)',
  fiscal_substituto: 'Fiscal substituto',
  fiscal_substituto_id: 'Fiscal substituto (pessoa do sistema)',
  gestor: 'Gestor do contrato',
  gestor_id: 'Gestor do contrato (pessoa do sistema)',
  pncp_numero: 'Número no PNCP',
  cipi: 'Registro no CIPI',
  pncp_compra: 'Contratação no PNCP',
  pncp_categoria: 'Categoria do processo',
  pncp_ata: 'Vem de ata de outro órgão',
  numero_parcelas: 'Número de parcelas',
  situacao: 'Situação',
  encerrado_em: 'Encerrado em',
  recebido_provisorio_em: 'Recebimento provisório',
  recebido_definitivo_em: 'Recebimento definitivo',
  medido_antes: 'Medido até o início do uso',
  pago_antes: 'Pago até o início do uso',
  antes_ate: 'Até o dia',
  antes_motivo: 'De onde vêm estes valores',
  projetos: 'Projetos',
  motivo_correcao: 'Motivo da correção',
}

const MAX_PROJETOS = 50

const projetos = z.pipe(
  z
    .array(fields.id, { error: 'Informe a lista de projetos.' })
    .check(z.maxLength(MAX_PROJETOS, `Escolha no máximo ${MAX_PROJETOS} projetos.`)),
  z.transform((ids) => [...new Set(ids)].sort((one, other) => one - other)),
)

const required = {
  numero: fields.requiredText(30),
  ano: fields.integer(1900, 2199, 'Informe o ano com quatro algarismos.'),
  objeto: fields.requiredText(5120),
  empresa: fields.requiredText(200),
  regime: fields.integerOr(1, Object.keys(REGIMES).length, 'Escolha o regime de execução.'),
  valor_inicial: fields.money,
}

const optional = {
  processo: fields.optionalText(60),
  cnpj: fields.clearable(cnpj),
  assinatura: fields.clearable(fields.day),
  ordem_inicio: fields.clearable(fields.day),
  prazo_dias: fields.clearable(fields.integer(1, 18_250, 'Informe o prazo em dias.')),
  vigencia_inicio: fields.clearable(fields.day),
  vigencia_fim: fields.clearable(fields.day),
  valor_referencia: fields.clearable(fields.money),
  data_base: fields.clearable(fields.day),
  indice: fields.optionalText(60),
  fiscal_titular: fields.optionalText(200),
  fiscal_titular_id: fields.clearable(fields.id),
  fiscal_substituto: fields.optionalText(200),
  fiscal_substituto_id: fields.clearable(fields.id),
  gestor: fields.optionalText(200),
  gestor_id: fields.clearable(fields.id),
  pncp_numero: fields.optionalText(60),
  cipi: fields.optionalText(60),
  pncp_compra: fields.clearable(
    fields
      .requiredText(40)
      .check(z.refine((text) => controleOf(text, 'compra') !== null, MESSAGES.badCompra)),
  ),
  pncp_categoria: fields.clearable(
    fields.integerOr(1, Object.keys(CATEGORIAS_PROCESSO).length, MESSAGES.badCategoria),
  ),
  pncp_ata: fields.clearable(z.enum(ATAS, MESSAGES.badAta)),
  numero_parcelas: fields.clearable(fields.integer(1, 9999, 'Informe o número de parcelas.')),
  encerrado_em: fields.clearable(fields.day),
  recebido_provisorio_em: fields.clearable(fields.day),
  recebido_definitivo_em: fields.clearable(fields.day),
  medido_antes: fields.clearable(fields.money),
  pago_antes: fields.clearable(fields.money),
  antes_ate: fields.clearable(fields.day),
  antes_motivo: fields.clearable(fields.requiredText(1000)),
}

const situacao = z.enum(SITUACOES_CONTRATO, 'Situação desconhecida.')

export const contratoCreate = labelled(
  z.object({
    id_secretaria: fields.clearable(fields.id),
    ...required,
    ...optional,
    contratacao_direta: z._default(fields.flag, false),
    reforma: z._default(fields.flag, false),
    situacao: z._default(situacao, PREPARACAO),
    projetos: z._default(projetos, []),
  }),
  LABELS as Omit<typeof LABELS, 'motivo_correcao'>,
  'contratos',
)
export type ContratoCreate = z.output<typeof contratoCreate>

/** What is missing stays as it is; what is required cannot be emptied. */
export const contratoUpdate = labelled(
  z.object({
    id_secretaria: z.optional(fields.id),
    numero: z.optional(required.numero),
    ano: z.optional(required.ano),
    objeto: z.optional(required.objeto),
    empresa: z.optional(required.empresa),
    regime: z.optional(required.regime),
    valor_inicial: z.optional(required.valor_inicial),
    ...optional,
    contratacao_direta: z.optional(fields.flag),
    reforma: z.optional(fields.flag),
    situacao: z.optional(situacao),
    projetos: z.optional(projetos),
    /** Why an administrator corrects what was signed. */
    motivo_correcao: fields.optionalText(1000),
    versao: fields.versaoLida,
  }),
  LABELS,
  'contratos',
)
export type ContratoUpdate = z.output<typeof contratoUpdate>

export const contratosList = defineList({
  name: 'contratos',
  title: 'Contratos',
  sobre: 'Os contratos da prefeitura: com que empresa, para quê, por quanto e até quando, um por um.',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'numero_ano', label: 'Contrato', kind: 'text' },
    { key: 'empresa', label: LABELS.empresa, kind: 'text' },
    { key: 'cnpj', label: LABELS.cnpj, kind: 'text' },
    { key: 'objeto', label: LABELS.objeto, kind: 'text' },
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'assinatura', label: LABELS.assinatura, kind: 'day' },
    { key: 'vigencia_fim', label: LABELS.vigencia_fim, kind: 'day' },
    { key: 'valor_inicial', label: 'Valor inicial (R$)', kind: 'money', sum: true },
    { key: 'valor_atual', label: 'Valor atual (R$)', kind: 'money', sum: true },
    { key: 'situacao', label: LABELS.situacao, kind: 'text' },
    { key: 'processo', label: LABELS.processo, kind: 'text' },
    { key: 'fiscal_titular', label: LABELS.fiscal_titular, kind: 'text' },
    { key: 'pncp_numero', label: LABELS.pncp_numero, kind: 'text' },
  ],
  filters: {
    id_secretaria: z.optional(fields.id),
    situacao: z.optional(situacao),
    ano: z.optional(fields.integer(1900, 2199)),
    id_projeto: z.optional(fields.id),
  },
})

const simNao = { true: 'Sim', false: 'Não' }

/** Its spreadsheet has all that a person may change; its projects by name and number. */
export const contratosPlanilha: readonly Column[] = sheetColumns(contratosList, [
  { key: 'numero', label: LABELS.numero, kind: 'text' },
  { key: 'ano', label: LABELS.ano, kind: 'year' },
  { key: 'regime', label: LABELS.regime, kind: 'text', labels: REGIMES },
  { key: 'contratacao_direta', label: LABELS.contratacao_direta, kind: 'boolean', labels: simNao },
  { key: 'reforma', label: LABELS.reforma, kind: 'boolean', labels: simNao },
  { key: 'ordem_inicio', label: LABELS.ordem_inicio, kind: 'day' },
  { key: 'prazo_dias', label: LABELS.prazo_dias, kind: 'integer' },
  { key: 'vigencia_inicio', label: LABELS.vigencia_inicio, kind: 'day' },
  { key: 'valor_referencia', label: 'Valor de referência (R$)', kind: 'money' },
  { key: 'data_base', label: LABELS.data_base, kind: 'day' },
  { key: 'indice', label: LABELS.indice, kind: 'text' },
  { key: 'fiscal_substituto', label: LABELS.fiscal_substituto, kind: 'text' },
  { key: 'gestor', label: LABELS.gestor, kind: 'text' },
  { key: 'cipi', label: LABELS.cipi, kind: 'text' },
  { key: 'pncp_compra', label: LABELS.pncp_compra, kind: 'text' },
  { key: 'pncp_categoria', label: LABELS.pncp_categoria, kind: 'text', labels: CATEGORIAS_PROCESSO },
  { key: 'pncp_ata', label: LABELS.pncp_ata, kind: 'text', labels: ATA_LABELS },
  { key: 'numero_parcelas', label: LABELS.numero_parcelas, kind: 'integer' },
  { key: 'encerrado_em', label: LABELS.encerrado_em, kind: 'day' },
  { key: 'recebido_provisorio_em', label: LABELS.recebido_provisorio_em, kind: 'day' },
  { key: 'recebido_definitivo_em', label: LABELS.recebido_definitivo_em, kind: 'day' },
  { key: 'reajustes_medidos', label: 'Reajustes em boletins (R$)', kind: 'money' },
  { key: 'medido_antes', label: `${LABELS.medido_antes} (R$)`, kind: 'money' },
  { key: 'pago_antes', label: `${LABELS.pago_antes} (R$)`, kind: 'money' },
  { key: 'antes_ate', label: LABELS.antes_ate, kind: 'day' },
  { key: 'antes_motivo', label: LABELS.antes_motivo, kind: 'text' },
  { key: 'projetos', label: LABELS.projetos, kind: 'text' },
])
