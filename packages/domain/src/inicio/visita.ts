const HORA = 3_600_000
const DIA = 24 * HORA

/** Who comes back within so many hours has not been away: what was news stays in sight. */
const VISITA = 8 * HORA
/** What is older is told by `/mudancas` and the histories. */
const MAIS_ANTIGA = 30 * DIA
const SEM_VISITA = 7 * DIA

/** When somebody was here: since when the news of this visit count, and when they last looked. */
export interface Visita {
  readonly desde: string
  readonly vista: string
}

/** The visit that goes on or begins now; the first one tells of the last week. */
export function visitaAgora(antes: Visita | null, now: Date): Visita {
  const vista = now.toISOString()
  if (antes === null) return { desde: new Date(now.getTime() - SEM_VISITA).toISOString(), vista }
  const away = now.getTime() - Date.parse(antes.vista)
  return { desde: away < VISITA ? antes.desde : antes.vista, vista }
}

/** Since when changes are told, whatever was asked: never of a time to come, never of more than a month. */
export function desdeQuando(asked: string | undefined, now: Date): Date {
  const time = asked === undefined ? now.getTime() - SEM_VISITA : Date.parse(asked)
  return new Date(Math.min(Math.max(time, now.getTime() - MAIS_ANTIGA), now.getTime()))
}
