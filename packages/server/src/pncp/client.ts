/** The national portal as a program speaks to it: one login, and calls with its token. */

export interface PncpAddress {
  /** Up to `/api/pncp`, without a slash at its end. */
  readonly url: string
  readonly login: string
  readonly senha: string
}

export interface Pedido {
  readonly metodo: 'POST' | 'PATCH' | 'DELETE'
  readonly caminho: string
  readonly corpo: unknown
  /** Title and kind of the document it goes with. */
  readonly documento?: { readonly titulo: string; readonly tipoDocumentoId: number }
}

/** What became of a call. `incerto`: it left, and nothing says whether it arrived. */
export type Desfecho =
  | {
      readonly estado: 'enviado'
      readonly local: string | null
      /** The place of each thing, where it answers for several. */
      readonly locais?: readonly string[]
    }
  | { readonly estado: 'recusado' | 'incerto'; readonly resposta: string }

/** A token lives for an hour; one that is about to end is not begun with. */
const TOKEN_LIFE = 55 * 60 * 1000
const TIMEOUT = 30_000
const MAX_ANSWER = 2000

/** Nothing was said yet when these happen: whatever was to be sent did not leave. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } }
  return String(cause?.code ?? (error as { name?: unknown }).name ?? 'falha')
}

/** Headers are ISO-8859-1: what that does not have is written as a question mark. */
const latin = (text: string): string => text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff]/g, '?')

/** Its own message where it is one, else its words, never longer than a person reads. */
async function saidBy(reply: Response): Promise<string> {
  const text = await reply.text().catch(() => '')
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    if (typeof message === 'string') return `${reply.status}: ${message}`.slice(0, MAX_ANSWER)
  } catch {
    // Not JSON: as it came.
  }
  return `${reply.status}: ${text}`.replaceAll('\0', '').slice(0, MAX_ANSWER)
}

/** The addresses of an answer that is a list of them, as that of the plan's items is. */
async function placesIn(reply: Response): Promise<string[] | null> {
  try {
    const said: unknown = JSON.parse(await reply.text())
    return Array.isArray(said) && said.length > 0 && said.every((place) => typeof place === 'string')
      ? said
      : null
  } catch {
    return null
  }
}

export interface PncpClient {
  send(pedido: Pedido): Promise<Desfecho>
}

interface ClientOptions {
  readonly now: () => Date
  readonly timeout?: number
}

export function openPncp(address: PncpAddress, { now, timeout = TIMEOUT }: ClientOptions): PncpClient {
  let token: { readonly value: string; readonly until: number } | null = null

  const ask = (path: string, init: RequestInit) =>
    fetch(`${address.url}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })

  /** The token, or why there is none. */
  async function enter(): Promise<{ token: string } | { resposta: string }> {
    if (token && token.until > now().getTime()) return { token: token.value }
    const body = JSON.stringify({ login: address.login, senha: address.senha })
    const headers = { 'content-type': 'application/json' }
    try {
      const reply = await ask('/v1/usuarios/login', { method: 'POST', headers, body })
      const value = reply.headers.get('authorization')
      await reply.body?.cancel()
      if (!reply.ok || value === null) return { resposta: `O PNCP recusou o login (${reply.status}).` }
      token = { value, until: now().getTime() + TOKEN_LIFE }
      return { token: value }
    } catch (error) {
      return { resposta: `O PNCP não respondeu ao login (${codeOf(error)}).` }
    }
  }

  async function call({ metodo, caminho, corpo, documento }: Pedido, authorization: string) {
    const headers = {
      authorization,
      'content-type': 'application/json; charset=utf-8',
      ...(documento && {
        'titulo-documento': latin(documento.titulo),
        'tipo-documento-id': String(documento.tipoDocumentoId),
      }),
    }
    return ask(caminho, { method: metodo, headers, body: JSON.stringify(corpo) })
  }

  async function judge(reply: Response, { metodo }: Pedido): Promise<Desfecho> {
    const local = reply.headers.get('location')
    if (reply.ok) {
      const locais = await placesIn(reply)
      if (local !== null || locais !== null || metodo !== 'POST')
        return { estado: 'enviado', local: local?.slice(0, MAX_ANSWER) ?? null, ...(locais && { locais }) }
      return { estado: 'incerto', resposta: `${reply.status}: o PNCP não disse onde está.` }
    }
    // A failure of theirs may come after they took it.
    const estado = reply.status >= 400 && reply.status < 500 ? 'recusado' : 'incerto'
    return { estado, resposta: await saidBy(reply) }
  }

  return {
    async send(pedido) {
      for (const last of [false, true]) {
        const entered = await enter()
        if ('resposta' in entered) return { estado: 'recusado', resposta: entered.resposta }
        try {
          const reply = await call(pedido, entered.token)
          if (reply.status !== 401 || last) return await judge(reply, pedido)
          // The token ended before its hour: what came with it was not taken.
          await reply.body?.cancel()
          token = null
        } catch (error) {
          const code = codeOf(error)
          const estado = BEFORE_SENDING.has(code) ? 'recusado' : 'incerto'
          return { estado, resposta: `O PNCP não respondeu (${code}).` }
        }
      }
      throw new Error('a second refusal is judged')
    },
  }
}
