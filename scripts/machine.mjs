import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

export const underCi = !['', '0', 'false'].includes(process.env.CI ?? '')
export const isRoot = process.getuid?.() === 0

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first of these programs that is on the PATH.
 * @param {string[]} names
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const ending = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending))).find(isExecutable)
}

/**
 * The folders that match a path in which `*` stands for any part of a name, newest version first.
 * @param {string} pattern
 * @returns {string[]}
 */
export function matching(pattern) {
  const [head = '', ...rest] = pattern.split(/(?<=\*[^/]*)\//)
  if (!head.includes('*')) return [pattern]
  const cut = head.lastIndexOf('/')
  const [before = '', after = ''] = head.slice(cut + 1).split('*')
  const names = list(head.slice(0, cut)).filter((name) => name.startsWith(before) && name.endsWith(after))
  names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return names.flatMap((name) => matching([`${head.slice(0, cut)}/${name}`, ...rest].join('/')))
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Installs from the system's packages, where that needs no password.
 * @param {{ apt: string[], dnf: string[], apk: string[] }} packages
 * @returns {Promise<boolean>} whether it was done
 */
export async function installPackages({ apt, dnf, apk }) {
  if (!isRoot) return false
  /** @type {[string, string[], string[]?][]} */
  const managers = [
    ['apt-get', ['install', '-y', '--no-install-recommends', ...apt], ['update']],
    ['dnf', ['install', '-y', ...dnf]],
    ['apk', ['add', '--no-cache', ...apk]],
  ]
  for (const [name, install, refresh] of managers) {
    const manager = onPath([name])
    if (!manager) continue
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    console.log(`${name} ${install.join(' ')}`)
    if (refresh) await run(manager, refresh, { env, quiet: true })
    const { ok, output } = await run(manager, install, { env, quiet: true })
    if (!ok) console.error(output)
    return ok
  }
  return false
}

/**
 * What a program prints, or undefined if it is not there or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function answer(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** @returns {Promise<number>} a port on which nobody listens */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
