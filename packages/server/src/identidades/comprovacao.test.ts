import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Diretorio } from '../../test/diretorio.ts'
import { loginAs } from '../../test/harness.ts'
import { ponte } from '../contratos/contratos.testing.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { importing, livro } from '../importacoes/importacoes.testing.ts'
import { rescueAdmin } from '../usuarios/senha.ts'
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

const STRANGER = 'a senha de um estranho'
const OWNER = 'a senha da dona do e-mail'

let diretorio: Diretorio
let test: EntradaApp
let admin: Awaited<ReturnType<typeof loginAs>>

beforeAll(async () => {
  diretorio = await openDiretorio([retornoOf('diretorio'), retornoOf('grupos'), retornoOf('cria')])
  const provedor = provedorOf(diretorio.emissor)
  const mapa = { ti: { papel: 'admin' } } as const
  const proprio = { ...provedor, confiavel: true }
  test = await startEntradaApp([
    proprio,
    { ...proprio, chave: 'grupos', grupos: { caminho: 'groups', mapa } },
    { ...provedor, chave: 'cria', cria: true },
  ])
  admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })
})

let addresses = 0
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: object = {}) =>
  test.app.inject({
    method,
    url,
    headers: { ...headers },
    remoteAddress: `10.6.${Math.floor(++addresses / 250)}.${addresses % 250}`,
    ...(payload ? { payload } : {}),
  })
const login = (email: string, password: string) => call('POST', '/api/login', { email, password })
const bearer = (reply: { json(): { Token: string } }) => ({ authorization: `Bearer ${reply.json().Token}` })

/** What goes with an account, table by table, with a row of each that a stranger could have made. */
const ROWS: Readonly<Record<string, string>> = {
  acessos: "insert into acessos (usuario_id, marca) values ($1, 'marca do estranho ' || $1::int)",
  agendas: "insert into agendas (usuario_id, segredo) values ($1, 'agenda do estranho ' || $1::int)",
  avisos_emails:
    "insert into avisos_emails (usuario_id, chave, criado_em, tentar_em) values ($1, 'semana/2026-W01', now(), now())",
  avisos_leitura: 'insert into avisos_leitura (usuario_id) values ($1)',
  avisos_lidos: "insert into avisos_lidos (usuario_id, chave, ate) values ($1, 'x', 1)",
  codigos_recuperacao:
    "insert into codigos_recuperacao (usuario_id, codigo_hash) values ($1, 'x' || $1::int)",
  desafios:
    "insert into desafios (usuario_id, segredo_hash, expira_em) values ($1, 'x' || $1::int, now() + interval '1 hour')",
  entradas_codigos:
    "insert into entradas_codigos (codigo_hash, id_hash, usuario_id, provedor, expira_em) values ('x' || $1::int, 'x', $1, 'x', now() + interval '1 hour')",
  envios: "insert into envios (usuario_id, nome, tamanho) values ($1, 'x', 1)",
  identidades:
    "insert into identidades (usuario_id, emissor, sub) values ($1, 'https://outro.example/', 'x' || $1::int)",
  importacao_mapas:
    "insert into importacao_mapas (usuario_id, lista, cabecalho, mapa, usado_em) values ($1, 'x', 'x', '{}', now())",
  pedidos: "insert into pedidos (usuario_id, chave, impressao) values ($1, 'x', 'x')",
  segundo_fator: "insert into segundo_fator (usuario_id, segredo, ligado_em) values ($1, 'x', now())",
  seguidos: 'insert into seguidos (usuario_id, projeto_id, desde) values ($1, 1, 1)',
  sessoes:
    "insert into sessoes (id, usuario_id, expira_em) values ('estranho' || $1::int, $1::int, now() + interval '1 hour')",
  visoes: "insert into visoes (id_usuario, lista, nome, consulta) values ($1, 'projetos', 'do estranho', '')",
}
/** What is made for the owner of the e-mail, never for who registered it. */
const OF_THE_OWNER = ['convites', 'senha_links']

const cascading = async () =>
  (
    await test.database.pool.query(`select r.relname as tabela, a.attname as coluna
      from pg_constraint k join pg_class r on r.oid = k.conrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'usuarios'::regclass and k.confdeltype = 'c' order by 1`)
  ).rows as { tabela: string; coluna: string }[]

/** In which tables there are rows that go with an account. */
async function left(id: number): Promise<string[]> {
  const found = []
  for (const { tabela, coluna } of await cascading()) {
    const { rows } = await test.database.pool.query(`select from ${tabela} where ${coluna} = $1`, [id])
    if (rows.length > 0) found.push(tabela)
  }
  return found
}

let people = 0
/** A stranger registers somebody else's e-mail and makes themselves at home. */
async function stranger() {
  const email = `diretora${++people}@cidade.gov.br`
  const made = await call('POST', '/api/register', { name: 'Um Estranho', email, password: STRANGER })
  expect(made.json()).toEqual({ Status: 'Success', id: made.json().id, message: 'Conta criada com sucesso' })
  const { id } = made.json()
  const headers = bearer(await login(email, STRANGER))
  for (const text of Object.values(ROWS)) await test.database.pool.query(text, [id])
  return { id: id as number, email, headers }
}

const readUsuario = async (id: number) =>
  (await call('GET', `/api/usuarios/${id}`, undefined, admin.headers)).json().Result[0]
const asAdmin = (method: 'POST' | 'PUT', url: string, payload?: object) =>
  call(method, url, payload, admin.headers)

/** The owner of the e-mail comes in by a provider; where they land. */
async function comeIn(email: string, chave: string, groups: string[] = []) {
  diretorio.pessoas.set(email, { email, email_verified: true, name: 'A Diretora', groups })
  const { to, cookie } = await begin(test, chave)
  const landed = await comeBack(test, await diretorio.visit(to, email), cookie)
  return landed.startsWith('/entrar#') ? (await exchange(test, landed, cookie)).json() : landed
}

async function byImport(email: string) {
  const { received, written } = importing(test, admin)
  const sheet = await livro([
    ['Nome', 'E-mail', 'Papel', 'Secretaria'],
    ['A Diretora', email, 'Usuário', 'Educação'],
  ])
  const { id } = await received('usuarios', sheet, 'pessoas.xlsx')
  expect((await written(id)).situacao).toBe('importada')
}

type Stranger = Awaited<ReturnType<typeof stranger>>
/** Every way in which somebody else comes to rely on an account. */
const WAYS: readonly (readonly [string, (who: Stranger) => Promise<unknown>])[] = [
  ['is given a department', ({ id }) => asAdmin('PUT', `/api/usuarios/${id}`, { id_secretaria: 12 })],
  ['is promoted', ({ id }) => asAdmin('PUT', `/api/usuarios/${id}`, { role: 'admin' })],
  [
    'gets another e-mail',
    ({ id }) => asAdmin('PUT', `/api/usuarios/${id}`, { email: `outro${id}@x.gov.br` }),
  ],
  [
    'is opened again',
    async ({ id }) => {
      await asAdmin('PUT', `/api/usuarios/${id}`, { ativo: false })
      await asAdmin('PUT', `/api/usuarios/${id}`, { ativo: true })
    },
  ],
  ['is given a password', ({ id }) => asAdmin('PUT', `/api/usuarios/${id}`, { password: OWNER })],
  ['is invited', ({ id }) => asAdmin('POST', `/api/usuarios/${id}/convite`)],
  [
    'is invited by its e-mail',
    ({ email }) => asAdmin('POST', '/api/convites', { name: 'A Diretora', email, role: 'auditor' }),
  ],
  [
    'is made by its e-mail',
    ({ email }) => asAdmin('POST', '/api/usuarios', { name: 'A Diretora', email, password: OWNER }),
  ],
  [
    'is named to inspect a contract',
    ({ id }) => asAdmin('POST', '/api/contratos', { ...ponte, numero: String(id), fiscal_titular_id: id }),
  ],
  ['stands in an imported sheet', ({ email }) => byImport(email)],
  ['is rescued', ({ id }) => transact(test.database.db, SYSTEM, (trx) => rescueAdmin(trx, id))],
  ['is linked by the city’s directory', ({ email }) => comeIn(email, 'diretorio')],
  ['is made an administrator by a group', ({ email }) => comeIn(email, 'grupos', ['ti'])],
  ['is linked by a provider that may make accounts', ({ email }) => comeIn(email, 'cria')],
]

it('knows every table that goes with an account', async () => {
  const tables = (await cascading()).map(({ tabela }) => tabela)
  expect(tables.filter((tabela) => !OF_THE_OWNER.includes(tabela))).toEqual(Object.keys(ROWS).sort())
})

describe('an account of an e-mail that nobody proved', () => {
  it.each(WAYS)('leaves nothing to a stranger once it %s', async (_how, way) => {
    const who = await stranger()
    expect(await left(who.id)).toEqual(Object.keys(ROWS).sort())
    await way(who)
    expect((await login(who.email, STRANGER)).statusCode).toBe(401)
    expect((await call('GET', '/api/eu', undefined, who.headers)).statusCode).toBe(401)
    const sub =
      await sql`select from identidades where usuario_id = ${who.id} and emissor like '%outro.example%'`.execute(
        test.database.db,
      )
    expect(sub.rows).toEqual([])
    // What the owner has by now.
    const theirs = [...OF_THE_OWNER, 'identidades', 'sessoes']
    expect((await left(who.id)).filter((tabela) => !theirs.includes(tabela))).toEqual([])
  })

  it('is the owner’s who is linked by the directory, with their own name', async () => {
    const who = await stranger()
    const reply = await comeIn(who.email, 'grupos', ['ti'])
    expect(reply).toMatchObject({ Role: 'admin', User: { id: who.id, name: 'A Diretora' } })
    expect(await readUsuario(who.id)).toMatchObject({ email_confirmado: true, fator: false })
    // From now on it is theirs: nothing is dropped any more.
    await asAdmin('PUT', `/api/usuarios/${who.id}`, { id_secretaria: 12 })
    expect((await comeIn(who.email, 'grupos', ['ti'])).User.id).toBe(who.id)
  })

  it('waits for an invitation after a department, and comes in by it', async () => {
    const who = await stranger()
    await asAdmin('PUT', `/api/usuarios/${who.id}`, { id_secretaria: 12 })
    expect(await readUsuario(who.id)).toMatchObject({ ultimo_acesso: null, email_confirmado: false })
    const [link] = (await asAdmin('POST', `/api/usuarios/${who.id}/convite`)).json().Result
    // Another change of an administrator's leaves the link as it is.
    await asAdmin('PUT', `/api/usuarios/${who.id}`, { id_secretaria: 17 })
    const accepted = await call('POST', '/api/convite/aceitar', {
      token: link.endereco.replace('/convite#', ''),
      password: OWNER,
    })
    expect(accepted.json()).toMatchObject({ Status: 'Success', User: { id: who.id, id_secretaria: 17 } })
    expect((await readUsuario(who.id)).email_confirmado).toBe(true)
    expect((await login(who.email, OWNER)).statusCode).toBe(200)
  })

  it('gets no link for another password by hand, and is invited instead', async () => {
    const { id } = await stranger()
    const refused = await asAdmin('POST', `/api/usuarios/${id}/senha`)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      409,
      'O e-mail desta conta ainda não foi confirmado: gere um convite.',
    ])
  })

  it('is not the administrator without whom nobody could run the system', async () => {
    const { id } = await stranger()
    await asAdmin('PUT', `/api/usuarios/${id}`, { role: 'admin' })
    await sql`update usuarios set role = 'user' where role = 'admin' and id not in (${id}, ${admin.id})`.execute(
      test.database.db,
    )
    const refused = await asAdmin('PUT', `/api/usuarios/${admin.id}`, { role: 'user' })
    expect(refused.statusCode).toBe(409)
  })

  it('stays unproven when its password is changed by whoever has it', async () => {
    const { id, headers } = await stranger()
    await sql`delete from segundo_fator where usuario_id = ${id}`.execute(test.database.db)
    const body = { senha_atual: STRANGER, nova_senha: `${STRANGER} outra` }
    expect((await call('PUT', '/api/eu/senha', body, headers)).statusCode).toBe(200)
    expect((await readUsuario(id)).email_confirmado).toBe(false)
  })

  it('that has rights from before the rule is opened by no password', async () => {
    const who = await stranger()
    await sql`update usuarios set role = 'admin' where id = ${who.id}`.execute(test.database.db)
    expect((await login(who.email, STRANGER)).statusCode).toBe(401)
    expect((await comeIn(who.email, 'diretorio')).User.id).toBe(who.id)
    expect((await login(who.email, STRANGER)).statusCode).toBe(401)
  })

  it('is made nobody by the groups of somebody whose e-mail it is not', async () => {
    const who = await stranger()
    await sql`insert into identidades (usuario_id, emissor, sub) values (${who.id}, ${diretorio.emissor}, 'outra')`.execute(
      test.database.db,
    )
    diretorio.pessoas.set('outra', { email: 'outra@cidade.gov.br', email_verified: true, groups: ['ti'] })
    const { to, cookie } = await begin(test, 'grupos')
    expect(await comeBack(test, await diretorio.visit(to, 'outra'), cookie)).toBe('/login?entrada=email')
    expect((await readUsuario(who.id)).role).toBe('user')
    // Nor does their number keep the owner out.
    expect((await comeIn(who.email, 'grupos', ['ti'])).User.id).toBe(who.id)
  })
})

it('leaves what administrators made, invited and closed as it is', async () => {
  const body = { name: 'Ana', email: 'ana@cidade.gov.br', password: OWNER }
  expect((await asAdmin('POST', '/api/usuarios', body)).statusCode).toBe(200)
  expect((await asAdmin('POST', '/api/usuarios', body)).statusCode).toBe(409)
  expect((await login(body.email, OWNER)).statusCode).toBe(200)
  const guest = { name: 'Bia', email: 'bia@cidade.gov.br' }
  expect((await asAdmin('POST', '/api/convites', guest)).statusCode).toBe(200)
  expect((await asAdmin('POST', '/api/convites', guest)).statusCode).toBe(409)
})
