import type { Totais } from '@paco/domain/importacoes/conferencia'
import type { Acao } from '@paco/domain/importacoes/mudanca'
import { formatWhole } from '@paco/domain/shared/formats'

export const countOf = (n: number, one: string, many: string): string =>
  `${formatWhole(n)} ${n === 1 ? one : many}`

export const linhasText = (n: number): string => countOf(n, 'linha', 'linhas')

/** What rows do, one and several of them. */
const WORDS: Record<Acao, readonly [string, string]> = {
  criar: ['novo', 'novos'],
  alterar: ['alterado', 'alterados'],
  igual: ['igual', 'iguais'],
  erro: ['com erro', 'com erro'],
}

export const ACAO_LABELS: Record<Acao, string> = {
  criar: 'Novos',
  alterar: 'Alterados',
  igual: 'Iguais',
  erro: 'Com erro',
}

/** Of one row. */
export const ACAO_LABEL: Record<Acao, string> = {
  criar: 'Novo',
  alterar: 'Alterado',
  igual: 'Igual',
  erro: 'Erro',
}

const ORDER = ['criar', 'alterar', 'igual', 'erro'] as const satisfies readonly Acao[]

/** '12 novos · 3 alterados · 1 com erro', without those there are none of. */
export const totaisText = (totais: Totais): string =>
  ORDER.filter((acao) => totais[acao] > 0)
    .map((acao) => countOf(totais[acao], ...WORDS[acao]))
    .join(' · ') || 'nenhuma linha'

export const totalOf = (totais: Totais): number => ORDER.reduce((sum, acao) => sum + totais[acao], 0)

/** A column of a sheet as spreadsheets name it: 0 is A, 27 is AB. */
export const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26)
