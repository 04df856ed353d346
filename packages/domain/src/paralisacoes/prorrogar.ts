import type { Etapa } from '../etapas/etapa.ts'
import { addDays, type Day, daysBetween } from '../shared/days.ts'

type Planned = Pick<Etapa, 'numero' | 'inicio' | 'fim' | 'prazo' | 'situacao'>
type Moved = Pick<Etapa, 'numero' | 'inicio' | 'fim' | 'prazo'>

const later = (day: Day | null, days: number) => (day === null ? null : addDays(day, days))

const isRunning = ({ situacao }: Planned) => situacao === 'Em andamento' || situacao === 'Atrasado'

/**
 * Art. 115 § 5: the days stopped move the schedule by themselves. A stage under way ends so much later, one that has not
 * begun moves whole, a concluded one stays. What was planned first is kept elsewhere and does not move.
 */
export function prorrogar(etapas: readonly Planned[], inicio: Day, reinicio: Day): Moved[] {
  const days = daysBetween(inicio, reinicio)
  return etapas
    .filter(({ situacao }) => situacao !== 'Concluído')
    .map((etapa) => {
      const { numero, inicio: begin, fim, prazo } = etapa
      const running = isRunning(etapa)
      return {
        numero,
        inicio: running ? begin : later(begin, days),
        fim: later(fim, days),
        prazo: running && prazo !== null ? prazo + days : prazo,
      }
    })
}
