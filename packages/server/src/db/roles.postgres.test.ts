import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createPostgresDatabase, openTestDatabase } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { buildApp } from '../app.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { fileForm, picture } from '../fotos/pictures.testing.ts'
import { changeDay } from '../projetos/day-change.ts'
import { maintain } from '../sistema/maintenance.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { grantApplication, refuseOneRole } from './roles.ts'

const folder = mkdtempSync(join(tmpdir(), 'paco-papeis-'))
const mark = randomBytes(4).toString('hex')
const OWNER = `dono_${mark}`
const APPLICATION = `aplicação ${mark}`

/** As the one who runs the server: two roles that are nobody, and a database of the first. */
async function asSuperuser(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
await asSuperuser(
  inject('postgresUrl'),
  `create role ${OWNER} login password 'segredo'`,
  `create role ${pg.escapeIdentifier(APPLICATION)} login password 'segredo'`,
)

async function openWithRoles() {
  const url = await createPostgresDatabase()
  const name = new URL(url).pathname.slice(1)
  await asSuperuser(
    url,
    `alter database ${pg.escapeIdentifier(name)} owner to ${OWNER}`,
    `alter schema public owner to ${OWNER}`,
  )
  const as = (role: string) => {
    const own = new URL(url)
    own.username = encodeURIComponent(role)
    own.password = 'segredo'
    return own.href
  }
  const database = await openDatabase({ url: as(APPLICATION), ownerUrl: as(OWNER) })
  afterAll(() => database.close())
  return database
}

const database = await openWithRoles()
await migrate(database.owner.pool)
await grantApplication(database)
const app = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const bench = await openBench({ app, database })
const { call, admin, auditor } = bench

describe('the application’s role', () => {
  it.each([
    'alter table auditoria disable trigger recusar',
    'alter table auditoria disable trigger user',
    'drop trigger lacrar on auditoria_pendente',
    'alter table projetos disable trigger auditar_alterados',
    'alter table medicoes disable trigger aprovadas',
    'drop trigger aprovados on medicoes_itens',
    'truncate medicoes_pagamentos',
    'delete from auditoria',
    "update auditoria set usuario_nome = 'x'",
    'truncate auditoria',
    'drop table auditoria',
    `insert into auditoria (usuario_nome, entidade, registro_id, acao) values ('x', 'projetos', '1', 'criou')`,
    `insert into auditoria_pendente (primeira, entidade, registro_id, acao) values (true, 'projetos', '1', 'criou')`,
    'delete from auditoria_pendente',
    'delete from auditoria_nomes',
    "update auditoria_nomes set nome = 'x'",
    'delete from migracoes',
    'delete from objetos',
    'alter table quantitativos_itens disable trigger user',
    'drop trigger aprovadas on quantitativos_revisoes',
    'truncate quantitativos_itens',
    'create table minha (id integer)',
    "create or replace function auditoria_hash(linha auditoria) returns text language sql as 'select null::text'",
    "set session_replication_role = 'replica'",
    `set role ${OWNER}`,
    `create temp table projetos (id integer);
     create trigger forjar after insert on projetos for each row execute function auditar_projetos()`,
    `create temp table projetos (id integer); select auditar('pg_temp.projetos', '{}')`,
  ])('cannot: %s', async (statement) => {
    const client = await database.pool.connect()
    try {
      const refused = await client.query(`begin; ${statement}`).catch((error) => error)
      expect(refused).toMatchObject({ code: '42501' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('cannot change an approved bill of quantities either', async () => {
    const { pool } = database
    const { rows } = await pool.query(
      `insert into quantitativos_revisoes (contrato_id, revisao, vigente_de) values ($1, 0, '2026-03-02') returning id`,
      [await bench.newContrato([])],
    )
    const insert = (codigo: string) =>
      `insert into quantitativos_itens (revisao_id, ordem, codigo, tipo, descricao) values ($1, 0, '${codigo}', 'grupo', 'Rua')`
    await pool.query(insert('1'), [rows[0].id])
    const approve =
      "update quantitativos_revisoes set situacao = 'aprovada', aprovada_em = now() where id = $1"
    await pool.query(approve, [rows[0].id])
    for (const statement of [
      insert('2'),
      "update quantitativos_itens set descricao = 'Outra' where revisao_id = $1",
      'delete from quantitativos_itens where revisao_id = $1',
      'update quantitativos_revisoes set total = 1 where id = $1',
      'delete from quantitativos_revisoes where id = $1',
    ])
      await expect(pool.query(statement, [rows[0].id])).rejects.toMatchObject({ code: 'PA002' })
  })

  it('has its lines written for it, whatever its session puts in their way', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('create temp table auditoria (like public.auditoria) on commit drop')
    await client.query("update secretarias set formacao = 'à mão' where id = 20")
    await client.query('commit')
    client.release()
    const [last] = (await call(auditor, 'GET', '/api/historico/secretarias/20')).json().Result
    expect(last).toMatchObject({
      usuario_nome: `banco de dados: ${APPLICATION}`,
      depois: { formacao: 'à mão' },
    })
  })

  it('does all of the application’s work', async () => {
    const done = async (...what: Parameters<typeof call>) => {
      const reply = await call(...what)
      expect([what[2], reply.statusCode]).toEqual([what[2], 200])
      return reply
    }
    const projeto = await bench.newProjeto()
    await done(admin, 'PUT', `/api/updateprojetocompleto/${projeto}`, { nomeprojeto: 'Ponte Nova' })
    const asked = await bench.ask(bench.valorRequest(projeto))
    expect((await bench.decide(auditor, asked, 'aprovar', 'De acordo')).statusCode).toBe(200)
    const gone = await bench.newProjeto()
    await done(admin, 'POST', '/api/servicos', {
      projeto_id: gone,
      descricao: 'Estacas',
      valor_total: 10,
      peso: 0,
      parcelas: [{ mes: 1, valor: 10 }],
    })
    await done(admin, 'DELETE', `/api/deleteprojetocompleto/${gone}`)
    await done(admin, 'POST', '/api/conveniossempapel', {})
    const form = fileForm(await picture('jpeg'))
    const photo = await app.inject({
      method: 'POST',
      url: '/api/secretarias/17/foto',
      payload: form.payload,
      headers: { ...admin.headers, ...form.headers },
    })
    expect(photo.statusCode).toBe(200)
    await done(auditor, 'GET', '/api/exportar/auditoria?formato=csv')
    await done(auditor, 'GET', '/api/exportar/secretarias?formato=xlsx')
    const wrong = { email: admin.email, password: 'outra senha errada' }
    expect((await call(null, 'POST', '/api/login', wrong)).statusCode).toBe(401)
    await changeDay(database.db, '2199-01-01')
    await maintain(database, new Date())
    const { Result } = (await done(auditor, 'GET', '/api/auditoria/verificacao?completa=true')).json()
    expect(Result[0]).toMatchObject({ integra: true, concluida: true })
    const [line] = (await done(auditor, 'GET', `/api/auditoria?projeto_id=${gone}`)).json().Result
    expect(line).toMatchObject({ projeto_nome: 'Ponte', projeto_excluido: true })
  })

  it('writes backups; the owner restores them, and the application goes on', async () => {
    const file = join(folder, 'paco.gz')
    const counts = await backup(database.patient.db, file)
    const target = await openWithRoles()
    const told: string[] = []
    target.owner.pool.on('connect', (client) =>
      client.on('notice', ({ severity, message }) => told.push(`${severity}: ${message}`)),
    )
    expect(await restore({ ...target, ...target.owner }, file)).toEqual(counts)
    expect(told.filter((text) => text.startsWith('WARNING'))).toEqual([])
    await grantApplication(target)
    await target.pool.query("update secretarias set formacao = 'depois' where id = 20")
    await expect(target.pool.query('delete from auditoria')).rejects.toMatchObject({ code: '42501' })
  })

  it('finds nothing to migrate where the owner has, without the owner’s address', async () => {
    expect(await migrate(database.pool)).toEqual([])
  })

  it('keeps what it was granted when the owner makes views and functions anew', async () => {
    const granted = `select string_agg(relname || coalesce(relacl::text, ''), ' ' order by relname) as all from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'`
    const before = (await database.pool.query(granted)).rows[0].all
    await database.owner.pool.query("update objetos set resumo = 'outro'")
    await migrate(database.owner.pool)
    expect((await database.pool.query(granted)).rows[0].all).toBe(before)
    expect((await call(admin, 'GET', '/api/getprojetocompleto')).statusCode).toBe(200)
    const refused = database.pool.query("select auditar('pca', '{}')")
    await expect(refused).rejects.toMatchObject({ code: '42501' })
  })

  it('that may create nothing is refused where something changed, not before', async () => {
    await database.owner.pool.query("update objetos set resumo = 'outro'")
    await expect(migrate(database.pool)).rejects.toMatchObject({ code: '42501' })
    await migrate(database.owner.pool)
    expect(await migrate(database.pool)).toEqual([])
  })
})

describe('AUDIT_STRICT', () => {
  it('is content with two roles, and names the one that could alter the trail', async () => {
    await expect(refuseOneRole(database)).resolves.toBeUndefined()
    const asOwner = { ...database, ...database.owner }
    await expect(refuseOneRole(asOwner)).rejects.toThrow(
      `o usuário ${OWNER} de DATABASE_URL não pode ser dono`,
    )
    const superuser = await openTestDatabase()
    await migrate(superuser.pool)
    await expect(refuseOneRole(superuser)).rejects.toThrow('AUDIT_STRICT=1')
  })

  it.each([
    ['grant insert on auditoria to', 'revoke insert on auditoria from'],
    [`grant ${OWNER} to`, `revoke ${OWNER} from`],
  ])('sees through: %s it', async (grant, revoke) => {
    const role = pg.escapeIdentifier(APPLICATION)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${(await database.pool.query('select current_database() as name')).rows[0].name}`
    await asSuperuser(url.href, `${grant} ${role}`)
    await expect(refuseOneRole(database)).rejects.toThrow(APPLICATION)
    await asSuperuser(url.href, `${revoke} ${role}`)
  })

  it('needs a server', async () => {
    await expect(refuseOneRole({ ...database, kind: 'embedded' })).rejects.toThrow(
      'precisa de um servidor PostgreSQL',
    )
  })
})
