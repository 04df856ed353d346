import { resumoOf } from '@paco/domain/avisos/semana'
import { expect, inject, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openCorreio } from './correio.ts'
import { openMailServer } from './smtp.testing.ts'

const test = await startTestApp()
const { admin, call, newProjeto, put } = await openBench(test)
const mail = await openMailServer()

/** The Monday after what is written now, a little past seven. */
const clock = { now: new Date(resumoOf(new Date()).ate.getTime() + 7 * 86_400_000 + 60_000) }

/** Another process, as far as the database and the mail server can tell. */
async function openInstance() {
  const { rows } = await test.database.pool.query('select current_database() as name')
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${rows[0].name}`
  const database: Database = await openDatabase({ url: url.href })
  const correio = openCorreio(database.db, {
    smtp: mail.address,
    de: 'avisos@cidade.gov.br',
    endereco: 'https://processos.cidade.gov.br',
    now: () => clock.now,
    log: { error: () => {}, warn: () => {} },
  })
  return { database, correio }
}

it('a digest whose instance is gone once the mail server has it is not sent by another', async () => {
  const who = await loginAs(test, { id_secretaria: 12 })
  const id = await newProjeto({ nomeprojeto: 'Praça' })
  await call(who, 'PUT', `/api/seguidos/${id}`)
  await put(admin, id, { descricao: 'Outra' })
  const [doomed, other] = [await openInstance(), await openInstance()]
  // It loses its database while the mail server takes the letter: it can mark nothing any more.
  mail.answer(async () => {
    await doomed.database.close()
    return { aceita: true }
  })
  await expect(doomed.correio.round()).rejects.toThrow()
  mail.answer(() => ({ aceita: true }))
  await other.correio.round()
  clock.now = new Date(clock.now.getTime() + 20 * 60_000)
  await other.correio.round()
  await other.correio.round()
  await other.database.close()
  expect(mail.to(who.email)).toHaveLength(1)
  const { rows } = await test.database.pool.query('select estado from avisos_emails where usuario_id = $1', [
    who.id,
  ])
  expect(rows).toEqual([{ estado: 'incerto' }])
})
