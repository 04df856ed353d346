import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resumoOf } from '@paco/domain/avisos/semana'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { readSelos } from '../auditoria/selos.ts'
import { openCorreio } from '../avisos/correio.ts'
import { openMailServer } from '../avisos/smtp.testing.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openMany } from '../open-many.ts'
import { changeDay } from '../projetos/day-change.ts'
import { maintain } from '../sistema/maintenance.ts'
import { readConsorcio } from './arquivo.ts'
import { caller, environment } from './consorcio.testing.ts'
import { inCity } from './lugar.ts'

/** What a city of several does by itself, it does in its own tables and in its own name. */

const PASSWORD = 'uma senha de teste'
const CITIES = [
  { schema: 'aurora', nome: 'Aurora' },
  { schema: 'campos', nome: 'Campos' },
] as const
type Schema = (typeof CITIES)[number]['schema']

const folder = await mkdtemp(join(tmpdir(), 'paco-sozinhas-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const url = await createPostgresDatabase()
const admin = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => admin.end())
const mail = await openMailServer()

const seals = join(folder, 'selos')
const env = await environment(folder, url, {
  conexoes: 24,
  cidades: CITIES.map(({ schema }) => ({
    ...{ host: `${schema}.test`, schema, ADMIN_EMAIL: `quem@${schema}.test`, ADMIN_PASSWORD: PASSWORD },
  })),
})
const consorcio = readConsorcio({ ...env, SEAL_DIR: seals }, [])
if (!consorcio) throw new Error('No cities were read.')
const many = await openMany(consorcio, null)
await many.openAll()
await new Promise<void>((resolve) => many.door.listen(0, '127.0.0.1', resolve))
const { call, close } = caller((many.door.address() as AddressInfo).port)
afterAll(async () => {
  close()
  many.door.close()
  await many.close()
})

/** A city's place, with a database of its own as its process has one. */
async function within<T>(schema: Schema, work: (database: Database) => Promise<T>): Promise<T> {
  const open = many.places.find(({ config }) => config.schema === schema)?.open
  if (!open) throw new Error(`${schema} is not open.`)
  return inCity(open.kept, async () => {
    const database = await openDatabase({ url, schema })
    return work(database).finally(() => database.close())
  })
}

const inTables = (schema: Schema, text: string) =>
  admin.query(`set search_path = ${schema}, paco_extensoes; ${text}; reset search_path`)

const rowsOf = async (schema: Schema, text: string) =>
  within(schema, async ({ pool }) => (await pool.query(text)).rows)

const COMPUTED = "select valor #>> '{}' as dia from configuracao where chave = 'dia-calculado'"

// The same in each: somebody who follows a project, and what has waited in the bin for longer than it stays there.
for (const { schema, nome } of CITIES) {
  const host = `${schema}.test`
  const login = await call(host, 'POST', '/api/login', {
    json: { email: `quem@${schema}.test`, password: PASSWORD },
  })
  const token = JSON.parse(login.text).Token
  await call(host, 'PUT', '/api/cidade', { token, json: { nome, fuso: 'America/Sao_Paulo' } })
  const form = { nomesecretaria: `Obras de ${nome}` }
  const secretaria = JSON.parse((await call(host, 'POST', '/api/createsecretaria', { token, form })).text).id
  const json = { id_secretaria: secretaria, nomeprojeto: `Praça de ${nome}`, valor: 1 }
  const { text } = await call(host, 'POST', '/api/createprojetocompleto', { token, json })
  const projeto = JSON.parse(text).id
  await inTables(
    schema,
    `insert into usuarios (name, email, senha_hash, role, id_secretaria, email_confirmado)
       values ('Seguidora', 'segue@${schema}.test', 'nenhuma', 'user', ${secretaria}, true);
     insert into seguidos (usuario_id, projeto_id, desde) select id, ${projeto}, 0 from usuarios where name = 'Seguidora';
     insert into lixeira (entidade, registro_id, nome, id_secretaria, linhas, fotos, excluido_por, excluido_em)
       select 'projetos', 900, 'Velho', ${secretaria}, '[]', '[]', min(id), '2020-01-01' from usuarios`,
  )
  await call(host, 'PUT', `/api/updateprojetocompleto/${projeto}`, { token, json: { descricao: 'Outra' } })
}

describe('of several cities each by itself', () => {
  it('sweeps what has run out in its own tables', async () => {
    await within('aurora', (database) => maintain(database, new Date()))
    const left = async (schema: Schema) => rowsOf(schema, 'select nome from lixeira')
    expect([await left('aurora'), await left('campos')]).toEqual([[], [{ nome: 'Velho' }]])
  })

  it('seals its own trail in its own folder', async () => {
    for (const { schema } of CITIES) {
      const { selos } = await readSelos(join(seals, schema))
      expect(selos.length).toBeGreaterThan(0)
      for (const { linha, hash } of selos)
        expect(await rowsOf(schema, `select hash from auditoria where id = ${linha}`)).toEqual([{ hash }])
    }
  })

  it('writes to its own people, of what happened there, in its own name', async () => {
    for (const { schema } of CITIES)
      await within(schema, async ({ db }) => {
        // The Monday after what is written now, a little past seven.
        const now = new Date(resumoOf(new Date()).ate.getTime() + 7 * 86_400_000 + 60_000)
        const correio = openCorreio(db, {
          ...{ smtp: mail.address, de: `avisos@${schema}.test`, endereco: `https://${schema}.test` },
          ...{ now: () => now, log: { error: () => {}, warn: () => {} } },
        })
        await correio.round()
        await correio.stop()
      })
    for (const { schema, nome } of CITIES) {
      const letters = mail.to(`segue@${schema}.test`)
      expect(letters).toHaveLength(1)
      expect(letters[0]).toContain(`de ${nome} <avisos@${schema}.test>`)
      expect(letters[0]).toContain('criou o projeto')
      expect(letters[0]).toContain(`https://${schema}.test`)
      for (const other of CITIES) if (other.nome !== nome) expect(letters[0]).not.toContain(other.nome)
    }
  })

  it('changes its day, and no other does with it', async () => {
    await within('campos', ({ db }) => changeDay(db, '2999-01-01'))
    await within('aurora', ({ db }) => changeDay(db, '2999-01-02'))
    const days = [await rowsOf('aurora', COMPUTED), await rowsOf('campos', COMPUTED)]
    expect(days).toEqual([[{ dia: '2999-01-02' }], [{ dia: '2999-01-01' }]])
  })
})
