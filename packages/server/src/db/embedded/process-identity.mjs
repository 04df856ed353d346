import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * This process, as others can recognise it.
 * @returns {import('./lock-decision.ts').ProcessIdentity}
 */
export function ownIdentity() {
  const state = stateOfProcess(process.pid)
  return {
    pid: process.pid,
    started: state.alive ? state.started : null,
    host: hostname(),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/**
 * Whether a process of this machine lives; in doubt it does. The lock of the database folder asks it, and that of the
 * preparation (scripts/lock.mjs), which runs before anything is installed or compiled.
 * @param {number} pid
 * @returns {import('./lock-decision.ts').ProcessState}
 */
export function stateOfProcess(pid) {
  // Asked first, because /proc may hide other users' processes.
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return { alive: false }
  }
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === null) return { alive: true, started: null }
  // The name, in parentheses, may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ended = fields[0] === 'Z' || fields[0] === 'X'
  // A killed process nobody waited for is gone, unless another of its threads is still finishing a write.
  if (ended && (orNull(() => readdirSync(`/proc/${pid}/task`).length) ?? 0) <= 1) return { alive: false }
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return { alive: true, started: `${boot}:${fields[19]}` }
}

/**
 * @template T
 * @param {() => T} read
 * @returns {T | null}
 */
function orNull(read) {
  try {
    return read()
  } catch {
    return null
  }
}
