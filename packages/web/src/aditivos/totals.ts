import type { Aditivo, StatusAditivo } from '@paco/domain/aditivos/aditivo'
import { sumMoney } from '@paco/domain/shared/money'

const sumOf = (aditivos: readonly Aditivo[], wanted: StatusAditivo) =>
  sumMoney(aditivos.filter(({ status }) => status === wanted).map(({ valor }) => valor ?? 0))

/** What a project's value amendments add up to. */
export const totalsOf = (aditivos: readonly Aditivo[]) => ({
  aprovado: sumOf(aditivos, 'aprovado'),
  pendente: sumOf(aditivos, 'pendente'),
})

/** `2 pendentes, 1 aprovado` of value; the pending ones first, since they wait for someone. Deadlines add no money. */
export function valorCountText(aditivos: readonly Aditivo[]): string {
  const count = (wanted: StatusAditivo, one: string) => {
    const found = aditivos.filter(({ tipo, status }) => tipo === 'valor' && status === wanted).length
    return found === 0 ? [] : [`${found} ${one}${found === 1 ? '' : 's'}`]
  }
  return [
    ...count('pendente', 'pendente'),
    ...count('aprovado', 'aprovado'),
    ...count('rejeitado', 'rejeitado'),
  ].join(', ')
}
