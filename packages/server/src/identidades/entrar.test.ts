import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLIENT, type Diretorio } from '../../test/diretorio.ts'
import { createPerson } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { updateUsuario } from '../usuarios/queries.ts'
import {
  begin,
  comeBack,
  type EntradaApp,
  exchange,
  openDiretorio,
  provedorOf,
  retornoOf,
  startEntradaApp,
} from './entrada.testing.ts'

let diretorio: Diretorio
let test: EntradaApp

beforeAll(async () => {
  diretorio = await openDiretorio([retornoOf('diretorio'), retornoOf('outro')])
  const own = provedorOf(diretorio.emissor, { confiavel: true, cria: true })
  test = await startEntradaApp([own, { ...own, chave: 'outro' }])
  // Somebody runs the system.
  await createPerson(test, { role: 'admin' })
})

/** Somebody of the directory. */
function known(sub: string, more: Record<string, unknown> = {}): string {
  const claims = { email: `${sub}@cidade.gov.br`, email_verified: true, name: `Pessoa ${sub}` }
  diretorio.pessoas.set(sub, { ...claims, ...more })
  return sub
}

/** The whole way, up to where the browser lands. */
async function land(sub: string, volta?: string) {
  const { to, cookie } = await begin(test, 'diretorio', volta)
  const back = await diretorio.visit(to, sub)
  return { back, cookie, landed: await comeBack(test, back, cookie) }
}

const authorized = (reply: { json(): { Token: string } }) => ({
  authorization: `Bearer ${reply.json().Token}`,
})

const count = async (from: 'sessoes' | 'identidades' | 'usuarios') =>
  (
    await test.database.db
      .selectFrom(from)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('coming in by the directory', () => {
  it('is the same session as after a password, and leads where one wanted to go', async () => {
    const { landed, cookie } = await land(known('ana'), '/prazos?dias=7')
    expect(landed).toMatch(/^\/entrar#[\w-]{43}$/)
    const reply = await exchange(test, landed, cookie)
    expect(reply.json()).toMatchObject({
      Status: 'Success',
      Role: 'user',
      User: { name: 'Pessoa ana', id_secretaria: null },
      Volta: '/prazos?dias=7',
      Saida: null,
    })
    const headers = authorized(reply)
    const me = await test.app.inject({ method: 'GET', url: '/api/eu', headers })
    expect(me.json().Result[0]).toMatchObject({ email: 'ana@cidade.gov.br', role: 'user' })
    const sessions = await test.app.inject({ method: 'GET', url: '/api/eu/sessoes', headers })
    expect(sessions.json().Result).toHaveLength(1)
  })

  it('asks for a code under PKCE, with a state and a nonce of its own each time', async () => {
    const [one, other] = [await begin(test), await begin(test)]
    const asked = new URL(one.to).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.client_id,
      redirect_uri: retornoOf('diretorio'),
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)).not.toBe(new URL(other.to).searchParams.get(name))
    expect(one.to).not.toContain(CLIENT.client_secret)
  })

  it('is begun by a click on our own page: whom another site sends here finds the login', async () => {
    const from = async (site: string) => {
      const headers = { 'sec-fetch-site': site }
      return (await test.app.inject({ url: '/api/entrar/diretorio', headers })).headers
    }
    expect(await from('cross-site')).toMatchObject({ location: '/login' })
    expect((await from('cross-site'))['set-cookie']).toBeUndefined()
    for (const site of ['same-origin', 'none'])
      expect((await from(site)).location).toContain(diretorio.emissor)
  })

  it('finds the person again by their number, whatever their e-mail is by then', async () => {
    const first = await land(known('bia'))
    await exchange(test, first.landed, first.cookie)
    const before = await count('usuarios')
    const again = await land(known('bia', { email: 'beatriz@cidade.gov.br', email_verified: false }))
    const reply = await exchange(test, again.landed, again.cookie)
    expect(reply.json().User.name).toBe('Pessoa bia')
    expect(await count('usuarios')).toBe(before)
  })

  it('lets nobody in who was made inactive, before or after they came back', async () => {
    const off = async (id: number) =>
      transact(test.database.db, SYSTEM, (trx) => updateUsuario(trx, id, { ativo: false }))
    const first = await land(known('caio'))
    const { id } = (await exchange(test, first.landed, first.cookie)).json().User
    const { landed, cookie } = await land('caio')
    await off(id)
    expect((await exchange(test, landed, cookie)).statusCode).toBe(401)
    expect((await land('caio')).landed).toBe('/login?entrada=inativa')
  })

  it('comes into the account of a verified e-mail, since the city itself vouches for it', async () => {
    const { id, email } = await createPerson(test, { role: 'auditor' })
    const { landed, cookie } = await land(known('davi', { email: email.toUpperCase() }))
    expect((await exchange(test, landed, cookie)).json()).toMatchObject({ Role: 'auditor', User: { id } })
    // The next one to be given that e-mail is somebody else.
    expect((await land(known('davi2', { email }))).landed).toBe('/login?entrada=vincular')
  })
})

describe('coming back', () => {
  it('works once, also when everything about it is right', async () => {
    const { back, cookie, landed } = await land(known('eva'))
    expect(landed).toMatch(/^\/entrar#/)
    expect(await comeBack(test, back, cookie)).toBe('/login?entrada=vencida')
  })

  it('works in the browser that went, and in no other', async () => {
    const { to, cookie } = await begin(test)
    const back = await diretorio.visit(to, known('fabio'))
    expect(await comeBack(test, back, '')).toBe('/login?entrada=vencida')
    const other = await begin(test)
    expect(await comeBack(test, back, other.cookie)).toBe('/login?entrada=invalida')
    expect(await comeBack(test, back, 'paco-entrada=x')).toBe('/login?entrada=vencida')
    // Nothing of that used up the way of the one who went.
    expect(await comeBack(test, back, cookie)).toMatch(/^\/entrar#/)
  })

  it('with a foreign state is refused, and cannot be tried again', async () => {
    const { to, cookie } = await begin(test)
    const back = new URL(await diretorio.visit(to, known('gil')))
    const right = back.href
    back.searchParams.set('state', 'de-outra-pessoa')
    expect(await comeBack(test, back.href, cookie)).toBe('/login?entrada=invalida')
    expect(await comeBack(test, right, cookie)).toBe('/login?entrada=vencida')
  })

  it('to another provider than one went to is refused', async () => {
    const { to, cookie } = await begin(test)
    const back = await diretorio.visit(to, known('hugo'))
    expect(await comeBack(test, back.replace('/diretorio/', '/outro/'), cookie)).toBe(
      '/login?entrada=vencida',
    )
  })

  it('after ten minutes is too late', async () => {
    const { to, cookie } = await begin(test)
    const back = await diretorio.visit(to, known('iris'))
    await sql`update entradas_oidc set expira_em = now() - interval '1 second'`.execute(test.database.db)
    expect(await comeBack(test, back, cookie)).toBe('/login?entrada=vencida')
  })

  it('without a yes says so', async () => {
    const { to, cookie } = await begin(test)
    const state = new URL(to).searchParams.get('state')
    const back = `${retornoOf('diretorio')}?error=access_denied&state=${state}&iss=${diretorio.emissor}`
    expect(await comeBack(test, back, cookie)).toBe('/login?entrada=cancelada')
  })

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example', '/login', ''])(
    'never leads to %s',
    async (volta) => {
      const { landed, cookie } = await land(known('joao'), volta)
      expect((await exchange(test, landed, cookie)).json().Volta).toBeNull()
    },
  )
})

describe('the code of a page', () => {
  it('is good once', async () => {
    const { landed, cookie } = await land(known('katia'))
    expect((await exchange(test, landed, cookie)).statusCode).toBe(200)
    const again = await exchange(test, landed, cookie)
    expect([again.statusCode, again.json().Error]).toEqual([
      401,
      'Esta entrada não vale mais: já foi usada ou passou da hora. Comece de novo.',
    ])
  })

  it('is good for a minute', async () => {
    const { landed, cookie } = await land(known('leo'))
    await sql`update entradas_codigos set expira_em = expira_em - interval '60 seconds'`.execute(
      test.database.db,
    )
    expect((await exchange(test, landed, cookie)).statusCode).toBe(401)
  })

  it('is nobody else’s: shown by another browser it is used up', async () => {
    const { landed, cookie } = await land(known('mara'))
    expect((await exchange(test, landed, 'paco-entrada=')).statusCode).toBe(401)
    expect((await exchange(test, landed, cookie)).statusCode).toBe(401)
  })

  it('opens one session, however many exchange it at once', async () => {
    const { landed, cookie } = await land(known('nina'))
    const before = await count('sessoes')
    const replies = await Promise.all(Array.from({ length: 50 }, () => exchange(test, landed, cookie)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await count('sessoes')).toBe(before + 1)
  })

  it('stands in no table, nor does what the browser holds', async () => {
    const going = await begin(test)
    const { landed, cookie } = await land(known('otto'))
    const rows = JSON.stringify([
      await test.database.db.selectFrom('entradas_oidc').selectAll().execute(),
      await test.database.db.selectFrom('entradas_codigos').selectAll().execute(),
    ])
    for (const secret of [going.cookie, cookie, landed])
      expect(rows).not.toContain(secret.replace(/^(\/entrar#|paco-entrada=)/, ''))
  })
})

describe('what is written down', () => {
  it('holds no secret in any line of the log', async () => {
    const { to, cookie } = await begin(test)
    const back = await diretorio.visit(to, known('paula'))
    const landed = await comeBack(test, back, cookie)
    const { Token } = (await exchange(test, landed, cookie)).json()
    await comeBack(test, `${back}x`, (await begin(test)).cookie)
    const asked = new URL(to).searchParams
    const text = test.logged.join('')
    expect(text).toContain('nobody came in by a provider')
    const secrets = [
      CLIENT.client_secret,
      new URL(back).searchParams.get('code'),
      asked.get('state'),
      asked.get('nonce'),
      cookie.replace('paco-entrada=', ''),
      landed.replace('/entrar#', ''),
      Token,
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('tells in the trail by whom somebody is known, not under which number', async () => {
    const { landed } = await land(known('quiteria'))
    expect(landed).toMatch(/^\/entrar#/)
    const lines = await test.database.db
      .selectFrom('auditoria')
      .select(['usuario_nome', 'depois'])
      .where('entidade', '=', 'identidades')
      .execute()
    expect(lines.at(-1)).toMatchObject({ usuario_nome: 'sistema', depois: { emissor: diretorio.emissor } })
    expect(JSON.stringify(lines)).not.toContain('quiteria')
  })
})

describe('too many beginnings', () => {
  it('from one address are refused in words', async () => {
    const db = test.database.db
    await sql`insert into limites (chave, contagem, expira_em)
      values ('entrada:origem:10.9.9.9', 600, now() + interval '1 minute')`.execute(db)
    const reply = await test.app.inject({
      method: 'GET',
      url: '/api/entrar/diretorio',
      remoteAddress: '10.9.9.9',
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?entrada=muitas'])
  })
})

describe('nothing configured', () => {
  it('has no way in but passwords, and asks nobody', async () => {
    expect((await begin(test, 'nenhum')).to).toBe('/login?entrada=falha')
    expect(await comeBack(test, retornoOf('nenhum'), '')).toBe('/login?entrada=vencida')
  })
})
