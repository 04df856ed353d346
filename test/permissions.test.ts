import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A permission that only a screen asks protects nothing: the server asks each of them, by itself or through a contract. */

const PACKAGES = join(import.meta.dirname, '../packages')

const sourcesIn = (folder: string, which: RegExp) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => which.test(file) && !/\.(test|testing)\./.test(file))
    .map((file) => readFileSync(join(PACKAGES, folder, file), 'utf8'))

const policies = sourcesIn('domain/src', /policy\.ts$/).join('\n')
const contracts = sourcesIn('domain/src', /contract\.ts$/).join('\n')
const server = sourcesIn('server/src', /\.ts$/).join('\n')

/** The names of what contracts open their calls with → the permission each is made from. */
const doors = new Map(
  [...policies.matchAll(/export const (\w+) = allowing\(\s*(can\w+)/g)].map(([, door, can]) => [can, door]),
)
const isIn = (source: string, name: string | undefined) =>
  name !== undefined && new RegExp(`\\b${name}\\b`).test(source)

describe('the server asks every permission', () => {
  const permissions = [...policies.matchAll(/export const (can\w+)/g)].map(([, name]) => name ?? '')

  it('there are some', () => expect(permissions.length).toBeGreaterThan(10))

  it.each(permissions)('%s', (name) => {
    expect(isIn(server, name) || isIn(contracts, doors.get(name))).toBe(true)
  })
})
