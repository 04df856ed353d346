import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { formatDay } from '@paco/domain/shared/days'

export const diasText = (dias: number): string => (dias === 1 ? '1 dia' : `${dias} dias`)

/** The name of a stage with its number once. */
export const nomeDaEtapa = ({ etapa, etapa_nome }: Pick<EtapaDaSemana, 'etapa' | 'etapa_nome'>): string =>
  `Etapa ${etapa} · ${etapa_nome.replace(/^\d+\s*-\s*/, '')}`

/** When a stage is due, beside why it is told. */
export function quandoText({ fim, inicio, motivo }: EtapaDaSemana): string {
  const day = motivo === 'comeca' ? inicio : fim
  if (day === null) return 'sem data'
  return motivo === 'comeca' ? `começa em ${formatDay(day)}` : `fim em ${formatDay(day)}`
}

/** `em 3 dias`, `Vence hoje`, `venceu há 2 dias`. */
export function restaText(dias: number): string {
  if (dias === 0) return 'Vence hoje'
  return dias > 0 ? `em ${diasText(dias)}` : `venceu há ${diasText(-dias)}`
}
