import { MESSAGES } from '@paco/domain/sistema/messages'
import type { Replica } from '../db/replica.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** What whoever watches the server is told: nothing fails, and what the replica was to take off the primary comes back to it. */
export function replicaTroubles(replica: Replica | null): string[] {
  if (!replica) return []
  const { situacao } = replica.state()
  return situacao === 'em_dia' ? [] : [MESSAGES.replica[situacao]]
}

/** Nothing of it is said where there is none. */
export function measureReplica(metrics: Metrics, replica: Replica | null | undefined): void {
  metrics.gauge('paco_replica_up', 'Whether open reads go to the replica', () => {
    if (!replica) return []
    return replica.state().situacao === 'em_dia' ? 1 : 0
  })
  metrics.gauge(
    'paco_replica_lag_seconds',
    'By how much the replica is behind',
    () => replica?.state().atraso ?? [],
  )
  metrics.counter('paco_replica_reads_total', 'Open statements, by whom they were asked of', () =>
    replica ? Object.entries(replica.reads()).map(([asked, count]) => [{ asked }, count] as const) : [],
  )
}
