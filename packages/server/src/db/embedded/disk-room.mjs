import { statfsSync } from 'node:fs'

/**
 * The log may grow by this much between two checkpoints. Below it PostgreSQL could fail in the middle of a write, which
 * ends it; so writes are refused before, and reads go on.
 */
export const RESERVE = 64 * 1024 * 1024

/** Bytes left to us on the disk of a folder. @param {string} folder */
export function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** @param {string} folder */
export const isFull = (folder) => roomIn(folder) < RESERVE
