import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import template from './ficha.typ?raw'

const WORKER_FILE = fileURLToPath(new URL('./pdf-worker.mjs', import.meta.url))
/** The compiler and its fonts hold tens of megabytes that nobody needs between two bursts of printing. */
const IDLE_MILLISECONDS = 3 * 60 * 1000

/** What the worker thread is started with. */
export type PdfWorkerData = { template: string }
export type PdfRequest = { id: number; data: string }
export type PdfReply = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string }

type Pending = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }

/** The PDF could not be made. */
export class PdfError extends Error {
  override name = 'PdfError'
}

/**
 * The main thread's end of the thread that makes PDFs: started by the first request, ended after some idle minutes.
 * The thread answers one request after the other; when it dies, the waiting ones fail and the next starts a new one.
 */
export class PdfWorker {
  #worker: Worker | undefined
  #lastId = 0
  readonly #pending = new Map<number, Pending>()
  #idle: NodeJS.Timeout | undefined

  render(data: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const worker = this.#start()
      this.#lastId += 1
      this.#pending.set(this.#lastId, { resolve, reject })
      this.#rest()
      worker.postMessage({ id: this.#lastId, data } satisfies PdfRequest)
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#forget('o servidor está sendo encerrado')
    await worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(WORKER_FILE, {
      workerData: { template } satisfies PdfWorkerData,
      // The process's own flags (an --eval, an inspector) are not meant for this thread.
      execArgv: [],
    })
    // A thread that was given up may still say something; it no longer concerns the new one.
    const ifCurrent = (act: () => void) => this.#worker === worker && act()
    worker.on('message', (reply: PdfReply) => ifCurrent(() => this.#receive(reply)))
    worker.on('error', (error) => ifCurrent(() => this.#forget(error.message)))
    worker.on('exit', (code) => ifCurrent(() => this.#forget(`a thread terminou (código ${code})`)))
    this.#worker = worker
    return worker
  }

  #receive(reply: PdfReply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    this.#rest()
    if ('bytes' in reply) pending?.resolve(reply.bytes)
    else pending?.reject(new PdfError(`Não foi possível gerar o PDF: ${reply.error}`))
  }

  /** While nobody waits the thread does not keep the process alive, and after a while it goes. */
  #rest(): void {
    clearTimeout(this.#idle)
    if (this.#pending.size > 0) {
      this.#worker?.ref()
      return
    }
    this.#worker?.unref()
    this.#idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS).unref()
  }

  #forget(reason: string): void {
    clearTimeout(this.#idle)
    this.#worker = undefined
    const refused = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject } of refused) reject(new PdfError(`Não foi possível gerar o PDF: ${reason}`))
  }
}
