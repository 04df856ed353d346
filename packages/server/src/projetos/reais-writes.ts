import { datasReais, type EtapaRealizada, realMistakes } from '@paco/domain/etapas/datas-reais'
import type { Day } from '@paco/domain/shared/days'
import { invalid } from '@paco/domain/shared/errors'

const WIRE = { inicio_real: 'datainicioreal', fim_real: 'datafimreal' } as const

/** Refuses actual dates that cannot be, under the names the wire has for them. */
export function assertReais(
  before: readonly EtapaRealizada[],
  after: readonly EtapaRealizada[],
  today: Day,
): void {
  const campos = after.flatMap((etapa, index) => {
    const stored = before[index]
    const mistakes = stored ? realMistakes(stored, etapa, today) : {}
    return Object.entries(mistakes).map(([name, text]) => [
      `${WIRE[name as keyof typeof WIRE]}${etapa.numero}`,
      text,
    ])
  })
  if (campos.length > 0) throw invalid(Object.fromEntries(campos))
}

/** The stages as a change of their situations leaves their actual dates; both lists in the order of their numbers. */
export function withReais(
  before: readonly EtapaRealizada[],
  after: readonly EtapaRealizada[],
  today: Day,
): EtapaRealizada[] {
  const real = after.map((etapa, index) => ({
    ...etapa,
    ...datasReais(before[index] ?? etapa, etapa, today),
  }))
  assertReais(before, real, today)
  return real
}
