import type { Aditivo, StatusAditivo } from '@paco/domain/aditivos/aditivo'
import { changesValor } from '@paco/domain/aditivos/efeito'

/** `2 pendentes, 1 aprovado` of value; the pending ones first, since they wait for someone. Deadlines add no money. */
export function valorCountText(aditivos: readonly Aditivo[]): string {
  const ofValor = aditivos.filter(changesValor)
  const count = (wanted: StatusAditivo) => {
    const found = ofValor.filter(({ status }) => status === wanted).length
    return found === 0 ? [] : [`${found} ${wanted}${found === 1 ? '' : 's'}`]
  }
  return (['pendente', 'devolvido', 'aprovado', 'rejeitado', 'retirado'] as const).flatMap(count).join(', ')
}
