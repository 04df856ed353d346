import { formatWhole } from '@paco/domain/shared/formats'
import { linhasText } from '../textos.ts'

/** '480 linhas'; of more than a batch takes, 'as primeiras 500 de 812 linhas'. */
export function quantasText(shown: number, asked: number, total: number): string {
  if (total <= asked) return linhasText(shown)
  const first = `as primeiras ${formatWhole(asked)} de ${linhasText(total)}`
  return shown === asked ? first : `${linhasText(shown)}, entre ${first}`
}

/** Rows that are left out, counted by the reason. */
export function foraText(recusas: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const recusa of recusas) counts.set(recusa, (counts.get(recusa) ?? 0) + 1)
  return [...counts].map(
    ([recusa, count]) => `${linhasText(count)} ${count === 1 ? 'ficou' : 'ficaram'} de fora: ${recusa}`,
  )
}
