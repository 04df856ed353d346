import type * as Oidc from 'openid-client'
import { OperatorError } from '../operator-error.ts'
import type { Provedor } from './provedor.ts'

/** No visit to a provider takes longer, in milliseconds, whatever of it hangs. */
const LIMIT = 10_000
/** How long what a provider says of itself is believed: in milliseconds. */
const KNOWN_FOR = 60 * 60 * 1000
/** Clocks differ by so many seconds: gov.br's tokens live for sixty. */
const CLOCK_TOLERANCE = 30

/** What is remembered between going and coming back. */
export interface Segredos {
  readonly estado: string
  readonly nonce: string
  readonly verificador: string
}

export type Claims = Readonly<Record<string, unknown>>

/** The provider does not answer, or not in time. */
export class Away extends Error {
  override name = 'Away'
}

export interface Cliente {
  /** Where somebody is sent, and what their coming back is held against. */
  begin(): Promise<{ url: URL; segredos: Segredos }>
  /** Whether the provider describes itself, and takes our name and secret as far as can be asked without a person. */
  ask(): Promise<void>
  /** What the provider says of whoever came back by this address, once everything about it holds. */
  finish(search: string, segredos: Segredos): Promise<Claims>
}

/** Loaded when somebody first comes by another door: most cities have none. */
const load = () => import('openid-client')

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Away('the provider takes too long')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Connections that fail and answers that never come, told from answers that are wrong. */
function isAway(error: unknown): boolean {
  if (error instanceof Away) return true
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown }
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError') return true
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_RESPONSE_IS_NOT_JSON') return true
  return cause instanceof Error && isAway(cause)
}

/** As it is described by hand; what it signs with is the usual. */
const described = ({ emissor, enderecos }: Provedor): Oidc.ServerMetadata | null =>
  enderecos && {
    issuer: emissor,
    authorization_endpoint: enderecos.autorizacao,
    token_endpoint: enderecos.token,
    jwks_uri: enderecos.chaves,
    ...(enderecos.usuario ? { userinfo_endpoint: enderecos.usuario } : {}),
  }

/** As forms encode: '-' stays as it is, also for providers that do not decode what HTTP's own login carries. */
const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

/** In the body where the provider offers that, else in the header, which every provider must take. */
const authOf =
  (secret: string): Oidc.ClientAuth =>
  (server, { client_id }, body, headers) => {
    if (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')) {
      body.set('client_id', client_id)
      body.set('client_secret', secret)
    } else {
      const login = `${formEncoded(client_id)}:${formEncoded(secret)}`
      headers.set('authorization', `Basic ${Buffer.from(login).toString('base64')}`)
    }
  }

async function configure(provedor: Provedor, limit: number): Promise<Oidc.Configuration> {
  const oidc = await load()
  const { emissor, client_id, client_secret } = provedor
  const metadata = { client_secret, [oidc.clockTolerance]: CLOCK_TOLERANCE }
  const auth = authOf(client_secret)
  // Only of an address on this machine: the file refuses any other without TLS.
  const execute = emissor.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const timeout = Math.ceil(limit / 1000)
  const server = described(provedor)
  const config = server
    ? new oidc.Configuration(server, client_id, metadata, auth)
    : await oidc.discovery(new URL(emissor), client_id, metadata, auth, { execute, timeout })
  if (server) for (const extend of execute) extend(config)
  config.timeout = timeout
  // The signature too, not only that it came straight from the provider.
  oidc.enableNonRepudiationChecks(config)
  return config
}

/** The claims, with what only the other address tells where the token is silent about it. */
async function withUserInfo(
  config: Oidc.Configuration,
  accessToken: string,
  claims: Oidc.IDToken,
): Promise<Claims> {
  if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined) return claims
  const { fetchUserInfo } = await load()
  return { ...(await fetchUserInfo(config, accessToken, claims.sub)), ...claims }
}

/** Speaks with one provider: authorization code with PKCE, state and nonce. */
export function openCliente(provedor: Provedor, retorno: string, limit = LIMIT): Cliente {
  let known: { config: Promise<Oidc.Configuration>; until: number } | undefined

  function configured(): Promise<Oidc.Configuration> {
    if (known && performance.now() < known.until) return known.config
    const config = configure(provedor, limit)
    const mine = { config, until: performance.now() + KNOWN_FOR }
    known = mine
    // Who was away is asked again by the next one.
    config.catch(() => {
      if (known === mine) known = undefined
    })
    return config
  }

  const reach = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await within(limit, work)
    } catch (error) {
      if (!isAway(error)) throw error
      // Also what of it is still on its way: the next one asks anew.
      known = undefined
      throw new Away('the provider is away', { cause: error })
    }
  }

  return {
    begin: () =>
      reach(
        (async () => {
          const oidc = await load()
          const config = await configured()
          const segredos = {
            estado: oidc.randomState(),
            nonce: oidc.randomNonce(),
            verificador: oidc.randomPKCECodeVerifier(),
          }
          const url = oidc.buildAuthorizationUrl(config, {
            redirect_uri: retorno,
            scope: provedor.escopos,
            state: segredos.estado,
            nonce: segredos.nonce,
            code_challenge: await oidc.calculatePKCECodeChallenge(segredos.verificador),
            code_challenge_method: 'S256',
          })
          return { url, segredos }
        })(),
      ),

    ask: () =>
      reach(
        (async () => {
          const oidc = await load()
          const config = await configured()
          const code = { code: 'paco-doctor', redirect_uri: retorno, code_verifier: 'x'.repeat(43) }
          try {
            await oidc.genericGrantRequest(config, 'authorization_code', code)
          } catch (error) {
            // Nobody has such a code: who says so has taken our name and secret.
            const isRefused =
              error instanceof oidc.WWWAuthenticateChallengeError ||
              (error instanceof oidc.ResponseBodyError && error.error === 'invalid_client')
            if (isRefused) throw new OperatorError('recusou client_id ou client_secret')
            if (!(error instanceof oidc.ResponseBodyError)) throw error
          }
        })(),
      ),

    finish: (search, { estado, nonce, verificador }) =>
      reach(
        (async () => {
          const oidc = await load()
          const config = await configured()
          // Our own address, whatever the request says it was called by: it is part of what the provider compares.
          const came = new URL(retorno)
          came.search = search
          const tokens = await oidc.authorizationCodeGrant(config, came, {
            pkceCodeVerifier: verificador,
            expectedState: estado,
            expectedNonce: nonce,
            idTokenExpected: true,
          })
          const claims = tokens.claims()
          if (!claims) throw new Error('no claims')
          return withUserInfo(config, tokens.access_token, claims)
        })(),
      ),
  }
}
