import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import { CLIENT } from '../../test/diretorio.ts'
import { begin, comeBack, type EntradaApp, retornoOf } from './entrada.testing.ts'

/** What a provider that cannot be trusted, or is gov.br, puts into its token. */
interface Token {
  readonly claims: Record<string, unknown>
  /** Seconds from now. */
  readonly exp?: number
  /** Signed with a key that it does not publish. */
  readonly foreignKey?: boolean
  readonly userinfo?: Record<string, unknown>
}

/** A provider by hand, which says whatever the test wants it to. */
export interface Forjado {
  readonly emissor: string
  next: Token
  /** Whether it takes requests and answers none. */
  hangs: boolean
}

const ALG = 'RS256'

export async function startForjado(): Promise<Forjado> {
  const [own, foreign] = [await generateKeyPair(ALG), await generateKeyPair(ALG)]
  const jwk = { ...(await exportJWK(own.publicKey)), alg: ALG, kid: 'a', use: 'sig' }
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const emissor = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const forjado: Forjado = { emissor, next: { claims: {} }, hangs: false }
  const sign = ({ claims, exp = 60, foreignKey }: Token) => {
    const now = Math.floor(Date.now() / 1000)
    const payload = { iss: emissor, aud: CLIENT.client_id, iat: now + Math.min(0, exp - 60), exp: now + exp }
    return new SignJWT({ ...payload, ...claims })
      .setProtectedHeader({ alg: ALG, kid: 'a' })
      .sign((foreignKey ? foreign : own).privateKey)
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: emissor,
      authorization_endpoint: `${emissor}authorize`,
      token_endpoint: `${emissor}token`,
      jwks_uri: `${emissor}jwk`,
      userinfo_endpoint: `${emissor}userinfo/`,
    }),
    '/jwk': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await sign(forjado.next) }),
    '/userinfo/': () => ({ sub: forjado.next.claims.sub, ...forjado.next.userinfo }),
  }
  server.on('request', async (request, response) => {
    if (forjado.hangs) return
    const body = await answers[request.url ?? '']?.()
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return forjado
}

/** Somebody goes and comes back, of whom the provider says this; `nonce` is the right one unless another is said. */
export async function forge(test: EntradaApp, forjado: Forjado, token: Token, chave = 'diretorio') {
  const { to, cookie } = await begin(test, chave)
  const asked = new URL(to).searchParams
  const nonce = asked.get('nonce')
  forjado.next = { ...token, claims: { nonce, ...token.claims } }
  const landed = await comeBack(test, `${retornoOf(chave)}?code=c&state=${asked.get('state')}`, cookie)
  return { landed, cookie, nonce }
}
