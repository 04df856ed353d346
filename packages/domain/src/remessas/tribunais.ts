import type { Column } from '../http/list.ts'
import type { TRIBUNAL_LABELS } from './labels.ts'
import type { Linha } from './obra.ts'

export type TribunalKey = keyof typeof TRIBUNAL_LABELS

type Coluna = Column & { readonly key: keyof Linha }

/** What a court of accounts wants to be told of works. Another court is another of these, not another program. */
export interface Tribunal {
  readonly nome: string
  /** What whoever sends it should know. */
  readonly aviso: string
  readonly colunas: readonly Coluna[]
  /** What the court does not take a line without. */
  readonly obrigatorios: readonly (keyof Linha)[]
}

export const TRIBUNAIS = {
  'tce-sp': {
    nome: 'Tribunal de Contas do Estado de São Paulo',
    aviso: 'Nomes dos campos: conferir no Portal de Sistemas',
    colunas: [
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
      { key: 'situacao', label: 'Situação (código AUDESP)', kind: 'integer' },
      { key: 'situacao_nome', label: 'Situação', kind: 'text' },
      { key: 'motivo', label: 'Motivo da paralisação', kind: 'text' },
      { key: 'paralisada_em', label: 'Data da paralisação', kind: 'day' },
      { key: 'providencias', label: 'Providências', kind: 'text' },
    ],
    obrigatorios: ['endereco', 'latitude', 'fonte', 'cnpj', 'inicio', 'conclusao_original'],
  },
} as const satisfies Readonly<Record<TribunalKey, Tribunal>>

export const TRIBUNAL_KEYS = Object.keys(TRIBUNAIS) as [TribunalKey, ...TribunalKey[]]

/** What stands above the columns. */
export const cabecalhoOf = (tribunal: TribunalKey, periodo: string, dia: string): string[][] => {
  const { nome, aviso } = TRIBUNAIS[tribunal]
  return [[`Obras contratadas: ${nome}`], ['Período', periodo], ['Situação em', dia], [aviso]]
}
