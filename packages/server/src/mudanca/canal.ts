import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { OperatorError } from '../operator-error.ts'

/** What a command asks of the process that has the embedded database open. */
export interface Pedido {
  readonly url: string
  readonly ownerUrl: string | undefined
}

/** One line of the conversation. */
type Fala = { readonly diz: string } | { readonly feito: true } | { readonly recusa: string }

/** Does what is asked for, says how it goes, and gives up when whoever asked is gone. */
export type Atender = (pedido: Pedido, tell: (text: string) => void, signal: AbortSignal) => Promise<void>

/** Where the process listens and what it wants to hear first: for the owner of the folder alone. */
const fileOf = (folder: string) => join(dirname(folder), 'canal.json')
interface Onde {
  readonly endereco: string
  readonly senha: string
}

/** Beyond this a socket's path is cut off or refused, depending on the system. */
const LONGEST = 100
/** Nobody says more than an address or two. */
const MOST = 10_000
const WAIT = 10_000

function chooseAddress(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\paco-${randomBytes(16).toString('hex')}`
  const beside = join(dirname(folder), 'canal.sock')
  return Buffer.byteLength(beside) <= LONGEST ? beside : join(mkdtempSync(join(tmpdir(), 'paco-')), 'canal')
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function readPedido(line: string, senha: string): Pedido | null {
  try {
    const said = JSON.parse(line) as Partial<Pedido> & { senha?: unknown }
    if (typeof said.senha !== 'string' || !isSame(said.senha, senha) || typeof said.url !== 'string')
      return null
    return { url: said.url, ownerUrl: said.ownerUrl }
  } catch {
    return null
  }
}

function answer(socket: Socket, senha: string, attend: Atender): void {
  const gone = new AbortController()
  const say = (fala: Fala) => socket.writable && socket.write(`${JSON.stringify(fala)}\n`)
  const patience = setTimeout(() => socket.destroy(), WAIT)
  socket.on('error', () => {})
  socket.once('close', () => {
    clearTimeout(patience)
    gone.abort(new OperatorError('Quem pediu a mudança desistiu dela.'))
  })
  let text = ''
  // A letter may come in two pieces.
  socket.setEncoding('utf8')
  const hear = (part: string) => {
    text += part
    if (text.length > MOST) return void socket.destroy()
    const end = text.indexOf('\n')
    if (end < 0) return
    socket.off('data', hear).resume()
    clearTimeout(patience)
    const pedido = readPedido(text.slice(0, end), senha)
    if (!pedido) return void socket.destroy()
    attend(pedido, (diz) => say({ diz }), gone.signal).then(
      () => socket.end(`${JSON.stringify({ feito: true })}\n`),
      (error: Error) => socket.end(`${JSON.stringify({ recusa: error.message })}\n`),
    )
  }
  socket.on('data', hear)
}

/**
 * Listens for commands of whoever owns the folder: on a socket of the machine, not of the network, whose place and password
 * stand in a file that nobody else may read. To be called by the process that holds the folder.
 */
export async function openCanal(folder: string, attend: Atender): Promise<() => void> {
  const onde: Onde = { endereco: chooseAddress(folder), senha: randomBytes(32).toString('hex') }
  const file = fileOf(folder)
  const isFile = process.platform !== 'win32'
  // What a process that was killed left there is nobody's.
  if (isFile) rmSync(onde.endereco, { force: true })
  const server: Server = createServer((socket) => answer(socket, onde.senha, attend))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(onde.endereco, () => resolve(void server.off('error', reject)))
  })
  server.unref()
  if (isFile) chmodSync(onde.endereco, 0o600)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(onde), { mode: 0o600, flag: 'wx' })
  return () => {
    server.close()
    rmSync(file, { force: true })
  }
}

function readOnde(folder: string): Onde | null {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Onde
  } catch {
    return null
  }
}

/** Asks the process that has the folder open, and tells what it says. False where none listens. */
export async function pedir(folder: string, pedido: Pedido, tell: (text: string) => void): Promise<boolean> {
  const onde = readOnde(folder)
  if (onde === null) return false
  const socket = connect(onde.endereco)
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isThere) return false
  socket.on('error', () => {})
  socket.write(`${JSON.stringify({ ...pedido, senha: onde.senha })}\n`)
  for await (const line of createInterface({ input: socket })) {
    const fala = JSON.parse(line) as Fala
    if ('diz' in fala) tell(fala.diz)
    else if ('recusa' in fala) throw new OperatorError(fala.recusa)
    else return true
  }
  throw new OperatorError(
    'O sistema deixou de responder durante a mudança. Veja o registro dele; se parou, inicie-o como antes: ele diz onde a cidade está.',
  )
}
