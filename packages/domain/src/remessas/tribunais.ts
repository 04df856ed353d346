import { cidadeAtual } from '../cidade/atual.ts'
import type { Column } from '../http/list.ts'
import { SEM_TRIBUNAL, TRIBUNAL_LABELS } from './labels.ts'
import type { Linha } from './obra.ts'

type Coluna = Column & { readonly key: keyof Linha }

/** What a court of accounts wants to be told of works. Another court is another of these, not another program. */
export interface Tribunal {
  readonly nome: string
  /** How people write it: 'TCE-SP'. */
  readonly sigla: string
  /** What whoever sends it should know. */
  readonly aviso: string
  readonly colunas: readonly Coluna[]
  /** What a line should not be without. */
  readonly obrigatorios: readonly (keyof Linha)[]
  /** Whether columns, codes and what is asked for are this court's own. */
  readonly leiaute: boolean
  /** In which month its half-years begin, the other six months later. */
  readonly semestre: 1 | 4
}

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

/** The courts whose layout is known. */
const LEIAUTES: Readonly<Record<string, Omit<Tribunal, 'sigla' | 'leiaute'>>> = {
  'tce-sp': {
    nome: 'Tribunal de Contas do Estado de São Paulo',
    aviso: 'Nomes dos campos: conferir no Portal de Sistemas',
    colunas: [...OBRA, { key: 'situacao', label: 'Situação (código AUDESP)', kind: 'integer' }, ...SITUACAO],
    obrigatorios: ['endereco', 'latitude', 'fonte', 'cnpj', 'inicio', 'conclusao_original'],
    semestre: 4,
  },
}

export const TRIBUNAL_KEYS = Object.keys(TRIBUNAL_LABELS) as [string, ...string[]]

/** A court's descriptor: its own where its layout is known, else the general report under its name. */
export function tribunalDe(codigo: string): Tribunal {
  const sigla = TRIBUNAL_LABELS[codigo] ?? codigo
  const known = LEIAUTES[codigo]
  if (known) return { ...known, sigla, leiaute: true }
  return {
    nome: sigla,
    sigla,
    aviso: 'Relatório geral do sistema, sem o leiaute do tribunal: confira o que ele pede',
    colunas: [...OBRA, ...SITUACAO],
    obrigatorios: ['endereco', 'latitude', 'cnpj', 'inicio', 'conclusao_original'],
    leiaute: false,
    semestre: 1,
  }
}

/** The court that oversees the city. */
export const tribunalAtual = (): string => cidadeAtual().tribunal ?? SEM_TRIBUNAL

/** What stands above the columns. */
export const cabecalhoOf = (tribunal: string, periodo: string, dia: string): string[][] => {
  const { nome, aviso } = tribunalDe(tribunal)
  return [[`Obras contratadas: ${nome}`], ['Período', periodo], ['Situação em', dia], [aviso]]
}
