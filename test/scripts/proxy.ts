import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { vi } from 'vitest'

/** A proxy of the system's in front of something that tells what arrives, by the example a city begins with. */

export const HOST = 'processos.cidade.gov.br'
export const readOps = (name: string) => readFileSync(resolve(import.meta.dirname, '../../ops', name), 'utf8')

/** A program of the machine, or the one that is named; null where there is none. */
export function findProgram(name: string, named?: string): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  for (const file of named ? [named] : places.map((place) => join(place, name)))
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {}
  return null
}

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Nobody's but this test's. */
export function certificate(folder: string) {
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const about = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...about, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  return { cert, key }
}

/** What stands behind: answers the headers and the size of what arrived, and what a path asks for. */
function openBehind() {
  const held: (() => void)[] = []
  const server = createServer(async (asked, reply) => {
    if (asked.url === '/slow') {
      reply.write('first')
      held.push(() => reply.end('last'))
      return
    }
    let bytes = 0
    try {
      for await (const chunk of asked) bytes += chunk.length
    } catch {
      // The proxy refused the rest of it.
      return
    }
    reply.setHeader('Strict-Transport-Security', 'max-age=1')
    reply.setHeader('Content-Security-Policy', "default-src 'self'")
    reply.end(JSON.stringify({ headers: asked.headers, url: asked.url, bytes }))
  })
  server.listen(0, '127.0.0.1')
  return {
    server,
    release: () => {
      for (const end of held.splice(0)) end()
    },
  }
}

export interface Settings {
  folder: string
  plain: number
  secure: number
  behind: number
  cert: string
  key: string
}

/** Starts a proxy by settings made of the example, and waits until it listens. */
export async function openProxy(program: string, argsOf: (settings: Settings) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'paco-proxy-'))
  const { server, release } = openBehind()
  await once(server, 'listening')
  const { port: behind } = server.address() as AddressInfo
  const settings = {
    ...{ folder, plain: await freePort(), secure: await freePort(), behind },
    ...certificate(folder),
  }
  const child: ChildProcess = spawn(program, argsOf(settings), {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close')
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The proxy ended: ${said}`)
      const socket = connect(settings.secure, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    },
    { timeout: 30_000 },
  )
  return {
    settings,
    release,
    /** Nobody stands behind any more. */
    leave: () => {
      server.closeAllConnections()
      server.close()
    },
    async close() {
      child.kill('SIGTERM')
      await ended
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Front = Awaited<ReturnType<typeof openProxy>>

export const put = (folder: string, name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  /** Called with what has come so far. */
  onData?: (text: string) => void
}

/** Asks over TLS, by the city's name, and tells all that comes. */
export function ask({ settings }: Front, path: string, asked: Asked = {}) {
  const { method = 'GET', headers = {}, body, onData } = asked
  return new Promise<{ status: number; headers: IncomingMessage['headers']; hsts: string[]; text: string }>(
    (done, fail) => {
      const sent = request({
        ...{ host: '127.0.0.1', port: settings.secure, path, method, servername: HOST },
        headers: { Host: HOST, ...headers, ...(body ? { 'Content-Length': String(body.length) } : {}) },
        ca: readFileSync(settings.cert),
        agent: false,
      })
      sent.once('error', fail)
      sent.once('response', (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
          onData?.(text)
        })
        reply.once('end', () => {
          const all = reply.rawHeaders
          const hsts = all.flatMap((name, at) =>
            at % 2 === 0 && /^strict-transport-security$/i.test(name) ? [all[at + 1] ?? ''] : [],
          )
          done({ status: reply.statusCode ?? 0, headers: reply.headers, hsts, text })
        })
      })
      if (headers.Expect) sent.once('continue', () => sent.end(body)).flushHeaders()
      else sent.end(body)
    },
  )
}
