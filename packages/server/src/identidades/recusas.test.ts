import { MESSAGES } from '@paco/domain/identidades/messages'
import { RECUSAS } from '@paco/domain/identidades/recusas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, loginAs } from '../../test/harness.ts'
import { begin, type EntradaApp, exchange, provedorOf, startEntradaApp } from './entrada.testing.ts'
import { type Forjado, forge, startForjado } from './forjado.testing.ts'

const CHAVE_CPF = 'uma chave de teste com mais de trinta e dois caracteres'

let forjado: Forjado
let test: EntradaApp
let people = 0

beforeAll(async () => {
  forjado = await startForjado()
  const estranho = provedorOf(forjado.emissor)
  const enderecos = {
    autorizacao: `${forjado.emissor}authorize`,
    token: `${forjado.emissor}token`,
    chaves: `${forjado.emissor}jwk`,
    usuario: `${forjado.emissor}userinfo/`,
    saida: `${forjado.emissor}logout`,
  }
  test = await startEntradaApp([
    estranho,
    { ...estranho, chave: 'cria', cria: true },
    { ...estranho, chave: 'dominio', cria: true, dominio: 'cidade.gov.br' },
    { ...estranho, chave: 'proprio', confiavel: true, dominio: 'cidade.gov.br', email_do_diretorio: true },
    {
      ...estranho,
      chave: 'govbr',
      tipo: 'govbr',
      enderecos,
      cria: true,
      nivel_minimo: 'silver',
      nivel_aprovacao: 'gold',
      chave_cpf: CHAVE_CPF,
    },
  ])
})
beforeEach(() => {
  people += 1
})

const somebody = (more: object = {}) => ({
  sub: `n${people}`,
  email: `n${people}@cidade.gov.br`,
  email_verified: true,
  ...more,
})

describe('a token that does not hold', () => {
  it.each([
    ['has run out', { exp: -31, claims: {} }],
    ['is signed by somebody else', { foreignKey: true, claims: {} }],
    ['was made for another visit', { claims: { nonce: 'de-outra-visita' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is for another system', { claims: { aud: 'outro' } }],
    ['is from another provider', { claims: { iss: 'https://evil.example/' } }],
    ['names nobody', { claims: { sub: undefined } }],
  ])('lets nobody in: it %s', async (_how, { claims, ...more }) => {
    const { landed } = await forge(test, forjado, { ...more, claims: { ...somebody(), ...claims } }, 'cria')
    expect(landed).toBe('/login?entrada=invalida')
  })

  it('lets nobody in with the nonce of an earlier visit', async () => {
    const first = await forge(test, forjado, { claims: somebody() }, 'cria')
    expect(first.landed).toMatch(/^\/entrar#/)
    const again = await forge(test, forjado, { claims: somebody({ nonce: first.nonce }) }, 'cria')
    expect(again.landed).toBe('/login?entrada=invalida')
  })

  it('is taken from a clock that is a little behind', async () => {
    const { landed } = await forge(test, forjado, { exp: -5, claims: somebody() }, 'cria')
    expect(landed).toMatch(/^\/entrar#/)
  })
})

describe('somebody who comes for the first time', () => {
  it.each([
    ['is nobody here', 'diretorio', {}, 'desconhecida'],
    ['has an e-mail that was not verified', 'cria', { email_verified: false }, 'email'],
    ['has one of which nothing is said', 'cria', { email_verified: undefined }, 'email'],
    ['has none', 'cria', { email: undefined }, 'email'],
    ['is of another domain', 'dominio', { email: 'ana@gmail.com' }, 'dominio'],
    ['is of one that ends alike', 'dominio', { email: 'ana@evilcidade.gov.br' }, 'dominio'],
    ['is of a domain below it', 'dominio', { email: 'ana@x.cidade.gov.br' }, 'dominio'],
    ['says the domain without proof', 'dominio', { email_verified: false }, 'email'],
  ])('and %s', async (_who, chave, claims, recusa) => {
    const { landed } = await forge(test, forjado, { claims: somebody(claims) }, chave)
    expect(landed).toBe(`/login?entrada=${recusa}`)
    expect(Object.keys(RECUSAS)).toContain(recusa)
  })

  it('and has an account here, by an e-mail that another system verified: nobody is let in by that alone', async () => {
    const { email } = await createPerson(test)
    const { landed } = await forge(test, forjado, { claims: somebody({ email }) }, 'cria')
    expect(landed).toBe('/login?entrada=vincular')
  })

  it('and was invited: the invitation is used up', async () => {
    const admin = await loginAs(test, { role: 'admin' })
    const { id, email } = await createPerson(test)
    const url = `/api/usuarios/${id}/convite`
    const made = (await test.app.inject({ method: 'POST', url, headers: admin.headers })).json().Result[0]
    const { landed, cookie } = await forge(test, forjado, { claims: somebody({ email }) })
    expect((await exchange(test, landed, cookie)).json().User.id).toBe(id)
    const token = made.endereco.replace('/convite#', '')
    const used = await test.app.inject({ method: 'POST', url: '/api/convite', payload: { token } })
    expect(used.statusCode).toBe(404)
  })

  it('and whose directory gives out its e-mails itself (Entra)', async () => {
    const email = `entra${people}@cidade.gov.br`
    const admin = await loginAs(test, { role: 'admin' })
    const payload = { name: 'Ana', email, password: 'uma senha de teste' }
    await test.app.inject({ method: 'POST', url: '/api/usuarios', headers: admin.headers, payload })
    const claims = { sub: `e${people}`, preferred_username: email }
    expect((await forge(test, forjado, { claims }, 'proprio')).landed).toMatch(/^\/entrar#/)
    const denied = { sub: `f${people}`, email, email_verified: false }
    expect((await forge(test, forjado, { claims: denied }, 'proprio')).landed).toBe('/login?entrada=email')
  })

  it('under a name that nobody may sign by is called by their e-mail', async () => {
    const claims = somebody({ name: 'Sistema' })
    const { landed, cookie } = await forge(test, forjado, { claims }, 'cria')
    expect((await exchange(test, landed, cookie)).json().User.name).toBe(claims.email)
  })
})

describe('gov.br', () => {
  const cpf = () => String(10_000_000_000 + people)
  const citizen = (level: string | null, more: object = {}) => ({
    ...somebody({ sub: cpf(), email_verified: 'true', name: 'Ana' }),
    ...(level ? { reliability_info: { level } } : {}),
    ...more,
  })

  it('says by text that an e-mail is verified, and how sure it is; of the CPF only an HMAC is stored', async () => {
    const claims = citizen('gold')
    const { landed, cookie } = await forge(test, forjado, { claims }, 'govbr')
    const reply = (await exchange(test, landed, cookie)).json()
    expect(reply).toMatchObject({ User: { name: 'Ana' }, Saida: '/api/entrar/govbr/sair' })
    const rows = await test.database.db.selectFrom('identidades').selectAll().execute()
    expect(rows.at(-1)).toMatchObject({ nivel: 'gold', sub: expect.stringMatching(/^[\w-]{43}$/) })
    expect(JSON.stringify(rows)).not.toContain(cpf())
    expect(test.logged.join('')).not.toContain(cpf())
    // Written with dots and a dash it is the same person.
    const dotted = cpf().replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
    const again = await forge(test, forjado, { claims: { ...claims, sub: dotted } }, 'govbr')
    expect((await exchange(test, again.landed, again.cookie)).json().User.id).toBe(reply.User.id)
  })

  it.each(['bronze', 'platina', null])('is not sure enough of somebody: %s', async (level) => {
    const { landed } = await forge(test, forjado, { claims: citizen(level) }, 'govbr')
    expect(landed).toBe('/login?entrada=nivel')
  })

  it('has only those approve of whom it is as sure as the city asks, and unlinking is no way round', async () => {
    const claims = citizen('silver')
    const enter = async (level: string) => {
      const told = { claims: { ...claims, reliability_info: { level } } }
      const { landed, cookie } = await forge(test, forjado, told, 'govbr')
      const { Token, User } = (await exchange(test, landed, cookie)).json()
      return { id: User.id as number, headers: { authorization: `Bearer ${Token}` } }
    }
    const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: object) => {
      const reply = await test.app.inject({
        method,
        url,
        headers: { ...headers },
        ...(method === 'PUT' ? { payload: {} } : {}),
      })
      return { status: reply.statusCode, body: reply.json() }
    }
    const approve = (headers: object) => call('PUT', '/api/aditivos/999/aprovar', headers)
    const { id } = await enter('silver')
    await test.database.db.updateTable('usuarios').set({ role: 'auditor' }).where('id', '=', id).execute()
    const silver = await enter('silver')
    expect(await approve(silver.headers)).toMatchObject({ status: 403, body: { Error: MESSAGES.semNivel } })
    const gold = await enter('gold')
    expect((await approve(gold.headers)).status).toBe(404)
    const again = await enter('silver')
    const [{ id: identidade }] = (await call('GET', '/api/eu/identidades', again.headers)).body.Result
    expect((await call('DELETE', `/api/eu/identidades/${identidade}`, again.headers)).status).toBe(200)
    expect((await approve(again.headers)).status).toBe(401)
  })

  it('tells the e-mail at its other address where the token is silent about it', async () => {
    const { email, email_verified: _said, ...claims } = citizen('silver')
    const userinfo = { email, email_verified: true }
    expect(
      (await forge(test, forjado, { claims: { ...claims, email_verified: undefined }, userinfo }, 'govbr'))
        .landed,
    ).toMatch(/^\/entrar#/)
  })

  it('is left from the browser too', async () => {
    const leave = (chave: string) => test.app.inject({ method: 'GET', url: `/api/entrar/${chave}/sair` })
    expect((await leave('govbr')).headers.location).toBe(
      `${forjado.emissor}logout?post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A4813%2F`,
    )
    expect((await leave('diretorio')).headers.location).toBe('/')
  })
})

describe('a provider that is away', () => {
  it('is told in words, soon, also when it takes the call and says nothing', async () => {
    const mute = await startForjado()
    mute.hangs = true
    const alone = await startEntradaApp(
      [provedorOf(mute.emissor), provedorOf('http://127.0.0.1:9', { chave: 'fechado' })],
      2_000,
    )
    expect((await begin(alone, 'fechado')).to).toBe('/login?entrada=fora')
    expect((await begin(alone)).to).toBe('/login?entrada=fora')
    // And is asked again by the next one.
    mute.hangs = false
    expect((await begin(alone)).to).toContain(`${mute.emissor}authorize?`)
  })
})
