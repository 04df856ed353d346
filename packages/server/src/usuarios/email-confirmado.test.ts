import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createPerson, loginAs, startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { updateUsuario } from './queries.ts'

/** What the migration says of the accounts that it finds: everything behind the new column. */
const [, ...STATEMENTS] = readFileSync(
  new URL('../db/migrations/0075_email_confirmado.sql', import.meta.url),
  'utf8',
).split(/;\n/)

it('tells accounts that somebody answers for from those that strangers registered, by the trail', async () => {
  const test = await startTestApp()
  const { pool } = test.database
  const admin = await loginAs(test, { role: 'admin' })
  const call = async (method: 'POST' | 'PUT', url: string, payload: object, headers: object = {}) =>
    (await test.app.inject({ method, url, payload, headers: { ...headers } })).json()
  let people = 0
  const registered = async (): Promise<number> =>
    (
      await call('POST', '/api/register', {
        name: 'Ana',
        email: `ana${++people}@teste.local`,
        password: 'uma senha de teste',
      })
    ).id
  const given = async (changes: object) => {
    const id = await registered()
    await call('PUT', `/api/usuarios/${id}`, changes, admin.headers)
    return id
  }
  const invited = async () => {
    const id = await registered()
    const { Result } = await call('POST', `/api/usuarios/${id}/convite`, {}, admin.headers)
    const token = Result[0].endereco.replace('/convite#', '')
    await call('POST', '/api/convite/aceitar', { token, password: 'outra senha de teste' })
    return id
  }
  const byGroups = await registered()
  await transact(test.database.db, SYSTEM, (trx) => updateUsuario(trx, byGroups, { role: 'admin' }))
  const open = await loginAs(test)
  const made = (
    await call(
      'POST',
      '/api/usuarios',
      { name: 'Bia', email: 'bia@teste.local', password: 'uma senha de teste' },
      admin.headers,
    )
  ).id
  const proven = [
    admin.id,
    open.id,
    made,
    (await createPerson(test)).id,
    await given({ id_secretaria: 12 }),
    await given({ role: 'auditor' }),
    await given({ password: 'dada por um administrador' }),
    await invited(),
  ]
  const unproven = [await registered(), await given({ name: 'Outro Nome' }), byGroups]
  await pool.query('update usuarios set email_confirmado = false')
  await pool.query(
    "insert into sessoes (id, usuario_id, expira_em) select 'velha' || id, id, now() + interval '1 hour' from usuarios",
  )

  for (const statement of STATEMENTS.filter((text) => text.trim() !== '')) await pool.query(statement)

  const { rows } = await pool.query('select id from usuarios where not email_confirmado order by id')
  expect(rows.map(({ id }) => id)).toEqual(unproven.toSorted((one, other) => one - other))
  expect(proven.some((id) => unproven.includes(id))).toBe(false)
  // Who has rights by groups alone is let out; a stranger who only reads stays.
  const { rows: left } = await pool.query("select usuario_id as id from sessoes where id like 'velha%'")
  const ids = left.map(({ id }) => id)
  expect(ids).not.toContain(byGroups)
  expect(ids).toEqual(expect.arrayContaining([...proven, unproven[0]]))
})
