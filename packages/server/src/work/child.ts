import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { PacoError } from '@paco/domain/shared/errors'

/** What a child is asked, and what it says. */
export type ChildRequest = { id: number; data: unknown }
export type ChildReply = { full?: boolean } & (
  | { id: number; result: unknown }
  | { id: number; error: string; refusal?: { status: number; campos?: Record<string, string> } }
)

export interface ChildOptions {
  /** A file that calls `answer` of answer.mjs. */
  readonly file: string
  /** What the operator reads when it fails. */
  readonly failure: string
  /** After so long without work the child ends and gives its memory back; at once for 0. */
  readonly idleMilliseconds: number
  /** A request that takes longer takes its child with it. */
  readonly deadlineMilliseconds: number
}

/** The child failed; the request may be sent again. */
export class ChildError extends Error {
  override name = 'ChildError'
}

/** The request took its child with it, by the time or the memory that it took: sent again it would do so again. */
export class ChildSpent extends ChildError {
  override name = 'ChildSpent'
}

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  deadline: NodeJS.Timeout
}

/** A picture or a sheet is laid out by libraries of native code: what they leak or break is not ours to lose. */
const ARGUMENTS = ['--max-old-space-size=256']

/** Native libraries would otherwise take as many cores as there are, also from those who answer requests. */
const ONE_CORE = { RAYON_NUM_THREADS: '1', VIPS_CONCURRENCY: '1' }

/** Requests come first: heavy work gets what they leave of the processor. Not every system lets us say so. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or must not be slowed down here: it then works as fast as everybody.
  }
}

/**
 * A process for work that blocks or takes memory: started by the first request, ended after some idle time, because
 * only the end of a process gives back all that native libraries took. When it dies, the waiting requests fail and the
 * next starts a new one.
 */
export class Child {
  readonly #options: ChildOptions
  readonly #pending = new Map<number, Pending>()
  #process: ChildProcess | undefined
  #isFull = false
  #lastId = 0
  #idle: NodeJS.Timeout | undefined

  constructor(options: ChildOptions) {
    this.#options = options
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  ask<T>(data: unknown): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const child = this.#start()
      const id = ++this.#lastId
      const deadline = setTimeout(
        () => this.#end('demorou demais', ChildSpent),
        this.#options.deadlineMilliseconds,
      )
      this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject, deadline })
      this.#rest()
      child.send({ id, data } satisfies ChildRequest, (error) => {
        if (error && this.#process === child) this.#end(error.message)
      })
    })
  }

  /** Ends the process; whoever still waits is refused. */
  async close(): Promise<void> {
    const child = this.#process
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    this.#end('o servidor está sendo encerrado')
    await ended
  }

  #start(): ChildProcess {
    if (this.#process) return this.#process
    const child = fork(this.#options.file, {
      serialization: 'advanced',
      // The process's own flags (an --eval, an inspector) are not meant for this one, nor is its environment.
      execArgv: ARGUMENTS,
      env: ONE_CORE,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    giveWay(child)
    // A process that was given up may still say something; it no longer concerns the new one.
    const ifCurrent = (act: () => void) => this.#process === child && act()
    child.on('message', (reply: ChildReply) => ifCurrent(() => this.#receive(reply)))
    child.on('error', (error) => ifCurrent(() => this.#end(error.message)))
    child.on('exit', (code, signal) =>
      ifCurrent(() => this.#end(`o processo terminou (${signal ?? code})`, ChildSpent)),
    )
    this.#process = child
    return child
  }

  #receive(reply: ChildReply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    clearTimeout(pending?.deadline)
    this.#isFull = reply.full === true
    this.#rest()
    if ('result' in reply) pending?.resolve(reply.result)
    else pending?.reject(this.#errorOf(reply))
  }

  #errorOf({ error, refusal }: Extract<ChildReply, { error: string }>): Error {
    if (!refusal) return new ChildError(`${this.#options.failure}: ${error}`)
    return new PacoError(refusal.status, error, refusal.campos ? { campos: refusal.campos } : {})
  }

  /** While nobody waits the child does not keep this process alive, and after a while, or with all it can hold, it goes. */
  #rest(): void {
    clearTimeout(this.#idle)
    if (this.#pending.size > 0) {
      this.#process?.ref()
      this.#process?.channel?.ref()
      return
    }
    if (this.#isFull || this.#options.idleMilliseconds === 0) {
      this.#end('ocioso')
      return
    }
    this.#process?.unref()
    this.#process?.channel?.unref()
    this.#idle = setTimeout(() => this.#end('ocioso'), this.#options.idleMilliseconds).unref()
  }

  #end(reason: string, Failure = ChildError): void {
    clearTimeout(this.#idle)
    const child = this.#process
    this.#process = undefined
    child?.kill('SIGKILL')
    const refused = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject, deadline } of refused) {
      clearTimeout(deadline)
      reject(new Failure(`${this.#options.failure}: ${reason}`))
    }
  }
}
