import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const modules = join(root, 'node_modules')
/** Inside node_modules: whoever deletes that folder deletes what we believe about it. */
const stamps = join(modules, '.cache/paco')
const packages = ['packages/domain', 'packages/server', 'packages/web']

/**
 * Whether somebody ran `npm ci` already: npm leaves a list of what it installed, to be compared with the lock.
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} Locked
 */
export function installedByHand() {
  if (readStamp('install') !== undefined) return false
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  /** @type {Record<string, Locked>} */
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  /** @type {[string, Locked][]} */
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  const complete = wanted.every(([path, { version, optional }]) => {
    const found = present[path]
    return path === '' || (found ? found.version === version : optional)
  })
  const forThisMachine = Object.values(present).every(
    ({ os, cpu }) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true),
  )
  return complete && forThisMachine
}

/** Of the package.json files only what decides the installation: a changed script is no reason to install. */
export function installHash() {
  const hash = createHash('sha256').update(
    `${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`,
  )
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['', ...packages]) {
    const {
      scripts: _,
      description: __,
      ...rest
    } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    hash.update(JSON.stringify(rest))
  }
  return hash.digest('hex')
}

/** By content, as a checkout or a restored copy gives old files new times. */
export function buildHash() {
  const hash = createHash('sha256')
  const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'].map((file) =>
    join(root, file),
  )
  for (const file of [...packages.flatMap((folder) => sources(join(root, folder))), ...shared]) {
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (['node_modules', 'dist', 'test', '.cache'].includes(entry.name) || entry.name.includes('.test.'))
      return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sources(path) : [path]
  })
}

/** @param {'install' | 'build'} name */
export function readStamp(name) {
  const file = join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {'install' | 'build'} name
 * @param {string} hash
 */
export function stamp(name, hash) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), hash)
}

/** @param {'install' | 'build'} name */
export function forget(name) {
  rmSync(join(stamps, name), { force: true })
}
