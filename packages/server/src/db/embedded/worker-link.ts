import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { OperatorError } from '../../operator-error.ts'

export const WORKER_FILE = fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url))

/** What the worker thread is started with: a folder on disk, or memory, optionally filled from a snapshot. */
export type WorkerOptions = { folder?: string | undefined; snapshot?: Uint8Array<ArrayBuffer> | undefined }

/** What the worker can be asked; it answers in order, each with one `done`. */
export type WorkerRequest =
  | { type: 'run'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'reset' | 'freeze' | 'thaw' | 'snapshot' | 'close' }

/** What the worker says. */
export type WorkerReply =
  | { type: 'ready'; serverVersion: string; syncs: number }
  | { type: 'part'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'done'; bytes?: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; reason: string }

type Pending = {
  onPart: (bytes: Uint8Array<ArrayBuffer>) => void
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
}

/** The embedded database cannot be opened, or has stopped. */
export class EmbeddedDatabaseError extends OperatorError {
  override name = 'EmbeddedDatabaseError'
}

/** The main thread's end of the worker: requests in order, and one failure that ends them all. */
export class WorkerLink extends EventEmitter<{ failed: [EmbeddedDatabaseError] }> {
  readonly #worker: Worker
  readonly #pending: Pending[] = []
  #failure: EmbeddedDatabaseError | undefined

  /** Called before anything is asked of the worker; may abandon it. */
  beforeRequest: () => void = () => {}
  serverVersion = ''
  /** Syncs counted while opening; none means that commits are not durable. */
  syncsAtOpen = 0

  private constructor(worker: Worker) {
    super()
    this.#worker = worker
    worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    worker.on('error', (error) => this.#fail(error.message))
    worker.on('exit', (code) => this.#fail(`a thread do banco terminou (código ${code})`))
  }

  /** Starts the worker and waits until its database is open. */
  static async start(options: WorkerOptions): Promise<WorkerLink> {
    const worker = new Worker(WORKER_FILE, {
      workerData: options,
      // The process's own flags (an --eval, an inspector) are not meant for this thread.
      execArgv: [],
      // PostgreSQL stops a recursion at 2 MB of its own stack; the thread's must not run out before.
      resourceLimits: { stackSizeMb: 32 },
    })
    const link = new WorkerLink(worker)
    try {
      await new Promise((resolve, reject) => {
        link.#pending.push({ onPart: () => {}, resolve, reject })
      })
      return link
    } catch (error) {
      // Whoever gives the folder free afterwards must know that nobody is working in it.
      await worker.terminate()
      throw error
    }
  }

  /** Ends the thread at once and fails whatever it was asked: it must do nothing more in its folder. */
  abandon(reason: string): void {
    this.#fail(reason)
    void this.#worker.terminate()
  }

  /** The failure that ended the worker, if any. */
  get failure(): EmbeddedDatabaseError | undefined {
    return this.#failure
  }

  /** Sends protocol messages; the bytes are moved to the worker and may not be used afterwards. */
  async run(
    bytes: Uint8Array<ArrayBuffer>,
    onAnswer: (bytes: Uint8Array<ArrayBuffer>) => void,
  ): Promise<void> {
    onAnswer(await this.#request({ type: 'run', bytes }, onAnswer, [bytes.buffer]))
  }

  /** Ends the open transaction and forgets the session's state. */
  async reset(): Promise<void> {
    await this.#request({ type: 'reset' })
  }

  /** Lets nothing be written from the next transaction on, or lets it be written again. */
  async freeze(on: boolean): Promise<void> {
    await this.#request({ type: on ? 'freeze' : 'thaw' })
  }

  /** The whole database as a tar file. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#request({ type: 'snapshot' })
  }

  /** Closes the database and ends the thread; after a failure there is only the thread to end. */
  async close(): Promise<void> {
    try {
      if (!this.#failure) await this.#request({ type: 'close' })
    } finally {
      this.#failure ??= new EmbeddedDatabaseError('O banco de dados embutido está fechado.')
      await this.#worker.terminate()
    }
  }

  #request(
    request: WorkerRequest,
    onPart: Pending['onPart'] = () => {},
    moved: ArrayBuffer[] = [],
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.beforeRequest()
    if (this.#failure) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#pending.push({ onPart, resolve, reject })
      this.#worker.postMessage(request, moved)
    })
  }

  #receive(reply: WorkerReply): void {
    switch (reply.type) {
      case 'part':
        this.#pending[0]?.onPart(reply.bytes)
        break
      case 'failed':
        this.#fail(reply.reason)
        break
      case 'ready':
        this.serverVersion = reply.serverVersion
        this.syncsAtOpen = reply.syncs
        this.#pending.shift()?.resolve(new Uint8Array())
        break
      case 'done':
        this.#pending.shift()?.resolve(reply.bytes ?? new Uint8Array())
        break
    }
  }

  #fail(reason: string): void {
    if (this.#failure) return
    const failure = new EmbeddedDatabaseError(
      `O banco de dados embutido parou: ${reason}. Reinicie o servidor; o que foi confirmado está gravado.`,
    )
    this.#failure = failure
    for (const pending of this.#pending.splice(0)) pending.reject(failure)
    this.emit('failed', failure)
  }
}
