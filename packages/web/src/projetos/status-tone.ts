import type { Situacao } from '@paco/domain/etapas/etapa'

/** The colour each situation has on every pill and chart; its word always stands beside it. */
export const STATUS_TONES = {
  'Não iniciado': 'idle',
  'Em andamento': 'run',
  Concluído: 'ok',
  Atrasado: 'late',
} as const satisfies Record<Situacao, string>
