import type { Day } from '../../shared/days.ts'
import { inBrasil } from './projeto.ts'
import type { Modification, Oc4idsProject } from './tipos.ts'

/** What the schema of OC4IDS does not see. Each says what is wrong, and nothing where all is well. */

type Check = (project: Oc4idsProject) => string[]

const coordinates: Check = ({ locations = [] }) =>
  locations.flatMap(({ geometry }) => {
    const [longitude = 0, latitude = 0] = geometry?.coordinates ?? [-45, -22]
    return inBrasil(longitude, latitude) ? [] : [`outside of Brazil: ${longitude}, ${latitude}`]
  })

/** Every object below a value, with its key. */
function* objectsIn(value: unknown, key = ''): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one, key)
  else if (typeof value === 'object' && value !== null) {
    yield [key, value as Record<string, unknown>]
    for (const [name, one] of Object.entries(value)) yield* objectsIn(one, name)
  }
}

const REFERENCES = new Set([
  'publicAuthority',
  'procuringEntity',
  'suppliers',
  'payer',
  'payee',
  'sourceParty',
  'financingParty',
])

const references: Check = (project) => {
  const known = new Set(project.parties.map(({ id }) => id))
  return [...objectsIn(project)]
    .filter(([key, { id }]) => REFERENCES.has(key) && !known.has(String(id)))
    .map(([key, { id }]) => `${key} refers to nobody: ${id}`)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function chained(
  start: unknown,
  modifications: readonly Modification[],
  [old, fresh]:
    | readonly ['oldContractValue', 'newContractValue']
    | readonly ['oldContractPeriod', 'newContractPeriod'],
): string[] {
  let last = start
  return modifications
    .filter((modification) => modification[fresh] !== undefined)
    .flatMap((modification) => {
      const broken = same(modification[old], last)
        ? []
        : [`${modification.id} does not follow the one before it`]
      last = modification[fresh]
      return broken
    })
}

const chains: Check = ({ contractingProcesses = [] }) =>
  contractingProcesses.flatMap(({ summary: { contractValue, contractPeriod, modifications = [] } }) => [
    ...chained(contractValue, modifications, ['oldContractValue', 'newContractValue']),
    ...chained(contractPeriod, modifications, ['oldContractPeriod', 'newContractPeriod']),
  ])

const periods: Check = (project) =>
  [...objectsIn(project)].flatMap(([key, { startDate, endDate }]) =>
    typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate
      ? [`${key} ends before it begins`]
      : [],
  )

/** Done is only what was said to be done. */
const met: Check = ({ milestones = [] }) =>
  milestones
    .filter(({ dateMet, status }) => dateMet !== undefined && status !== 'met')
    .map(({ id }) => `${id} has a day and is not met`)

const CHECKS = [coordinates, references, chains, periods, met]

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

export const problemsOf = (
  projects: readonly Oc4idsProject[],
  unknownFields: (project: Oc4idsProject) => string[],
): string[] => [
  ...repeated(projects.map(({ id }) => id)).map((id) => `${id} is there twice`),
  ...projects.flatMap((project) =>
    [
      ...unknownFields(project).map((field) => `unknown: ${field}`),
      ...CHECKS.flatMap((check) => check(project)),
    ].map((problem) => `${project.id}: ${problem}`),
  ),
]

/** What tells that something happened: of what only will, none of them may be said. */
const HAPPENED: readonly [key: string, day: string][] = [
  ['milestones', 'dateMet'],
  ['completion', 'endDate'],
  ['transactions', 'date'],
  ['modifications', 'date'],
  ['documents', 'datePublished'],
]

/** What is said to have happened on a day that is still to come. */
export const yetToCome = (projects: readonly Oc4idsProject[], hoje: Day): string[] =>
  projects.flatMap((project) =>
    [...objectsIn(project)].flatMap(([key, one]) =>
      HAPPENED.filter(([of, day]) => of === key && String(one[day] ?? '').slice(0, 10) > hoje).map(
        ([, day]) => `${project.id}: ${key} ${one.id}, ${day} ${one[day]}`,
      ),
    ),
  )
