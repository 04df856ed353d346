import { MESSAGES } from '@paco/domain/usuarios/messages'
import { afterEach, describe, expect, it } from 'vitest'
import { loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { setEmergencias } from './emergencia.ts'
import { fatores } from './fator.testing.ts'
import { deleteUsuario, findUsuario } from './queries.ts'
import { rescueAdmin } from './senha.ts'

const clock = { now: new Date('2026-03-02T12:00:00Z') }
const test = await startTestApp(() => clock.now)
const { app, database } = test
const { enrolled, knock, post } = fatores(test, clock)
const only = await enrolled({ role: 'admin' })
afterEach(() => setEmergencias([]))

const edit = (id: number, payload: object, headers: object = only.headers) =>
  app.inject({ method: 'PUT', url: `/api/usuarios/${id}`, headers: { ...headers }, payload })
const remove = (id: number) => transact(database.db, SYSTEM, (trx) => deleteUsuario(trx, id))
const refused = (message: string) => ({ Status: 'Error', Error: message })

describe('somebody who is only invited', () => {
  it('does not count as an administrator before they come in, also once their invitation ran out', async () => {
    const invited = await app.inject({
      method: 'POST',
      url: '/api/convites',
      headers: only.headers,
      payload: { name: 'Nova Chefia', email: 'nova@teste.local', role: 'admin' },
    })
    const [{ id, endereco }] = invited.json().Result
    const away = [{ role: 'user' }, { ativo: false }]
    const past = "update convites set expira_em = now() - interval '1 day' where usuario_id = $1"
    const ahead = past.replace('- interval', '+ interval')
    for (const when of [ahead, past]) {
      await database.pool.query(when, [id])
      changes.emit('written')
      for (const change of away) {
        const reply = await edit(only.id, change)
        expect([reply.statusCode, reply.json()]).toMatchObject([409, refused(MESSAGES.lastAdminInvited)])
      }
    }
    // Nobody is kept from the rest, nor the one who waits from being let go.
    expect((await edit(only.id, { name: 'Chefia' })).statusCode).toBe(200)

    await database.pool.query(ahead, [id])
    changes.emit('written')
    const token = endereco.replace('/convite#', '')
    expect((await post('/api/convite/aceitar', { token, password: PASSWORD })).statusCode).toBe(200)
    expect((await edit(only.id, { role: 'user' })).statusCode).toBe(200)
    const nova = (await post('/api/login', { email: 'nova@teste.local', password: PASSWORD })).json().Token
    const headers = { authorization: `Bearer ${nova}` }
    expect((await edit(only.id, { role: 'admin' }, headers)).statusCode).toBe(200)
    expect((await edit(id, { role: 'user' }, headers)).statusCode).toBe(200)
  })
})

describe('the account of emergencies', () => {
  it('stays an active administrator’s, by its e-mail, for as long as the settings name it', async () => {
    const socorro = await loginAs(test, { role: 'admin' })
    setEmergencias([socorro.email])
    for (const change of [{ role: 'user' }, { ativo: false }, { email: 'outro@teste.local' }]) {
      const reply = await edit(socorro.id, change, socorro.headers)
      expect([reply.statusCode, reply.json()]).toMatchObject([409, refused(MESSAGES.emergencia)])
    }
    await expect(remove(socorro.id)).rejects.toThrow(MESSAGES.emergencia)
    const same = { name: 'Socorro', email: socorro.email.toUpperCase() }
    expect((await edit(socorro.id, same, socorro.headers)).statusCode).toBe(200)
    setEmergencias([])
    expect((await edit(socorro.id, { role: 'user' }, socorro.headers)).statusCode).toBe(200)
  })
})

describe('an administrator whom nobody else can help', () => {
  it('is let in again by the operator: active, without the lost factor, by a link good once', async () => {
    const lost = await enrolled({ role: 'admin' })
    await database.pool.query("update usuarios set ativo = false, role = 'user' where id = $1", [lost.id])
    changes.emit('written')
    expect((await findUsuario(database.db, lost.email.toUpperCase()))?.id).toBe(lost.id)
    expect(await findUsuario(database.db, 'ninguem@teste.local')).toBeUndefined()

    const made = await transact(database.db, SYSTEM, (trx) => rescueAdmin(trx, lost.id))
    expect(made).toMatchObject({ id: lost.id, email: lost.email, fator: true })
    const token = made.endereco.replace('/senha#', '')
    const chosen = { token, password: 'cavalo bateria grampo' }
    expect((await post('/api/senha/nova', chosen)).statusCode).toBe(200)
    expect((await post('/api/senha/nova', chosen)).statusCode).toBe(404)
    const inside = await knock(lost.email, chosen.password)
    expect(inside).toMatchObject({ Status: 'Success', Role: 'admin' })

    const { rows } = await database.pool.query(
      "select usuario_nome, count(*)::int as n from auditoria where entidade = 'segundo_fator' and acao = 'excluiu' group by 1",
    )
    expect(rows).toEqual([{ usuario_nome: 'sistema', n: 1 }])
  })
})
