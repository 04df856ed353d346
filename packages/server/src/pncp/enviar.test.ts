import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { SYSTEM } from '../db/transact.ts'
import { openPncp, type Pedido } from './client.ts'
import { enviar, RECUSAS } from './enviar.ts'
import { type Humor, openDouble } from './pncp-double.testing.ts'
import { readEnvio } from './queries.ts'

const { db } = await openMigratedDatabase()
const double = await openDouble()
let hour = 0
const now = () => new Date(Date.UTC(2026, 10, 16, 12 + hour))
const outbox = { db, now, client: openPncp(double.address, { now, timeout: 500 }) }
const PEDIDO: Pedido = {
  metodo: 'POST',
  caminho: '/v1/orgaos/11222333000181/contratos',
  corpo: { objeto: 'Ponte' },
}

let keys = 0
/** Something new to send, and how often it was taken. */
function newThing(pedido = PEDIDO) {
  keys += 1
  const key = { o_que: 'contrato', chave: String(keys) }
  const before = double.taken.length
  return {
    key,
    send: (more: { confirmado?: boolean; pedido?: Pedido } = {}) =>
      enviar(outbox, SYSTEM, { ...key, pedido, ...more }),
    taken: () => double.taken.length - before,
    state: async () => (await readEnvio(db, key))?.estado,
  }
}

describe('sending to the PNCP', () => {
  it('is marked as sent when the portal says where it is, and asked for twice leaves once', async () => {
    const thing = newThing()
    const local = 'http://pncp/api/pncp/v1/orgaos/11222333000181/contratos/2026/7'
    expect(await thing.send()).toEqual({ estado: 'enviado', local, repetido: false })
    expect(await thing.send()).toEqual({ estado: 'enviado', local, repetido: true })
    expect([thing.taken(), await thing.state()]).toEqual([1, 'enviado'])
    const other = { ...PEDIDO, corpo: { objeto: 'Escola' } }
    await expect(thing.send({ pedido: other })).rejects.toThrow(RECUSAS.changed)
    expect(thing.taken()).toBe(1)
  })

  it('leaves once when two send it at once', async () => {
    const thing = newThing()
    const both = await Promise.allSettled([thing.send(), thing.send()])
    expect(thing.taken()).toBe(1)
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await thing.state()).toBe('enviado')
  })

  it('comes in again when the token ended, by its hour or before', async () => {
    const logins = double.logins()
    double.expire()
    const thing = newThing()
    expect(await thing.send()).toMatchObject({ estado: 'enviado' })
    hour += 1
    expect(await newThing().send()).toMatchObject({ estado: 'enviado' })
    expect([thing.taken() > 0, double.logins() - logins]).toEqual([true, 2])
  })

  it('refused, says why and may be sent again, changed or not', async () => {
    const thing = newThing()
    double.next('422')
    expect(await thing.send()).toMatchObject({ estado: 'recusado', resposta: '422: CNPJ não habilitado' })
    expect(await thing.state()).toBe('recusado')
    expect(await thing.send({ pedido: { ...PEDIDO, corpo: {} } })).toMatchObject({ estado: 'enviado' })
    expect(thing.taken()).toBe(1)
  })

  it.each<Humor>(['500', 'hang', 'reset', 'no location'])(
    '%s: asks a person before another try',
    async (humor) => {
      const thing = newThing()
      double.next(humor)
      expect(await thing.send()).toMatchObject({ estado: 'incerto' })
      await expect(thing.send()).rejects.toThrow(RECUSAS.uncertain)
      expect([thing.taken(), await thing.state()]).toEqual([1, 'incerto'])
      expect(await thing.send({ confirmado: true })).toMatchObject({ estado: 'enviado' })
      expect(thing.taken()).toBe(2)
    },
  )

  it('that a process took with it is uncertain too', async () => {
    const thing = newThing()
    const lost = { ...outbox, client: { send: () => Promise.reject(new Error('killed')) } }
    await expect(enviar(lost, SYSTEM, { ...thing.key, pedido: PEDIDO })).rejects.toThrow('killed')
    await expect(thing.send()).rejects.toThrow(RECUSAS.sending)
    hour += 1
    await expect(thing.send()).rejects.toThrow(RECUSAS.uncertain)
    expect(await thing.send({ confirmado: true })).toMatchObject({ estado: 'enviado' })
  })

  it('that cannot begin has not left, and tells no password', async () => {
    const nobody = { ...double.address, url: 'http://127.0.0.1:1' }
    const wrong = { ...double.address, senha: 'outra-senha' }
    for (const address of [nobody, wrong]) {
      const thing = newThing()
      const client = openPncp(address, { now, timeout: 500 })
      const answer = await enviar({ ...outbox, client }, SYSTEM, { ...thing.key, pedido: PEDIDO })
      expect(answer.estado).toBe('recusado')
      expect(JSON.stringify([answer, await readEnvio(db, thing.key)])).not.toContain(address.senha)
      expect(thing.taken()).toBe(0)
    }
  })

  it('corrects by PATCH, whose answer has no place', async () => {
    const thing = newThing({
      metodo: 'PATCH',
      caminho: '/v1/orgaos/1/pca/2026/1/itens',
      corpo: { lista: [] },
    })
    double.next('no location')
    expect(await thing.send()).toEqual({ estado: 'enviado', local: null, repetido: false })
  })

  it('writes headers in ISO-8859-1 and bodies in UTF-8', async () => {
    const documento = { titulo: 'Contrato nº 45 – ação', tipoDocumentoId: 12 }
    await newThing({ ...PEDIDO, corpo: { objeto: 'Ação “x”' }, documento }).send()
    const { headers, body } = double.taken.at(-1) ?? {}
    expect([headers?.['titulo-documento'], headers?.['tipo-documento-id'], body]).toEqual([
      'Contrato nº 45 ? ação',
      '12',
      { objeto: 'Ação “x”' },
    ])
  })
})
