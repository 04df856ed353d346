import { LABELS as CIDADE } from '@paco/domain/cidade/cidade'
import { LABELS as CORTE, LEIAUTE_LABELS } from '@paco/domain/cidade/tribunais'
import type { Column } from '@paco/domain/http/list'
import { CLASSIFICACAO_LABELS, LABELS as CRITERIO } from '@paco/domain/pacotes/criterio'
import { FUSOS } from '@paco/domain/shared/fusos'

const FUSO_LABELS = Object.fromEntries(Object.entries(FUSOS).map(([fuso, { nome }]) => [fuso, nome]))

/** What the city says of itself. */
export const cidadeColumns: readonly Column[] = Object.entries(CIDADE).map(([key, label]) => ({
  key,
  label,
  kind: 'text',
  ...(key === 'fuso' ? { labels: FUSO_LABELS } : {}),
}))

/** What is known of a court of accounts. */
export const corteColumns: readonly Column[] = Object.entries(CORTE).map(([key, label]) => ({
  key,
  label,
  kind: key === 'semestre' || key === 'prazo_dias' ? 'integer' : 'text',
  ...(key === 'leiaute' ? { labels: LEIAUTE_LABELS } : {}),
}))

/** A criterion of the transparency programme. */
export const criterioColumns: readonly Column[] = Object.entries(CRITERIO).map(([key, label]) => ({
  key,
  label,
  kind: key === 'peso' ? 'decimal' : key === 'ciclo' ? 'integer' : 'text',
  ...(key === 'classificacao' ? { labels: CLASSIFICACAO_LABELS } : {}),
}))
