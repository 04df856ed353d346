import { ETAPAS } from '@paco/domain/etapas/etapa'
import { anoOf, datasSozinhas, type Linha, type Lugar } from '@paco/domain/etapas/sozinhas'
import { LABELS } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import { readSession } from '../../http/session-store.ts'
import { sameValue } from '../../ui/entity-form/merge.ts'
import type { Values } from '../../ui/entity-form/types.ts'
import { typedLinhas } from './etapa-values.ts'

const KEY = 'paco:datas-sozinhas'
const OFF = 'desligado'

/** Each person's own, also where several share a computer; on until turned off, and where nothing is kept. */
const placeOf = () => `${KEY}:${readSession()?.id ?? ''}`

function isOn(): boolean {
  try {
    return localStorage.getItem(placeOf()) !== OFF
  } catch {
    return true
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(placeOf())
    else localStorage.setItem(placeOf(), OFF)
  } catch {
    // As above.
  }
}

const SIDES = { inicio: 'datainicioetapa', fim: 'datafimetapa', prazo: 'prazoetapa' } as const
const LUGARES = ETAPAS.flatMap(({ numero }) =>
  (Object.keys(SIDES) as (keyof Linha)[]).map((side): [name: string, Lugar] => [
    `${SIDES[side]}${numero}`,
    `${side}${numero}`,
  ]),
)
const lugarOf = new Map(LUGARES)
const nameOf = new Map(LUGARES.map(([name, lugar]) => [lugar, name]))
const INICIO = `${SIDES.inicio}1`

/** `Etapa 1: fim 31/03/2027`. */
const told = ([name, value]: [string, unknown]) =>
  `${LABELS[name as keyof typeof LABELS]} ${typeof value === 'string' ? formatDay(value) : String(value)}`

/** Fills in of a project's form what follows from what was typed, and knows what it filled in. */
export interface Sozinho {
  isOn: () => boolean
  setOn: (on: boolean) => void
  follow: (changed: Values, values: Values) => Values
  /** The values as they were if it had filled in nothing. */
  without: (values: Values) => Values
  /** Counts these among what it filled in. */
  adopt: (filled: Values) => void
  /** What the last change filled in, in a sentence. */
  said: () => string
}

export function createSozinho(): Sozinho {
  let on = isOn()
  let said = ''
  /** By name, as it was filled in: what was typed since is a person's. */
  const suggested: Values = {}

  const stands = (values: Values, name: string) =>
    name in suggested && sameValue(values[name], suggested[name])

  function follow(changed: Values, values: Values): Values {
    for (const name of Object.keys(changed)) delete suggested[name]
    if (!on || !Object.keys(changed).some((name) => lugarOf.has(name))) return {}
    const isFree = (name: string) => sameValue(values[name], null) || stands(values, name)
    const lugares = (holds: (name: string) => boolean) =>
      new Set(LUGARES.filter(([name]) => holds(name)).map(([, lugar]) => lugar))
    const etapas = typedLinhas(values)
    const filled: Values = Object.fromEntries(
      [
        ...datasSozinhas({
          etapas,
          mudou: lugares((name) => name in changed),
          livres: lugares(isFree),
          sugeridos: lugares((name) => stands(values, name)),
        }),
      ].map(([lugar, day]) => [nameOf.get(lugar), day]),
    )
    // Not every form of a project has its year.
    if (INICIO in changed && 'ano' in values && !('ano' in changed) && isFree('ano'))
      filled.ano = anoOf(etapas[0]?.inicio ?? null)
    Object.assign(suggested, filled)
    const written = Object.entries(filled).filter(
      ([name, value]) => value !== null && !sameValue(value, values[name]),
    )
    said = written.length === 0 ? '' : `Preenchido sozinho: ${written.map(told).join('; ')}.`
    return filled
  }

  return {
    isOn: () => on,
    setOn: (next) => {
      on = next
      said = ''
      keep(next)
    },
    follow,
    without: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, stands(values, name) ? null : value]),
      ),
    adopt: (filled) => {
      Object.assign(suggested, filled)
    },
    said: () => said,
  }
}
