import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** What belongs to one city stands in its settings: the program names neither its clock nor the city. */

const PACKAGES = resolve(import.meta.dirname, '../packages')

const sources = ['domain', 'server', 'web'].flatMap((pkg) =>
  readdirSync(join(PACKAGES, pkg, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${pkg}/src/${name.replaceAll('\\', '/')}`)
    .filter(
      (name) =>
        /\.(tsx?|mjs|sql|typ)$/.test(name) && !/\.(test|testing)\.|\/migrations\/|\/demo\//.test(name),
    ),
)
const naming = (what: RegExp) =>
  sources.filter((name) => what.test(readFileSync(join(PACKAGES, name), 'utf8')))

it('one list names the clocks of the country, and nothing else does', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(naming(/America\/[A-Z]/)).toEqual(['domain/src/shared/fusos.ts'])
  expect(naming(/T\d\d:\d\d(:\d\d)?-0[2-5]:00/)).toEqual(['domain/src/shared/days.ts'])
})

it('no source names the city that was here first', () => {
  expect(naming(/guaratinguet|3518404/i)).toEqual([])
})

it('what the body and the system are called stands where nothing is known yet, and nowhere else', () => {
  expect(naming(/Prefeitura Municipal\b(?! de)|Módulo de Processos/)).toEqual(['domain/src/cidade/padrao.ts'])
})
