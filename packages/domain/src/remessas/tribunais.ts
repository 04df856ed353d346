import { type Corte, corteDe, type Leiaute } from '../cidade/tribunais.ts'
import type { Column } from '../http/list.ts'
import type { Linha } from './obra.ts'

type Coluna = Column & { readonly key: keyof Linha }

/** How a report on works looks. Another one is another of these; which court has which is data. */
interface Forma {
  /** What whoever sends it should know. */
  readonly aviso: string
  readonly colunas: readonly Coluna[]
  /** What a line should not be without. */
  readonly obrigatorios: readonly (keyof Linha)[]
  /** Whether columns, codes and what is asked for are a court's own. */
  readonly leiaute: boolean
}

/** What a court of accounts wants to be told of works, and when. */
export type Tribunal = Omit<Corte, 'leiaute'> & Forma

const OBRA: readonly Coluna[] = [
  { key: 'orgao', label: 'Órgão', kind: 'text' },
  { key: 'obra', label: 'Obra', kind: 'text', width: 44 },
  { key: 'objeto', label: 'Objeto', kind: 'text', width: 44 },
  { key: 'endereco', label: 'Endereço', kind: 'text', width: 36 },
  { key: 'latitude', label: 'Latitude', kind: 'decimal' },
  { key: 'longitude', label: 'Longitude', kind: 'decimal' },
  { key: 'fonte', label: 'Fonte de recursos', kind: 'text' },
  { key: 'empresa', label: 'Contratada', kind: 'text' },
  { key: 'cnpj', label: 'CNPJ', kind: 'text' },
  { key: 'contrato', label: 'Contrato', kind: 'text', width: 14 },
  { key: 'assinatura', label: 'Assinatura', kind: 'day' },
  { key: 'inicio', label: 'Início', kind: 'day' },
  { key: 'conclusao_original', label: 'Conclusão original', kind: 'day' },
  { key: 'conclusao_atual', label: 'Conclusão atual', kind: 'day' },
  { key: 'valor_inicial', label: 'Valor inicial (R$)', kind: 'money' },
  { key: 'valor_aditado', label: 'Aditivos (R$)', kind: 'money' },
  { key: 'valor_pago', label: 'Valor pago (R$)', kind: 'money' },
  { key: 'fisico', label: '% físico', kind: 'percent' },
]
const SITUACAO: readonly Coluna[] = [
  { key: 'situacao_nome', label: 'Situação', kind: 'text' },
  { key: 'motivo', label: 'Motivo da paralisação', kind: 'text' },
  { key: 'paralisada_em', label: 'Data da paralisação', kind: 'day' },
  { key: 'providencias', label: 'Providências', kind: 'text' },
]

const FORMAS: Readonly<Record<Leiaute, Forma>> = {
  geral: {
    aviso: 'Relatório geral do sistema, sem o leiaute do tribunal: confira o que ele pede',
    colunas: [...OBRA, ...SITUACAO],
    obrigatorios: ['endereco', 'latitude', 'cnpj', 'inicio', 'conclusao_original'],
    leiaute: false,
  },
  audesp: {
    aviso: 'Nomes dos campos: conferir no Portal de Sistemas',
    colunas: [...OBRA, { key: 'situacao', label: 'Situação (código AUDESP)', kind: 'integer' }, ...SITUACAO],
    obrigatorios: ['endereco', 'latitude', 'fonte', 'cnpj', 'inicio', 'conclusao_original'],
    leiaute: true,
  },
}

/** A court with the report it has. */
export function tribunalDe(codigo: string): Tribunal {
  const corte = corteDe(codigo)
  return { ...corte, ...FORMAS[corte.leiaute] }
}

/** What stands above the columns. */
export const cabecalhoOf = (tribunal: string, periodo: string, dia: string): string[][] => {
  const { nome, aviso } = tribunalDe(tribunal)
  return [[`Obras contratadas: ${nome}`], ['Período', periodo], ['Situação em', dia], [aviso]]
}
