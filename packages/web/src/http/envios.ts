import { arquivosCalls } from '@paco/domain/arquivos/contract'
import { PARTE } from '@paco/domain/arquivos/envio'
import { PacoError } from '@paco/domain/shared/errors'
import { NetworkError, request } from './client.ts'
import { envioOf, forgetEnvio, rememberEnvio } from './envios-kept.ts'

interface Way {
  signal: AbortSignal
  /** How many bytes the server has. */
  onReceived: (bytes: number) => void
  /** The connection is gone; it goes on by itself. */
  onCut: () => void
  /** Waits before the next try. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

interface Begun {
  id: string
  recebido: number
  pronto: boolean
  arquivo?: string | undefined
}

/** The file was changed or taken away while it was being sent. */
const UNREADABLE = 'O arquivo não pode mais ser lido. Escolha-o de novo.'

/** So long until the next try: longer each time, half a minute at most, or as long as the server says. */
export const waitOf = (tries: number, error: unknown): number =>
  error instanceof PacoError && error.retryAfter !== undefined
    ? error.retryAfter * 1000
    : Math.min(30_000, 1000 * 2 ** tries)

/** Waits; a connection that comes back ends the waiting. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', leave)
    }
    const go = () => {
      stop()
      resolve()
    }
    const leave = () => {
      stop()
      reject(signal.reason)
    }
    const timer = setTimeout(go, milliseconds)
    window.addEventListener('online', go)
    signal.addEventListener('abort', leave)
  })

const PASSING = [502, 503, 504]
/** Out of place, or swept: what the server has is asked anew, but not for ever. */
const MISPLACED = [404, 409]
const MOST_MISPLACED = 3

/** Those that somebody in this window is sending: two files may look alike. */
const running = new Set<string>()

/** Goes on with what the server has of it, if it has something. */
async function resume(file: File, signal: AbortSignal): Promise<Begun | null> {
  const id = envioOf(file)
  if (id === null || running.has(id)) return null
  try {
    const { data } = await request(arquivosCalls.getEnvio, { params: { id }, signal })
    return { id, ...data }
  } catch (error) {
    if (!(error instanceof PacoError && error.status === 404)) throw error
    forgetEnvio(file)
    return null
  }
}

async function announce(file: File, signal: AbortSignal): Promise<Begun> {
  const body = { nome: file.name, tamanho: file.size }
  const { data } = await request(arquivosCalls.createEnvio, { body, signal })
  // The same words sent at the same time are one request: this is the other file's.
  if (running.has(data.id)) return announce(file, signal)
  rememberEnvio(file, data.id)
  return { ...data, pronto: false }
}

async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    throw new PacoError(400, UNREADABLE)
  }
}

/** Sends what is missing, part by part. */
async function sendFrom(file: File, begun: Begun, { signal, onReceived }: Way): Promise<Begun> {
  let now = begun
  onReceived(now.recebido)
  while (!now.pronto) {
    const de = now.recebido
    const body = await bytesOf(file.slice(de, de + PARTE))
    signal.throwIfAborted()
    const { data } = await request(arquivosCalls.sendParte, {
      params: { id: now.id },
      query: { de },
      body,
      signal,
    })
    now = { id: now.id, ...data }
    onReceived(now.recebido)
  }
  return now
}

/**
 * Sends a file in parts. What the network loses is tried again, for as long as it takes, from where the server is: also
 * after a reload, should the same file be picked again. Answers the name by which a record takes it; throws a refusal.
 */
export async function sendEnvio(file: File, way: Way): Promise<string> {
  let tries = 0
  let misplaced = 0
  for (;;) {
    let id: string | null = null
    try {
      const begun = (await resume(file, way.signal)) ?? (await announce(file, way.signal))
      id = begun.id
      running.add(id)
      const { recebido } = begun
      await sendFrom(file, begun, {
        ...way,
        onReceived: (bytes) => {
          if (bytes > recebido) tries = 0
          way.onReceived(bytes)
        },
      })
      return id
    } catch (error) {
      const status = error instanceof PacoError ? error.status : 0
      if (MISPLACED.includes(status)) misplaced += 1
      const passes = error instanceof NetworkError || PASSING.includes(status)
      if (way.signal.aborted || !(passes || (MISPLACED.includes(status) && misplaced <= MOST_MISPLACED))) {
        // What was refused for its content is gone from the server too.
        if (status === 415) forgetEnvio(file)
        throw error
      }
      if (passes) way.onCut()
      await way.pause(waitOf(tries, error), way.signal)
      tries += 1
    } finally {
      if (id !== null) running.delete(id)
    }
  }
}

/** Gives a file up: the server drops what it has of it, now or when it next sweeps. */
export async function dropEnvio(file: File): Promise<void> {
  const id = envioOf(file)
  forgetEnvio(file)
  if (id !== null) await request(arquivosCalls.cancelEnvio, { params: { id } }).catch(() => {})
}
