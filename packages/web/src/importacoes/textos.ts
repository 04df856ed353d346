import type { Totais } from '@paco/domain/importacoes/conferencia'
import type { LinhaPresa } from '@paco/domain/importacoes/importacao'
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

/** How many rows are told one by one before an undo. */
const DITAS = 5

/** ' Já se sabe que 2 linhas ficam: linha 3 (Há documentos guardados com ele); linha 9 (…).' Nothing where all go. */
export function presasText(presas: readonly LinhaPresa[]): string {
  if (presas.length === 0) return ''
  const told = presas
    .slice(0, DITAS)
    .map(({ linha, motivo }) => `linha ${linha} (${motivo.replace(/\.$/, '')})`)
  const more = presas.length > DITAS ? `; e mais ${formatWhole(presas.length - DITAS)}` : ''
  const verb = presas.length === 1 ? 'fica' : 'ficam'
  return ` Já se sabe que ${linhasText(presas.length)} ${verb}: ${told.join('; ')}${more}.`
}
