import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stateOfProcess } from '../packages/server/src/db/embedded/process-identity.mjs'

/**
 * @typedef {{ pid: number, started: string }} Owner
 * @typedef {{ token: string, owners: Owner[] }} Holder
 */

/**
 * Does the work while holding the lock file; waits for as long as a living process holds it.
 * @template T
 * @param {string} path
 * @param {(pid: number) => void} waiting called once, if there is someone to wait for
 * @param {(addOwner: (pid: number) => void) => Promise<T>} work addOwner: a child which, even should it
 *   outlive us, must end before the lock is free
 * @returns {Promise<T>}
 */
export async function withLock(path, waiting, work) {
  mkdirSync(dirname(path), { recursive: true })
  /** @type {Holder} */
  const me = { token: randomUUID(), owners: [owner(process.pid)] }
  const draft = `${path}.new-${me.token}`

  /** Others never see a half-written file: it is written aside, then given its name in one step. */
  const write = () => writeFileSync(draft, JSON.stringify(me))

  for (let told = false; ; ) {
    write()
    const taken = claim(path, draft)
    rmSync(draft, { force: true })
    if (taken) break
    const holder = read(path)
    if (holder && !told) {
      waiting(holder.owners[0]?.pid ?? 0)
      told = true
    }
    await sleep(200)
  }

  try {
    return await work((pid) => {
      me.owners.push(owner(pid))
      write()
      renameSync(draft, path)
    })
  } finally {
    rmSync(path, { force: true })
  }
}

/**
 * Takes the name `path`, from nobody or from the dead. To inherit from the dead one must first win a second
 * name, which bears the dead one's token: of two heirs one wins it, and an heir who comes late wins it too
 * but sees that the dead one's file is no longer there. Deleting the dead file and starting over would not
 * do: the slower of two would delete the file of the faster.
 * @param {string} path
 * @param {string} draft
 * @returns {boolean}
 */
function claim(path, draft) {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const dead = read(path)
  if (!dead || dead.owners.some(alive)) return false

  const inheritance = `${path}.${dead.token}`
  if (!claim(inheritance, draft)) return false
  if (read(path)?.token === dead.token) {
    renameSync(inheritance, path)
    return true
  }
  rmSync(inheritance, { force: true })
  return false
}

/**
 * @param {string} path
 * @returns {Holder | undefined} undefined: just released
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * @param {number} pid
 * @returns {Owner}
 */
function owner(pid) {
  const state = stateOfProcess(pid)
  return { pid, started: (state.alive && state.started) || '' }
}

/** @param {Owner} candidate */
function alive({ pid, started }) {
  const state = stateOfProcess(pid)
  return state.alive && (started === '' || state.started === null || state.started === started)
}
