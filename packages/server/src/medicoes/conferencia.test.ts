import { MESSAGES } from '@paco/domain/medicoes/messages'
import { CBUQ, PLACA, TUBO } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { obras, fiscal, gestor, newObra, opened, measured, save, check, step, bring, read, readLinhas } = bench

const ITENS = [{ chave: PLACA, pleiteada: 2 }]

describe('checking', () => {
  it('accepts as claimed unless it says otherwise; what is not accepted needs a reason', async () => {
    const id = await measured(
      await newObra(),
      0,
      [{ chave: CBUQ, pleiteada: 60 }, ...ITENS],
      'em_conferencia',
    )
    await check(id, [{ chave: CBUQ, aceita: 55 }])
    expect(await read(id)).toMatchObject({ valor_glosa: 8726.7, valor_periodo: 96_734.94 })
    expect((await step(id, 'atestar', fiscal)).json().Campos).toEqual({
      'itens.3.motivo': MESSAGES.justifyGlosa,
    })
    await check(id, [{ chave: CBUQ, aceita: 61, motivo: 'x' }])
    expect((await step(id, 'atestar', fiscal)).json().Campos).toEqual({
      'itens.3.aceita': MESSAGES.acceptedAbove,
    })
    await check(id, [{ chave: CBUQ, aceita: null }])
    expect(await read(id)).toMatchObject({ valor_glosa: 0 })
    expect((await step(id, 'atestar', fiscal)).statusCode).toBe(200)
  })

  it('happens during the check only, and claims before it only', async () => {
    const id = await opened(await newObra())
    expect((await check(id, [])).json().message).toBe(MESSAGES.notInCheck)
    await bring(id, 'em_conferencia')
    expect((await save(id, { itens: ITENS })).json().message).toBe(MESSAGES.notDraft)
  })

  it('one that comes back keeps what was accepted of rows that are claimed as before', async () => {
    const id = await measured(
      await newObra(),
      0,
      [
        { chave: CBUQ, pleiteada: 60 },
        { chave: TUBO, pleiteada: 9 },
      ],
      'em_conferencia',
    )
    await check(id, [
      { chave: CBUQ, aceita: 55, motivo: 'Espessura' },
      { chave: TUBO, aceita: 8, motivo: 'Falta um' },
    ])
    await step(id, 'devolver', fiscal, { motivo_devolucao: 'Corrija o tubo' })
    expect(await read(id)).toMatchObject({
      situacao: 'em_elaboracao',
      motivo_devolucao: 'Corrija o tubo',
      devolvida_por: fiscal.id,
      enviada_em: null,
      atestada_por: null,
    })
    await save(id, {
      itens: [
        { chave: TUBO, pleiteada: 8 },
        { chave: CBUQ, pleiteada: 60 },
      ],
    })
    const linhas = await readLinhas(id)
    expect(linhas[3]).toMatchObject({ pleiteada: 60, aceita: 55 })
    expect(linhas[4]).toMatchObject({ pleiteada: 8, aceita: null })
  })

  it('a period that is not over is not attested', async () => {
    const id = await opened(await newObra(), 0, { inicio: '2026-11-01', fim: '2026-11-17' })
    await bring(id, 'em_conferencia')
    expect((await step(id, 'atestar', fiscal)).json().Campos).toEqual({ fim: MESSAGES.future })
  })

  it('indices adjust only after twelve months, both of them', async () => {
    const id = await opened(await newObra({ data_base: '2025-06-01' }))
    await save(id, { itens: ITENS, indice_base: 100 })
    expect((await step(id, 'enviar', obras)).json().Campos).toEqual({ indice_atual: MESSAGES.bothIndices })
    await save(id, { indice_atual: 110 })
    expect(await read(id)).toMatchObject({ valor_reajuste: 0, indice_atual: 110 })
    expect((await step(id, 'enviar', obras)).json().Campos).toEqual({ indice_atual: MESSAGES.noReajuste })
    await save(id, { indice_base: null, indice_atual: '' })
    expect((await step(id, 'enviar', obras)).statusCode).toBe(200)
  })

  it('of two approvals at once, one is told', async () => {
    const id = await measured(await newObra(), 0, ITENS, 'atestada')
    const replies = await Promise.all([step(id, 'aprovar', gestor), step(id, 'aprovar', bench.admin)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
