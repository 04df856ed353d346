import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

/** What is installed is what was chosen, and runs where we say it does. */

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: true
  readonly engines?: { readonly node?: string }
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

/** The oldest that `engines` promises. */
const OLDEST = '20.19.0'

/** It comes with packages of the product, and describes no types. */
const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies(version: string, range: string): boolean
}

it('every package has the fingerprint of its content', () => {
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([])
})

it('names no place to fetch a package from: that is the installation’s own to say', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

it(`every package runs on Node ${OLDEST}, the oldest that we promise`, () => {
  expect(satisfies(OLDEST, read('package.json').engines.node)).toBe(true)
  const refuses = installed.filter(([, { engines }]) => engines?.node && !satisfies(OLDEST, engines.node))
  expect(refuses.map(([path, { version, engines }]) => `${path} ${version} ${engines?.node}`)).toEqual([])
})
