import { setCidade } from '@paco/domain/cidade/atual'
import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, startTestApp } from '../../test/harness.ts'
import { openCorreio } from './correio.ts'
import { openMailServer, strictLog } from './smtp.testing.ts'

const test = await startTestApp(undefined, { email: true })
const { app, database } = test
const { pool } = database
const admin = await loginAs(test, { role: 'admin' })
const mail = await openMailServer()
const clock = { now: new Date() }
const correio = openCorreio(database.db, {
  smtp: mail.address,
  de: 'Prefeitura <avisos@cidade.gov.br>',
  endereco: 'https://processos.cidade.gov.br',
  now: () => clock.now,
  log: strictLog,
})

const post = (url: string, payload: object = {}, headers: object = admin.headers) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const send = (id: number, headers?: object) => post(`/api/usuarios/${id}/convite/email`, {}, headers)
const made = async (email: string): Promise<{ id: number; endereco: string }> =>
  (await post('/api/convites', { name: 'Bia <b>', email, role: 'user' })).json().Result[0]
async function round(later = 0) {
  clock.now = new Date(Date.now() + later)
  await correio.round()
}
const linkIn = (letter = '') =>
  /https:\/\/processos\.cidade\.gov\.br\/convite#([\w-]{43})/.exec(letter)?.[1] ?? ''
const accept = (token: string) =>
  post('/api/convite/aceitar', { token, password: 'cavalo bateria grampo' }, {})

describe('an invitation by e-mail', () => {
  it('brings a link of its own, in the city’s name and colour, and the one that was shown is no good', async () => {
    setCidade({ ...GUARATINGUETA, cor_primaria: '#8a1c1c' })
    const { id, endereco } = await made('bia@teste.local')
    expect((await send(id)).json()).toEqual({
      Status: 'Success',
      message: 'O convite vai por e-mail em instantes.',
    })
    await round()
    setCidade(GUARATINGUETA)
    const [letter = '', ...more] = mail.to('bia@teste.local')
    expect(more).toEqual([])
    expect(letter).toContain('Prefeitura Municipal de Guaratinguetá')
    expect(letter).toContain('color:#8a1c1c')
    expect(letter).toContain('Bia &lt;b&gt;')
    expect(letter).not.toMatch(/List-Unsubscribe|<img|<script/i)
    expect((await accept(endereco.split('#')[1] ?? '')).statusCode).toBe(404)
    expect((await accept(linkIn(letter))).statusCode).toBe(200)
    expect((await accept(linkIn(letter))).statusCode).toBe(404)
    const { rows } = await pool.query('select criado_por from convites where usuario_id = $1', [id])
    expect(rows).toEqual([{ criado_por: admin.id }])
  })

  it('is for those who never came in and whose account is open, and asked by administrators', async () => {
    const inside = await loginAs(test)
    const closed = await createPerson(test)
    await pool.query('update usuarios set ativo = false where id = $1', [closed.id])
    expect((await send(inside.id)).json().Error).toContain('já entrou')
    expect((await send(closed.id)).json().Error).toContain('inativa')
    expect((await send(99_999)).statusCode).toBe(404)
    const { id } = await made('so-admin@teste.local')
    expect((await send(id, {})).statusCode).toBe(401)
    expect((await send(id, inside.headers)).statusCode).toBe(403)
    await round()
    expect(mail.to('so-admin@teste.local')).toEqual([])
  })

  it('is not written to whoever came in meanwhile, nor a day later', async () => {
    const { id, endereco } = await made('rapida@teste.local')
    await send(id)
    await accept(endereco.split('#')[1] ?? '')
    const late = await made('tarde@teste.local')
    await send(late.id)
    mail.answer(() => ({ codigo: 451 }))
    await round()
    mail.answer(() => ({ aceita: true }))
    await round(25 * 3_600_000)
    expect([mail.to('rapida@teste.local'), mail.to('tarde@teste.local')]).toEqual([[], []])
  })

  it('is sent five times an hour to one person', async () => {
    const { id } = await made('muitas@teste.local')
    const codes = []
    for (let i = 0; i < 6; i++) codes.push((await send(id)).statusCode)
    expect(codes).toEqual([...Array(5).fill(200), 429])
  })

  it('has its secret in no table but as its hash', async () => {
    const { id } = await made('segredo@teste.local')
    await send(id)
    await round()
    const token = linkIn(mail.to('segredo@teste.local')[0])
    expect(token).toHaveLength(43)
    for (const table of ['avisos_emails', 'convites', 'auditoria', 'auditoria_nomes', 'pedidos', 'limites'])
      expect(JSON.stringify((await pool.query(`select * from ${table}`)).rows)).not.toContain(token)
  })
})

it('where no e-mail leaves it is refused, and the link is copied', async () => {
  const mute = await startTestApp()
  const other = await loginAs(mute, { role: 'admin' })
  const { id } = await createPerson(mute)
  const url = `/api/usuarios/${id}/convite/email`
  const reply = await mute.app.inject({ method: 'POST', url, headers: other.headers })
  expect([reply.statusCode, reply.json().Error]).toEqual([
    409,
    'Este sistema não envia e-mails: copie o link do convite e envie-o à pessoa.',
  ])
})
