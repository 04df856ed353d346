import { fileURLToPath } from 'node:url'
import { Child } from '../work/child.ts'
import { type Caller, Turns } from '../work/turns.ts'

/** How a picture is kept: cut to a square, or fitted into one. */
export interface Frame {
  readonly side: number
  readonly fit: 'cover' | 'inside'
  /** WebP unless said: for photos. PNG is for what is drawn, and taken of PNG and JPEG alone. */
  readonly format?: 'png'
  /** What it is called in the form it was sent by; a photo unless said. */
  readonly field?: string
}

export interface RecodeRequest {
  readonly bytes: Uint8Array
  readonly frame: Frame
}

export interface Recoded {
  /** Named by its content: the same picture has the same name, and a name never changes its content. */
  readonly fingerprint: string
  readonly bytes: Uint8Array
}

const child = new Child({
  file: fileURLToPath(new URL('./foto-worker.mjs', import.meta.url)),
  failure: 'Não foi possível ler a imagem',
  idleMilliseconds: 20_000,
  deadlineMilliseconds: 30_000,
})

/** A large picture takes its megapixels four times in memory: one at a time, for the whole server. */
const turns = new Turns({ atOnce: 1, each: 3, waiting: 30 })

/** Reads a picture by its content and writes it anew: turned upright, within its frame, without metadata. */
export const recode = (
  /** Those of a large file are read when their turn has come, so that whoever waits holds none of them. */
  source: Uint8Array | (() => Promise<Uint8Array>),
  frame: Frame,
  caller: Caller,
): Promise<Recoded> =>
  turns.run(caller, async () => {
    const bytes = typeof source === 'function' ? await source() : source
    return child.ask<Recoded>({ bytes, frame } satisfies RecodeRequest)
  })

/** Ends the process; whoever still waits for a picture is refused. */
export const closeFotos = () => child.close()
