import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { firstBrokenSeal } from '../backup/queries.ts'
import { openDatabase } from '../db/database.ts'
import { readMoved } from '../db/embedded/moved.ts'
import { type Cidade, entrar, openCidade } from './mudanca.testing.ts'
import { copiaEm } from './mudar.ts'
import { readAlvo } from './queries.ts'

const CREATE = '/api/createprojetocompleto'

/** Someone who writes one project after the other until told to stop, each with a key of its own. */
function openEscritor({ call }: Cidade, pass: { authorization: string }, name: string) {
  const acknowledged: { nome: string; chave: string; corpo: string }[] = []
  const refusals = new Set<string>()
  let goOn = true
  const send = (nome: string, chave: string) =>
    call('POST', CREATE, { nomeprojeto: nome, id_secretaria: 1 }, { ...pass, 'idempotency-key': chave })
  const written = (async () => {
    for (let n = 0; goOn; n++) {
      const [nome, chave] = [`${name} ${n}`, randomUUID()]
      const reply = await send(nome, chave)
      const corpo = await reply.text()
      if (reply.status === 200) acknowledged.push({ nome, chave, corpo })
      else refusals.add(`${reply.status} ${(JSON.parse(corpo) as { Error: string }).Error}`)
    }
  })()
  return {
    acknowledged,
    refusals,
    send,
    stop: () => {
      goOn = false
      return written
    },
  }
}

const namesOf = async (from: { query: (text: string) => Promise<{ rows: { nome: string }[] }> }) =>
  (await from.query('select nomeprojeto as nome from projetos order by 1')).rows.map(({ nome }) => nome)

describe('a city that moves while people work', async () => {
  const cidade = await openCidade()
  const pass = await entrar(cidade)
  const url = await createPostgresDatabase()
  const writers = ['Rua', 'Praça'].map((name) => openEscritor(cidade, pass, name))
  const reads: number[] = []
  let isReading = true
  const reading = (async () => {
    while (isReading) reads.push((await cidade.call('GET', '/api/bairros?limite=5', undefined, pass)).status)
  })()
  await cidade.move(url)
  isReading = false
  await Promise.all([reading, ...writers.map(({ stop }) => stop())])
  const there = await openDatabase({ url })
  afterAll(async () => {
    await there.close()
    await cidade.close()
  })

  it('has every write that was acknowledged, once', async () => {
    const names = writers.flatMap(({ acknowledged }) => acknowledged.map(({ nome }) => nome))
    expect(names.length).toBeGreaterThan(2)
    expect(await namesOf(there.pool)).toEqual([...names].sort())
  })

  it('answered who only looked all the time, and others with a sentence', () => {
    expect(new Set(reads)).toEqual(new Set([200]))
    const told = new Set(writers.flatMap(({ refusals }) => [...refusals]))
    expect([...told].filter((text) => !/^503 O sistema está mudando de banco de dados/.test(text))).toEqual(
      [],
    )
  })

  it('answers a repeated request as the first time', async () => {
    const [writer] = writers
    const [first] = writer?.acknowledged ?? []
    const again = await writer?.send(first?.nome ?? '', first?.chave ?? '')
    expect(await again?.text()).toBe(first?.corpo)
  })

  it('keeps its sessions, its trail and its numbering, and goes on', async () => {
    expect((await cidade.call('GET', '/api/avisos', undefined, pass)).status).toBe(200)
    expect(await there.db.transaction().execute(firstBrokenSeal)).toBeNull()
    const reply = await writers[0]?.send('Depois da mudança', randomUUID())
    expect(await reply?.json()).toMatchObject({ Status: 'Success', id: expect.any(Number) })
    expect(await namesOf(there.pool)).toContain('Depois da mudança')
  })

  it('leaves a folder that says where it went and is opened by nobody', async () => {
    const { databaseFolder } = cidade.config
    expect(readMoved(databaseFolder)).toMatchObject({ para: url.replace(/:[^:@/]*@/, '@') })
    await expect(openDatabase({ folder: databaseFolder })).rejects.toThrow(
      /mudou para postgres.*DATABASE_URL/,
    )
    expect(existsSync(copiaEm(databaseFolder))).toBe(false)
  })

  it('moves once', async () => {
    await expect(cidade.move(await createPostgresDatabase())).rejects.toThrow('já foi feita')
  })
})

describe('a move that cannot be made', async () => {
  const cidade = await openCidade()
  const pass = await entrar(cidade)
  const writer = openEscritor(cidade, pass, 'Escola')
  await writer.stop()
  afterAll(() => cidade.close())
  /** Writes and background work as if nobody had tried. */
  const goesOn = async (nome: string) => {
    expect((await writer.send(nome, randomUUID())).status).toBe(200)
    expect(await namesOf(cidade.database.pool)).toContain(nome)
    expect(readMoved(cidade.config.databaseFolder)).toBeNull()
  }

  it('to a database with something in it', async () => {
    const url = await createPostgresDatabase('migrated')
    await expect(cidade.move(url)).rejects.toThrow('não está vazio')
    await goesOn('depois de um banco cheio')
  })

  it('to nobody, or by a wrong name', async () => {
    const url = new URL(await createPostgresDatabase())
    url.pathname = '/nao_existe'
    await expect(cidade.move(url.href)).rejects.toThrow('O banco nao_existe não existe')
    await expect(cidade.move('postgresql://paco@127.0.0.1:9/paco')).rejects.toThrow(
      'Nenhum PostgreSQL responde',
    )
    await goesOn('depois de ninguém')
  })

  it('by a role that may make nothing', async () => {
    const url = new URL(await createPostgresDatabase())
    const admin = new pg.Client(url.href)
    await admin.connect()
    const role = `paco_sem_${randomUUID().slice(0, 8)}`
    await admin.query(`create role ${role} login password 'x'; revoke create on schema public from public`)
    url.username = role
    url.password = 'x'
    await expect(cidade.move(url.href)).rejects.toThrow(`O usuário ${role} não pode criar tabelas`)
    await admin.query(`drop role ${role}`)
    await admin.end()
    await goesOn('depois de quem nada pode')
  })

  it('as nobody waits for it any more: the server is left empty', async () => {
    const url = await createPostgresDatabase()
    const gone = new AbortController()
    const moving = cidade.move(url, undefined, gone.signal)
    gone.abort(new Error('Quem pediu a mudança desistiu dela.'))
    await expect(moving).rejects.toThrow('desistiu')
    await expectEmpty(url)
    await goesOn('depois de desistir')
  })

  it('because the server ends it when all had come: it goes on where it was, and can be tried again', async () => {
    const url = await createPostgresDatabase()
    const admin = new pg.Client(inject('postgresUrl'))
    await admin.connect()
    const name = new URL(url).pathname.slice(1)
    const cut = () =>
      void admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const moving = cidade.house.move(
      { url, ownerUrl: undefined },
      (text) => text.startsWith('Agora') && cut(),
      signal,
    )
    await expect(moving).rejects.toThrow()
    await admin.end()
    await expectEmpty(url)
    await goesOn('depois de um servidor que caiu')
    await cidade.move(url)
    expect(readMoved(cidade.config.databaseFolder)).not.toBeNull()
  })
})

describe('a city that moves to a server of two roles', () => {
  it('is its owner’s there, and the application cannot alter the trail', async () => {
    const cidade = await openCidade()
    const pass = await entrar(cidade)
    const root = new URL(await createPostgresDatabase())
    const admin = new pg.Client(root.href)
    await admin.connect()
    const [owner, role] = ['dono', 'app'].map((name) => `paco_${name}_${randomUUID().slice(0, 8)}`)
    for (const name of [owner, role]) await admin.query(`create role ${name} login password 'x'`)
    await admin.query(
      `alter database ${root.pathname.slice(1)} owner to ${owner}; alter schema public owner to ${owner}`,
    )
    const as = (name = '') => Object.assign(new URL(root), { username: name, password: 'x' }).href
    await cidade.move(as(role), as(owner))
    const writer = openEscritor(cidade, pass, 'Creche')
    await writer.stop()
    expect(writer.acknowledged).toHaveLength(1)
    const there = new pg.Client(as(role))
    await there.connect()
    await expect(there.query('delete from auditoria')).rejects.toMatchObject({ code: '42501' })
    await there.end()
    await cidade.close()
    await admin.query(
      `alter database ${root.pathname.slice(1)} owner to current_user; drop owned by ${owner}, ${role}`,
    )
    await admin.query(`drop role ${owner}; drop role ${role}`)
    await admin.end()
  })
})

const { signal } = new AbortController()

async function expectEmpty(url: string): Promise<void> {
  const database = await openDatabase({ url })
  expect(await readAlvo(database.db)).toMatchObject({ objetos: 0 })
  await database.close()
}
