import { MESSAGES } from '@paco/domain/medicoes/messages'
import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, financas, newObra, measured, pay, read, step, NOTA } = bench

/** R$ 741,24 to pay. */
const liquidated = async () => measured(await newObra(), 0, [{ chave: PLACA, pleiteada: 2 }], 'liquidada')

describe('payments', () => {
  it('may be several; the bulletin is paid by itself when nothing is left', async () => {
    const id = await liquidated()
    const first = await pay(id, { valor: 700, data: '2026-11-16' })
    expect(first.json()).toMatchObject({ Status: 'Success', message: MESSAGES.paid })
    expect(await read(id)).toMatchObject({ situacao: 'liquidada', valor_pago: 700 })
    await pay(id, { valor: '41.24', empenho: '2026NE0002' })
    expect(await read(id, null)).toMatchObject({ situacao: 'paga', valor_pago: 741.24 })
    const listed = (await call(null, 'GET', `/api/medicoes/${id}/pagamentos`)).json().Result
    expect(listed).toMatchObject([
      { id_boletim: id, valor: 700, empenho: '2026NE0001', registrado_por: financas.id },
      { id_boletim: id, valor: 41.24, empenho: '2026NE0002' },
    ])
    const over = await pay(id)
    expect(over.statusCode).toBe(409)
    expect(over.json().message).toContain('“paga”')
  })

  it('never add up to more than the net', async () => {
    const id = await liquidated()
    await pay(id, { valor: 741 })
    const over = await pay(id, { valor: 0.25 })
    const text = 'Os pagamentos passam do valor líquido do boletim: restam R$ 0,24.'
    expect([over.statusCode, over.json().message, over.json().Campos]).toEqual([409, text, { valor: text }])
  })

  it('of many at once, one for each version that was read, and as many as there is money for', async () => {
    const id = await liquidated()
    for (let round = 1; round <= 8; round += 1) {
      const { versao } = await read(id)
      const replies = await Promise.all(Array.from({ length: 7 }, () => pay(id, { valor: 100, versao })))
      const paid = replies.filter(({ statusCode }) => statusCode === 200)
      expect(paid).toHaveLength(round > 7 ? 0 : 1)
      expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(round > 7 ? 7 : 6)
    }
    expect(await read(id)).toMatchObject({ valor_pago: 700, situacao: 'liquidada' })
  })

  it('sent again with the same key are registered once', async () => {
    const id = await liquidated()
    const { versao } = await read(id)
    const body = { empenho: 'E', nota_fiscal: 'N', data: '2026-11-16', valor: 10, versao }
    const again = () =>
      call(financas, 'POST', `/api/medicoes/${id}/pagamentos`, body, { 'idempotency-key': 'pagamento-1' })
    const [one, two] = [await again(), await again()]
    expect(one.json()).toEqual(two.json())
    expect(await read(id)).toMatchObject({ valor_pago: 10 })
  })

  it.each([
    [{ valor: 0 }, { valor: MESSAGES.nothingToPay }],
    [{ valor: -1 }, { valor: 'O valor não pode ser negativo.' }],
    [{ valor: 0.001 }, { valor: 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' }],
    [{ valor: '1e400' }, { valor: 'Informe um valor válido.' }],
    [{ data: '2026-11-17' }, { data: MESSAGES.future }],
    [{ data: '2026-11-15' }, { data: MESSAGES.paidInAdvance }],
    [{ data: 7 }, { data: 'Informe uma data.' }],
    [
      { empenho: '', nota_fiscal: null },
      { empenho: 'Campo obrigatório.', nota_fiscal: 'Campo obrigatório.' },
    ],
    [{ empenho: 'x'.repeat(61) }, { empenho: 'Use no máximo 60 caracteres.' }],
  ])('with %j are refused', async (own, campos) => {
    const reply = await pay(await liquidated(), own)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
  })

  it('come after the approval and the liquidation, from the version that was read', async () => {
    const id = await measured(await newObra(), 0, [{ chave: PLACA, pleiteada: 2 }])
    expect((await pay(id)).statusCode).toBe(409)
    const later = await step(id, 'liquidar', financas, { ...NOTA, nota_fiscal_em: '2026-11-17' })
    expect([later.statusCode, later.json().Campos]).toEqual([400, { nota_fiscal_em: MESSAGES.future }])
    await step(id, 'liquidar', financas, NOTA)
    const { versao } = await read(id)
    expect((await pay(id, { versao: versao - 1 })).statusCode).toBe(409)
    expect((await pay(id, { versao })).statusCode).toBe(200)
    expect((await pay(999_999)).statusCode).toBe(404)
  })
})
