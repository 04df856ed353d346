import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { decideLock, type LockDecision, type LockRecord, parseLockRecord } from './lock-decision.ts'
import { ownIdentity, stateOfProcess } from './process-identity.mjs'

/** The folder belongs to another process, or may. */
export class FolderInUseError extends OperatorError {
  override name = 'FolderInUseError'
}

/** Its owner cannot be asked from here and may be alive: its file tells, to whoever watches it. */
export class OwnerUnseenError extends FolderInUseError {
  readonly file: string
  constructor(message: string, file: string) {
    super(message)
    this.file = file
  }
}

/** A folder held by this process until released. */
export type FolderLock = {
  /** Shows that the owner lives. Answers whether the folder is still its own. */
  beat(): boolean
  release(): void
}

/**
 * Takes the lock of a folder, in numbered files beside it. The highest number is the owner and is never deleted:
 * that is what lets a starter who was slow find out that he lost. A dead owner is succeeded, not overwritten. So is one
 * whose file, `silent`, was watched and showed no life.
 */
export function lockFolder(folder: string, silent?: string): FolderLock {
  const record: LockRecord = { ...ownIdentity(), token: randomUUID(), released: false, beats: true }
  for (;;) {
    const highest = generations(folder).at(-1) ?? 0
    const current = readRecord(folder, highest)
    if (current === 'vanished') continue
    const file = lockFile(folder, highest)
    const decision = decideLock(current, record, stateOfProcess, file === silent)
    if (decision !== 'take') throw refusal(folder, file, decision, current)
    const mine = highest + 1
    if (publish(folder, mine, record)) {
      removeOlder(folder, mine)
      return {
        beat: () => beat(folder, mine, record),
        release: () => release(folder, mine, record),
      }
    }
  }
}

/** A file that was cleared away, or that a successor's stands above, is a lock that was lost. */
function beat(folder: string, generation: number, record: LockRecord): boolean {
  const current = readRecord(folder, generation)
  if (typeof current === 'string' || current.token !== record.token) return false
  if (generations(folder).at(-1) !== generation) return false
  const now = new Date()
  utimesSync(lockFile(folder, generation), now, now)
  return true
}

function publish(folder: string, generation: number, record: LockRecord): boolean {
  const file = lockFile(folder, generation)
  const draft = writeDraft(folder, record)
  try {
    // A link appears whole or not at all, and to one starter only.
    linkSync(draft, file)
  } catch (error) {
    // ENOENT: the winner cleared our draft away.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  // Our number may have been free only because its owner was succeeded long ago. Winners remove files from the
  // lowest number up, so whoever hid a higher one from this listing removed ours first.
  if (generations(folder).at(-1) === generation && existsSync(file)) return true
  rmSync(file, { force: true })
  return false
}

function release(folder: string, generation: number, record: LockRecord): void {
  const current = readRecord(folder, generation)
  if (typeof current === 'string' || current.token !== record.token) return
  try {
    renameSync(writeDraft(folder, { ...record, released: true }), lockFile(folder, generation))
  } catch (error) {
    // No room to say so: the next starter finds a process that is gone, or a file that shows no life.
    if (!hasCode(error, 'ENOSPC')) throw error
  }
}

function readRecord(folder: string, generation: number): LockRecord | 'none' | 'unreadable' | 'vanished' {
  if (generation === 0) return 'none'
  try {
    return parseLockRecord(readFileSync(lockFile(folder, generation), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'vanished'
    throw error
  }
}

function writeDraft(folder: string, record: LockRecord): string {
  const draft = `${folder}.lock.draft-${record.pid}-${randomUUID()}`
  const descriptor = openSync(draft, 'wx')
  try {
    writeSync(descriptor, `${JSON.stringify(record)}\n`)
    // Or a power cut could leave an empty lock file, which nobody may take.
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  return draft
}

function removeOlder(folder: string, generation: number): void {
  for (const older of generations(folder)) {
    if (older < generation) rmSync(lockFile(folder, older), { force: true })
  }
  for (const name of namesBeside(folder)) {
    if (name.startsWith(`${basename(folder)}.lock.draft-`))
      rmSync(join(dirname(folder), name), { force: true })
  }
}

function generations(folder: string): number[] {
  const prefix = `${basename(folder)}.lock.`
  return namesBeside(folder)
    .filter((name) => name.startsWith(prefix) && /^[1-9]\d*$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .sort((a, b) => a - b)
}

function namesBeside(folder: string): string[] {
  return readdirSync(dirname(folder))
}

function lockFile(folder: string, generation: number): string {
  return `${folder}.lock.${generation}`
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function refusal(
  folder: string,
  file: string,
  reason: Exclude<LockDecision, 'take'>,
  owner: LockRecord | 'none' | 'unreadable',
): FolderInUseError {
  const { pid, host } = typeof owner === 'string' ? { pid: 0, host: '' } : owner
  const texts = {
    listen: `O banco em ${folder} está em uso pelo processo ${pid} de outra máquina ou contêiner (${host}). Encerre-o ou escolha outra pasta em DATA_DIR.`,
    running: `O banco em ${folder} já está em uso pelo processo ${pid}. Encerre-o ou escolha outra pasta em DATA_DIR.`,
    elsewhere: `O banco em ${folder} está reservado pelo processo ${pid} de outra máquina ou contêiner (${host}), que não pode ser verificado daqui. Se tiver certeza de que ele foi encerrado, apague o arquivo ${file} e inicie de novo.`,
    unreadable: `O arquivo ${file}, que reserva o banco em ${folder}, está ilegível. Se tiver certeza de que nenhum outro processo usa o banco, apague-o e inicie de novo.`,
  }
  return reason === 'listen' ? new OwnerUnseenError(texts.listen, file) : new FolderInUseError(texts[reason])
}
