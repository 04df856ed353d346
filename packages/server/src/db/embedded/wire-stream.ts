import { Duplex } from 'node:stream'
import { handshake, STARTUP_CODES, splitBatch } from './wire-protocol.ts'
import type { WorkerLink } from './worker-link.ts'

/**
 * The "socket" over which a `pg` client talks to the worker. The worker has one session and no login, so the
 * greeting is answered here; everything up to a Sync travels as one message.
 */
export class WireStream extends Duplex {
  readonly #link: WorkerLink
  #started = false
  #rest: Buffer = Buffer.alloc(0)
  #patience = 0
  #onSilence = () => {}
  #silence: NodeJS.Timeout | undefined
  readonly #onFailure = (error: Error) => this.destroy(error)

  constructor(link: WorkerLink) {
    super({ allowHalfOpen: false })
    this.#link = link
    link.once('failed', this.#onFailure)
  }

  /** Part of the socket that `pg` expects. */
  connect(): this {
    process.nextTick(() => {
      if (this.#link.failure) this.destroy(this.#link.failure)
      else this.emit('connect')
    })
    return this
  }

  /** Part of the socket that `pg` expects. */
  setNoDelay(): this {
    return this
  }

  /** Part of the socket that `pg` expects. */
  setKeepAlive(): this {
    return this
  }

  /** As of a socket: `onSilence` is called when an answer is due and nothing has come for so long; never for 0. */
  setTimeout(milliseconds: number, onSilence: () => void): this {
    this.#patience = milliseconds
    this.#onSilence = onSilence
    return this
  }

  /** Part of the socket that `pg` expects. */
  ref(): this {
    return this
  }

  /** Part of the socket that `pg` expects. */
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#receive([chunk]).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#receive(chunks.map(({ chunk }) => chunk)).then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#link.off('failed', this.#onFailure)
    clearTimeout(this.#silence)
    done(error)
  }

  async #receive(chunks: Buffer[]): Promise<void> {
    let bytes = Buffer.concat([this.#rest, ...chunks])
    while (!this.#started && bytes.length >= 8 && bytes.length >= bytes.readInt32BE(0)) {
      const code = bytes.readInt32BE(4)
      bytes = bytes.subarray(bytes.readInt32BE(0))
      await this.#greet(code)
    }
    const batch = splitBatch(this.#started ? bytes : Buffer.alloc(0))
    this.#rest = this.#started ? bytes.subarray(batch.end) : bytes
    if (batch.end > 0) {
      // A copy of its own, because it is moved to the worker and `pg` reuses its buffers.
      const asked = new Uint8Array(bytes.subarray(0, batch.end))
      this.#await()
      await this.#link.run(asked, (answer) => {
        this.#await()
        this.#answer(answer)
      })
      clearTimeout(this.#silence)
    }
    // The client said goodbye: that ends the connection, never the database.
    if (batch.terminated) this.#answer(null)
  }

  async #greet(code: number): Promise<void> {
    if (code === STARTUP_CODES.ssl || code === STARTUP_CODES.gss) {
      this.#answer(Buffer.from('N'))
    } else if (code === STARTUP_CODES.cancel) {
      this.#answer(null)
    } else {
      await this.#link.reset()
      this.#started = true
      this.#answer(handshake(this.#link.serverVersion))
    }
  }

  /** From here on an answer is due. */
  #await(): void {
    clearTimeout(this.#silence)
    if (this.#patience > 0 && !this.destroyed) this.#silence = setTimeout(this.#onSilence, this.#patience)
  }

  #answer(bytes: Uint8Array<ArrayBuffer> | null): void {
    if (this.destroyed || this.readableEnded) return
    if (bytes === null) this.push(null)
    else if (bytes.length > 0) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }
}
