import * as z from 'zod/mini'
import { ETAPAS, SITUACOES } from '../etapas/etapa.ts'
import { marca } from '../etapas/marca.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { GUARDADOS } from './guardado.ts'
import { CONGELAMENTOS } from './linha-base.ts'
import { NATUREZAS } from './natureza.ts'
import { paralisada } from './paralisada.ts'

export const situacao = z.enum(SITUACOES, 'Escolha uma das situações.')

/** One flat field of each stage, as the wire names them: `prazoetapa1` … `prazoetapa6`. */
type PerEtapa<Prefix extends string, S> = { [N in 1 | 2 | 3 | 4 | 5 | 6 as `${Prefix}${N}`]: S }

function eachEtapa<Prefix extends string, S>(prefix: Prefix, make: (numero: number) => S) {
  const pairs = ETAPAS.map(({ numero }) => [`${prefix}${numero}`, make(numero)])
  return Object.fromEntries(pairs) as PerEtapa<Prefix, S>
}

const perEtapa = <Prefix extends string, S>(prefix: Prefix, schema: S) => eachEtapa(prefix, () => schema)
const labelPerEtapa = <Prefix extends string>(prefix: Prefix, word: string) =>
  eachEtapa(prefix, (numero) => `Etapa ${numero}: ${word}`)

const nullableText = z.nullable(z.string())

/** A project on the wire. Status, progress and late stages are computed, never sent. */
export const projeto = z.object({
  id: z.number(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  nomeprojeto: z.string(),
  descricao: nullableText,
  ano: z.nullable(z.number()),
  valor: z.nullable(z.number()),
  valor_original: z.nullable(z.number()),
  /** What its services cost. */
  gasto: z.number(),
  /** What its signed contracts come to; null where it has none. Of a contract of several projects, all of it. */
  contratado: z.nullable(z.number()),
  /** What approved bulletins measured of them, and what was paid. */
  medido: z.nullable(z.number()),
  pago: z.nullable(z.number()),
  /** Measured of contracted in whole percents: what its works count as; null where no bulletin is approved. */
  fisico: z.nullable(z.number()),
  gestorprocesso: nullableText,
  natureza: z.nullable(z.enum(NATUREZAS)),
  /** What everyone is told of it; the description is for those who work on it. */
  descricao_publica: nullableText,
  endereco: nullableText,
  /** Of the multi-year plan (PPA), as the city's list names it. */
  programa: nullableText,
  /** Why no item of the procurement plan has it. */
  fora_do_pca: nullableText,
  status: z.enum(SITUACOES),
  situacao: z.enum(SITUACOES),
  progresso: z.number(),
  etapa_atual: z.number(),
  etapas_atrasadas: z.array(z.number()),
  /**
   * Since when value and end dates change by amendment only, and what froze them; null while they are free. What froze
   * them is null too for those who may not read the amendments.
   */
  base_congelada_em: nullableText,
  base_congelada_por: z.nullable(z.enum(CONGELAMENTOS)),
  /** An amendment of it was decided: such a project is not deleted. Told to those who may read the amendments. */
  aditivo_decidido: z.boolean(),
  /** Why it is not deleted by anyone, but archived; told to the same. */
  guardado: z.array(z.enum(GUARDADOS)),
  /** Since when it is archived, and why; null while it is not. By whom is told to those who may read the amendments. */
  arquivado_em: nullableText,
  arquivado_motivo: nullableText,
  arquivado_por: nullableText,
  /** Stages whose end passed before they began. */
  etapas_nao_iniciadas: z.array(z.number()),
  /** The stoppage that is going on; null while the works are not stopped. */
  paralisacao: z.nullable(paralisada),
  /** From which day on its works count as without evolution, if they do not get on; null where no works are under way. */
  sem_evolucao_em: nullableText,
  ...perEtapa('etapa', z.string()),
  ...perEtapa('datainicioetapa', nullableText),
  ...perEtapa('datafimetapa', nullableText),
  ...perEtapa('prazoetapa', z.nullable(z.number())),
  ...perEtapa('situacaoetapa', z.nullable(z.enum(SITUACOES))),
  ...perEtapa('datainiciooriginal', nullableText),
  ...perEtapa('datafimoriginal', nullableText),
  /** When a stage really began and ended. */
  ...perEtapa('datainicioreal', nullableText),
  ...perEtapa('datafimreal', nullableText),
  versao: z.number(),
})
export type Projeto = z.output<typeof projeto>

/** Days, to the hundredth as 'Diferença entre datas' fills them; negative ones come from dates in the wrong order. */
const prazo = fields.decimal(-1_000_000, 1_000_000, 'Informe o prazo em dias.')

const etapaFields = {
  ...perEtapa('etapa', fields.optionalText(200)),
  ...perEtapa('datainicioetapa', fields.clearable(fields.day)),
  ...perEtapa('datafimetapa', fields.clearable(fields.day)),
  ...perEtapa('prazoetapa', fields.clearable(prazo)),
  ...perEtapa('situacaoetapa', fields.clearable(situacao)),
  ...perEtapa('datainicioreal', fields.clearable(fields.day)),
  ...perEtapa('datafimreal', fields.clearable(fields.day)),
}

const ownFields = {
  descricao: fields.optionalText(5000),
  ano: fields.clearable(fields.integer(1900, 2199, 'Informe o ano com quatro algarismos.')),
  valor: fields.clearable(fields.money),
  gestorprojeto: fields.optionalText(200),
  gestorprocesso: fields.optionalText(200),
  natureza: fields.clearable(z.enum(NATUREZAS, 'Escolha a natureza.')),
  descricao_publica: fields.optionalText(2000),
  endereco: fields.optionalText(300),
  programa: fields.optionalText(200),
  fora_do_pca: fields.optionalText(1000),
}

/** What its fields are called; those of a stage say which. */
export const LABELS = {
  id: 'Id',
  id_secretaria: 'Secretaria',
  nomeprojeto: 'Nome do projeto',
  descricao: 'Descrição',
  ano: 'Ano de início',
  valor: 'Valor',
  gestorprojeto: 'Gestor',
  gestorprocesso: 'Gestor',
  natureza: 'Natureza',
  descricao_publica: 'Texto para o público',
  endereco: 'Endereço',
  programa: 'Programa do PPA',
  fora_do_pca: 'Fora do PCA: motivo',
  motivo_correcao: 'Motivo da correção',
  motivo_documentos: 'Motivo de concluir sem os documentos',
  ...labelPerEtapa('etapa', 'nome'),
  ...labelPerEtapa('datainicioetapa', 'início'),
  ...labelPerEtapa('datafimetapa', 'fim'),
  ...labelPerEtapa('prazoetapa', 'prazo em dias'),
  ...labelPerEtapa('situacaoetapa', 'situação'),
  ...labelPerEtapa('datainicioreal', 'começou em'),
  ...labelPerEtapa('datafimreal', 'terminou em'),
}

export const projetoCreate = labelled(
  z.object({
    id_secretaria: fields.clearable(fields.id),
    nomeprojeto: fields.requiredText(300),
    ...ownFields,
    ...etapaFields,
  }),
  LABELS,
  'projetos',
)
export type ProjetoCreate = z.output<typeof projetoCreate>

/** What is missing stays as it is. */
export const projetoUpdate = labelled(
  z.object({
    id_secretaria: z.optional(fields.id),
    nomeprojeto: z.optional(fields.requiredText(300)),
    ...ownFields,
    ...etapaFields,
    /** Why an administrator corrects what is frozen. */
    motivo_correcao: fields.optionalText(1000),
    /** Why a stage is concluded without documents that it needs. */
    motivo_documentos: fields.optionalText(1000),
    versao: fields.versao,
  }),
  LABELS,
  'projetos',
)
export type ProjetoUpdate = z.output<typeof projetoUpdate>

/** Of what was sent, the fields of the project itself, beside its name, department and stages. */
export function ownFieldsOf(body: ProjetoCreate | ProjetoUpdate) {
  const own = Object.keys(ownFields).map((key) => [key, body[key as keyof typeof ownFields]])
  return Object.fromEntries(own) as Pick<ProjetoUpdate, keyof typeof ownFields>
}

const filters = {
  id_secretaria: z.optional(fields.id),
  natureza: z.optional(z.enum(NATUREZAS, 'Natureza desconhecida.')),
  /** The tiles once linked with this name; it means the same. */
  secretaria: z.optional(fields.id),
  status: z.optional(situacao),
  ano: z.optional(fields.integer(1900, 2199)),
  /** Whether it has a point on the map. */
  localizado: z.optional(fields.flag),
  /** Those with a stage that has this mark. */
  marca: z.optional(marca),
  /** Those whose works are stopped. */
  paralisado: z.optional(fields.flag),
  /** Those whose works go on without getting on. */
  sem_evolucao: z.optional(fields.flag),
  /** Only those that are archived; unless said, only those that are not. */
  arquivados: z.optional(fields.flag),
}

/** 'Lista de Processos', at /projetocompleto. */
export const processosList = defineList({
  name: 'processos',
  title: 'Lista de Processos',
  sobre:
    'Todos os projetos da prefeitura: o que são, de que secretaria, em que situação, por quanto e até quando.',
  columns: [
    { key: 'id', label: LABELS.id, kind: 'id' },
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'nomeprojeto', label: 'Nome do Processo', kind: 'text' },
    { key: 'gestorprocesso', label: LABELS.gestorprocesso, kind: 'text' },
    { key: 'status', label: 'Situação', kind: 'text' },
    { key: 'progresso', label: 'Progresso', kind: 'percent' },
    { key: 'ano', label: 'Ano', kind: 'year' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'datafimetapa6', label: 'Prazo', kind: 'day' },
  ],
  filters,
})

/** 'RELAÇÃO DE PROCESSOS', at /employee: the same rows under fewer columns. */
export const relacaoList = defineList({
  name: 'relacao-processos',
  title: 'RELAÇÃO DE PROCESSOS',
  columns: [
    { key: 'id', label: LABELS.id, kind: 'id' },
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'nomeprojeto', label: LABELS.nomeprojeto, kind: 'text' },
    { key: 'status', label: 'Situação', kind: 'text' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
  ],
  filters,
})

/** 'Ficha do PROJETO', at /fichaprojeto. */
export const fichaList = defineList({
  name: 'ficha-projetos',
  title: 'Ficha do PROJETO',
  sobre: 'Cada projeto da prefeitura em uma folha, para ler, imprimir ou guardar em PDF.',
  columns: [
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'nomeprojeto', label: 'Projeto', kind: 'text' },
    { key: 'datainicioetapa1', label: 'Data de início', kind: 'day' },
    { key: 'datafimetapa6', label: 'Data de término', kind: 'day' },
    { key: 'situacaoetapa1', label: 'Situação', kind: 'text' },
    { key: 'status', label: 'Situação do projeto', kind: 'text' },
    { key: 'progresso', label: 'Progresso', kind: 'percent' },
  ],
  filters,
})
