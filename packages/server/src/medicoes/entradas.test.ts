import { MESSAGES } from '@paco/domain/medicoes/messages'
import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { test, call, obras, financas, fiscal, gestor, newObra, opened, save, check, step, bring, read } = bench

const item = (own: object) => ({ itens: [{ chave: PLACA, ...own }] })

describe('a draft refuses', () => {
  it.each([
    [item({ pleiteada: 'doze' }), { 'itens.0.pleiteada': MESSAGES.invalidQuantity }],
    [item({ pleiteada: '1e400' }), { 'itens.0.pleiteada': MESSAGES.invalidQuantity }],
    [item({ pleiteada: 0.000_01 }), { 'itens.0.pleiteada': 'Use no máximo quatro casas decimais.' }],
    [item({ pleiteada: 1e12 }), { 'itens.0.pleiteada': 'O maior valor aceito é 99.999.999.999,9999.' }],
    [item({ pleiteada: true }), { 'itens.0.pleiteada': MESSAGES.invalidQuantity }],
    [item({ memoria: 'x'.repeat(5001) }), { 'itens.0.memoria': 'Use no máximo 5000 caracteres.' }],
    [item({ motivo: 7 }), { 'itens.0.motivo': 'Informe um texto.' }],
    [{ itens: [{ pleiteada: 1 }] }, { 'itens.0.chave': 'Número de registro inválido.' }],
    [
      {
        itens: [
          { chave: PLACA, pleiteada: 1 },
          { chave: PLACA, pleiteada: 2 },
        ],
      },
      { 'itens.1.chave': MESSAGES.repeatedRow },
    ],
    [{ itens: 'todos' }, { itens: MESSAGES.invalidRows }],
    [{ indice_base: 0 }, { indice_base: 'O menor valor aceito é 0,0001.' }],
    [{ inicio: '2026-02-30' }, { inicio: 'Informe uma data válida.' }],
    [{ versao: 'x' }, { versao: 'Informe um número inteiro.' }],
    [
      { deducoes: [{ nome: '', base: -1, percentual: 101 }] },
      {
        'deducoes.0.nome': 'Campo obrigatório.',
        'deducoes.0.base': 'O valor não pode ser negativo.',
        'deducoes.0.percentual': 'O maior valor aceito é 100.',
      },
    ],
    [
      { deducoes: Array.from({ length: 21 }, () => ({ nome: 'x', base: 1, percentual: 1 })) },
      { deducoes: 'Informe no máximo 20 descontos.' },
    ],
    [
      {
        deducoes: Array.from({ length: 2 }, () => ({
          nome: 'x',
          base: 9_999_999_999_999.99,
          percentual: 100,
        })),
      },
      { deducoes: MESSAGES.tooMuch },
    ],
  ])('%j', async (body, campos) => {
    const id = await opened(await newObra())
    const before = await read(id)
    const reply = await save(id, body)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
    expect(await read(id)).toEqual(before)
  })

  it('an adjustment that no column holds', async () => {
    const id = await opened(await newObra({ data_base: '2020-01-01' }))
    const reply = await save(id, {
      ...item({ pleiteada: 6 }),
      indice_base: 0.0001,
      indice_atual: 99_999_999_999,
    })
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, ['indice_atual', 'deducoes']])
  })

  it.each([
    ['a NUL', '{"itens":[{"chave":11,"pleiteada":1,"memoria":"a\\u0000b"}]}'],
    ['1e400', '{"itens":[{"chave":11,"pleiteada":1e400}]}'],
    ['half a character', '{"itens":[{"chave":11,"motivo":"\\ud800"}]}'],
    ['a list', '[]'],
    ['rows without end', `{"itens":[${'{},'.repeat(5000)}{}]}`],
  ])('%s', async (_what, payload) => {
    const id = await opened(await newObra())
    const reply = await test.app.inject({
      method: 'PUT',
      url: `/api/medicoes/${id}`,
      headers: { ...obras.headers, 'content-type': 'application/json' },
      payload,
    })
    expect([reply.statusCode, reply.json().Status]).toEqual([400, 'Error'])
  })
})

describe('the other calls refuse', () => {
  it('a return without its reason, a liquidation without its invoice', async () => {
    const id = await opened(await newObra())
    await bring(id, 'atestada')
    for (const body of [{}, { motivo_devolucao: '  ' }, { motivo_devolucao: 7 }])
      expect((await step(id, 'devolver', gestor, body)).json().Campos).toEqual({
        motivo_devolucao: MESSAGES.justifyReturn,
      })
    await step(id, 'aprovar', gestor)
    expect(Object.keys((await step(id, 'liquidar', financas, {})).json().Campos)).toEqual([
      'nota_fiscal',
      'nota_fiscal_em',
    ])
  })

  it('what the check does not have', async () => {
    const id = await opened(await newObra())
    await bring(id, 'em_conferencia')
    expect((await check(id, [{ chave: 777, aceita: 1 }])).json().Campos).toEqual({
      'itens.0.chave': MESSAGES.unknownRow,
    })
    expect((await call(fiscal, 'PUT', `/api/medicoes/${id}/conferencia`, {})).json().Campos).toEqual({
      itens: MESSAGES.invalidRows,
    })
  })

  it.each(['0', '-1', 'x', '2147483648'])('a number that is none: %s', async (id) => {
    for (const path of ['', '/linhas', '/pagamentos', '/pdf'])
      expect((await call(obras, 'GET', `/api/medicoes/${id}${path}`)).statusCode).toBe(400)
    expect((await call(obras, 'PUT', `/api/medicoes/${id}/enviar`, {})).statusCode).toBe(400)
  })

  it('a bulletin that is not there', async () => {
    for (const path of ['', '/linhas', '/pagamentos', '/pdf'])
      expect((await call(obras, 'GET', `/api/medicoes/999999${path}`)).statusCode).toBe(404)
    for (const path of ['', '/enviar', '/conferir', '/atestar', '/aprovar'])
      expect((await call(obras, 'PUT', `/api/medicoes/999999${path}`, {})).statusCode).toBe(404)
    expect((await call(obras, 'DELETE', '/api/medicoes/999999')).statusCode).toBe(404)
  })
})
