import type { instalacaoCalls } from '@paco/domain/sistema/instalacao-contract'
import type { Lentas, Medidas } from '@paco/domain/sistema/medidas'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { serveMetrics } from '../http/scrape.ts'
import { whenServing } from '../http/serving.ts'
import { SLOT } from '../metrics/history.ts'
import type { Told } from '../metrics/metrics.ts'
import type { SlowStatements } from '../metrics/slow.ts'
import { leiturasOf, rotasOf } from './leituras.ts'
import type { Medida } from './medidas.ts'

/** So many of the slowest are shown. */
const MOST = 10
const whole = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

function medidasOf({ history, since, requests }: Medida, told: readonly Told[], now: Date): Medidas {
  const { since: first, series } = history.read(now.getTime())
  return {
    desde: since.toISOString(),
    inicio: new Date(first).toISOString(),
    minutos: SLOT / 60_000,
    series: {
      requisicoes: series.requests,
      p95: series.p95.map(whole),
      erros: series.errors,
      atraso: series.delay.map(whole),
      espera: series.waiting,
      memoria: series.memory,
      conexoes: series.busy,
      fila: series.queue,
      banco: series.size,
      copia: series.backup.map(whole),
      emails: series.emails,
      trilha: series.lines,
    },
    agora: leiturasOf(told),
    rotas: rotasOf(requests),
  }
}

const lentasOf = (slow: SlowStatements): Lentas => ({
  limite: slow.limit,
  formas: slow.slowest(MOST).map(({ name, shape, count, worst, routes, last }) => ({
    forma: name,
    texto: shape,
    vezes: count,
    pior: Math.round(worst),
    rotas: [...routes],
    ultima_em: new Date(last).toISOString(),
  })),
})

/** How this instance fared, for those who look after it. */
export const medidasRoutes = (
  medida: Medida,
  slow: SlowStatements,
  now: () => Date,
): Pick<Handlers<typeof instalacaoCalls>, 'getMedidas' | 'getLentas'> => ({
  getMedidas: async () => {
    const told = await medida.tell()
    medida.note(told)
    return { Status: 'Success', Result: [medidasOf(medida, told, now())] }
  },
  getLentas: async () => ({ Status: 'Success', Result: [lentasOf(slow)] }),
})

/** Measures while the application listens, tells the log of slow statements, and answers `/metrics` to who has the token. */
export function followMedida(
  app: FastifyInstance,
  medida: Medida,
  { slow }: Pick<Database, 'slow'>,
  options: { metricsToken?: string | undefined; behindDoor?: boolean },
): void {
  let stop = () => {}
  const unfollow = slow.follow({
    spanning: (since) => medida.flights.spanning(since).map((place) => medida.requests.routeOf(place)),
    tell: ({ name, shape, milliseconds, routes }) =>
      app.log.warn({ shape: name, statement: shape, ms: Math.round(milliseconds), routes }, 'slow statement'),
  })
  whenServing(app, options, async () => {
    stop = medida.start()
  })
  app.addHook('onClose', async () => {
    stop()
    unfollow()
  })
  if (options.metricsToken !== undefined) serveMetrics(app, medida.metrics, options.metricsToken)
}
