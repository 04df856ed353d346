import { readdirSync, readFileSync } from 'node:fs'

/** A file of /proc; empty when its process has just ended. @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** What a process and all it started hold in memory, in MB. Heavy work is done in children. @param {number} pid @returns {number} */
export function treeMemory(pid) {
  const own = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
  const children = tasksOf(pid).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).trim().split(' '),
  )
  return children.filter(Boolean).reduce((sum, child) => sum + treeMemory(Number(child)), own)
}

/** @param {number} pid */
function tasksOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}
