/// <reference path="./oidc-provider.d.ts" />

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A real OpenID provider on this machine, that lets in whomever a visit says it is (`x-pessoa`) without asking. */
export interface Diretorio {
  readonly emissor: string
  /** Who is there: number → claims. */
  readonly pessoas: Map<string, Record<string, unknown>>
  /** Visits an address of it as a browser does, as this person, until it sends the browser elsewhere: where to. */
  visit(address: string, sub: string): Promise<string>
  /** What the `Authorization` headers of its visitors said. */
  readonly autorizacoes: readonly string[]
  close(): Promise<void>
}

export const CLIENT = { client_id: 'paco', client_secret: 'segredo-do-cliente-de-teste' }

const CLAIMS = { email: ['email', 'email_verified'], profile: ['name', 'groups', 'realm_access'] }

/** Cookies of one visit, by name. */
function jar() {
  const kept = new Map<string, string>()
  return {
    take: (headers: Headers) => {
      for (const line of headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        kept.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

export async function startDiretorio(
  redirect_uris: readonly string[],
  configuration: object = {},
): Promise<Diretorio> {
  const autorizacoes: string[] = []
  const pessoas = new Map<string, Record<string, unknown>>()
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const emissor = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(emissor, {
    clients: [{ ...CLIENT, redirect_uris, grant_types: ['authorization_code'] }],
    claims: CLAIMS,
    ...configuration,
    // As directories do: what they know is in the token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: ['chave-de-teste'] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...pessoas.get(sub) }),
    }),
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (request.headers.authorization) autorizacoes.push(request.headers.authorization)
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    const accountId = session?.accountId ?? String(request.headers['x-pessoa'])
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId } })
    const grant = new provider.Grant({ accountId, clientId: params.client_id })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  return {
    emissor,
    pessoas,
    autorizacoes,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
    visit: async (address, sub) => {
      const cookies = jar()
      let at = address
      while (at.startsWith(emissor)) {
        const reply = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: cookies.header(), 'x-pessoa': sub },
        })
        cookies.take(reply.headers)
        const next = reply.headers.get('location')
        if (next === null) throw new Error(`${at} answers ${reply.status}: ${await reply.text()}`)
        at = new URL(next, at).href
      }
      return at
    },
  }
}
