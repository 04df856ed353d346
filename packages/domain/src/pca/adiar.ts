import * as z from 'zod/mini'
import type { Day } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'
import type { Pca } from './pca.ts'
import { isAprovado, type SituacaoPlano } from './plano.ts'

/** From this day of its year on a plan tells what of it was not executed. */
const DEZEMBRO = '12-01'

/** Why what a plan left undone is not carried over yet; null where it is. */
export function refusalOfAdiar(plano: { ano: number; situacao: SituacaoPlano }, today: Day): string | null {
  if (!isAprovado(plano.situacao)) return MESSAGES.carryApproved
  return today < `${plano.ano}-${DEZEMBRO}` ? MESSAGES.carryLater : null
}

/** In the plan, for no project, and not carried over yet. */
export const isSemExecucao = (item: Pick<Pca, 'situacao' | 'vinculados' | 'adiado_para'>): boolean =>
  item.situacao === 'aprovado' && item.vinculados === 0 && item.adiado_para === null

/** The same day of the next plan's year; a day that was moved there already stays. */
export function diaAdiado(data_pretendida: Day, ano: number): Day {
  if (data_pretendida > `${ano}-12-31`) return data_pretendida
  const [day, next] = [data_pretendida.slice(5), ano + 1]
  // Whatever leap year comes, the last of February is its 28th here.
  return `${next}-${day === '02-29' ? '02-28' : day}`
}

export const planoAdiar = labelled(
  z.object({
    itens: z
      .array(fields.id, 'Escolha os itens.')
      .check(
        z.minLength(1, 'Escolha ao menos um item.'),
        z.maxLength(1000, 'Escolha no máximo 1.000 itens.'),
      ),
    versao: fields.versaoLida,
  }),
  { itens: 'Itens' },
)

export const adiadosText = (count: number, ano: number): string =>
  count === 1 ? `1 item levado ao plano de ${ano}.` : `${count} itens levados ao plano de ${ano}.`
