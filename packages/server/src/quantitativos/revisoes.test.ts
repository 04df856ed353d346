import {
  aboveLimit,
  abovePrecoNovo,
  belowMeasured,
  lostDiscount,
  MESSAGES,
  otherAmendment,
} from '@paco/domain/quantitativos/messages'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { type Linha, openQuantitativos, RUA, TOTAL } from './quantitativos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const bench = await openQuantitativos(test)
const {
  admin,
  auditor,
  create,
  update,
  approve,
  read,
  rowsOf,
  compare,
  newAprovada,
  newAditivo,
  newRevisao,
} = bench
const { pool } = test.database

/** Fifty cubic metres less and two hundred and fifty metres of pipe more. */
const TROCA = { valor: 57_907.5, supressao: 87_267 }
const trocar = (rows: Linha[]) =>
  rows.map((row) => ({
    ...row,
    quantidade: row.codigo === '2.2' ? 200 : row.codigo === '3.1' ? 550 : row.quantidade,
  }))
const NOVO = { tipo: 'item', codigo: '3.2', descricao: 'Poço de visita', unidade: 'un', quantidade: 10 }

describe('a revision by an amendment', () => {
  it('is a copy of the last one to change, and is judged item by item', async () => {
    const rua = await newAprovada()
    const aditivo = await newAditivo(rua, TROCA)
    const id = await newRevisao(rua.id_contrato, aditivo)
    const before = await rowsOf(rua.id)
    expect(await rowsOf(id)).toEqual(before)
    expect(await read(id)).toMatchObject({ revisao: 1, id_aditivo: aditivo, bdi: 23.54, total: TOTAL })
    expect((await update(id, { itens: trocar(before), versao: 1 })).statusCode).toBe(200)
    expect(await compare(id)).toEqual({
      mudancas: [
        {
          tipo: 'alterado',
          codigo: '2.2',
          descricao: 'CBUQ',
          unidade: 'm³',
          quantidade_antes: 250,
          quantidade_depois: 200,
          preco_antes: 1745.34,
          preco_depois: 1745.34,
          acrescimo: 0,
          supressao: 87_267,
          diferenca: -87_267,
          percentual: -20,
        },
        expect.objectContaining({ codigo: '3.1', acrescimo: 57_907.5, percentual: 83.3333 }),
      ],
      acrescimos: 57_907.5,
      supressoes: 87_267,
      liquido: -29_359.5,
      percentual_acrescimos: 10.9468,
      percentual_supressoes: 16.4969,
      passa_acrescimos: false,
      passa_supressoes: false,
      desconto_antes: null,
      desconto_depois: null,
      excesso_desconto: null,
    })
    expect((await approve(id)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ situacao: 'aprovada', total: 499_628.22 })
    expect((await rowsOf(id)).map(({ chave }) => chave)).toEqual(before.map(({ chave }) => chave))
  })

  it('does what the amendment was approved for, no more and no less', async () => {
    const rua = await newAprovada()
    const id = await newRevisao(rua.id_contrato, await newAditivo(rua, { valor: 57_907.5, supressao: 1 }))
    await update(id, { itens: trocar(await rowsOf(id)) })
    const refused = await approve(id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      otherAmendment('supressões', 87_267, 1),
    ])
  })

  it('is of an approved amendment of this contract, which brings no other', async () => {
    const [rua, other] = [await newAprovada(), await newAprovada()]
    const { id_contrato } = rua
    const open = (body: object) => create({ id_contrato, vigente_de: '2026-08-01', ...body })
    const pending = await bench.ask(bench.pedido(rua.projeto, 'misto', { id_contrato, ...TROCA }))
    const foreign = await newAditivo(other, TROCA)
    for (const id_aditivo of [undefined, null, pending, foreign, 2_000_000_000]) {
      const refused = await open({ id_aditivo })
      expect([refused.statusCode, refused.json().message]).toEqual([409, MESSAGES.needsAditivo])
    }
    await bench.decide(auditor, pending, 'aprovar', 'De acordo')
    const made = await open({ id_aditivo: pending, itens: trocar(await rowsOf(rua.id)) })
    await approve(made.json().id)
    const again = await open({ id_aditivo: pending })
    expect([again.statusCode, again.json().message]).toEqual([409, MESSAGES.aditivoUsed])
    const first = await create({
      ...{ id_contrato: (await bench.newRua()).id_contrato },
      vigente_de: '2026-08-01',
    })
    expect(first.statusCode).toBe(409)
  })

  it('keeps unit, reference and rounding of what was signed', async () => {
    const rua = await newAprovada(
      {},
      { itens: RUA.map((row) => (row.codigo === '3.1' ? { ...row, preco_referencia: 240 } : row)) },
    )
    const id = await newRevisao(rua.id_contrato, await newAditivo(rua, TROCA))
    const rows = await rowsOf(id)
    const changed = rows.map((row) =>
      row.codigo === '3.1'
        ? { ...row, preco_referencia: 900 }
        : row.codigo === '2.2'
          ? { ...row, unidade: 't' }
          : row,
    )
    expect((await update(id, { itens: changed })).json().Campos).toEqual({
      'itens.5.unidade': MESSAGES.unitStays,
      'itens.7.preco_referencia': MESSAGES.referenceStays,
    })
    expect((await update(id, { arredondamento: 'truncar' })).json().Campos).toEqual({
      arredondamento: MESSAGES.roundingStays,
    })
  })
})

describe('the law', () => {
  it('art. 125: above the ceiling only with a justified amendment', async () => {
    const rua = await newAprovada()
    const aditivo = await newAditivo(rua, { valor: 138_978, prazo: 1, etapa: 5 }, 'Rocha no leito')
    const id = await newRevisao(rua.id_contrato, aditivo)
    const itens = (await rowsOf(id)).map((row) => (row.codigo === '3.1' ? { ...row, quantidade: 900 } : row))
    await update(id, { itens })
    expect(await compare(id)).toMatchObject({ passa_acrescimos: true, percentual_acrescimos: 26.2724 })
    expect((await approve(id)).statusCode).toBe(200)
  })

  it('art. 125: what was approved below a ceiling that came down since is refused with its numbers', async () => {
    const rua = await newAprovada(
      { valor_inicial: 700_000 },
      {
        itens: [
          ...RUA,
          { ...RUA[1], codigo: '1.3', unidade: 'vb', quantidade: 1, preco_unitario: 171_012.28 },
        ],
      },
    )
    const { projeto, id_contrato } = rua
    const aditivo = await bench.ask(
      bench.pedido(projeto, 'misto', { id_contrato, valor: 138_978, prazo: 1, etapa: 5 }),
    )
    expect((await bench.decide(auditor, aditivo, 'aprovar')).statusCode).toBe(200)
    await bench.call(admin, 'PUT', `/api/contratos/${id_contrato}`, {
      valor_inicial: 500_000,
      motivo_correcao: 'Digitação',
    })
    const id = await newRevisao(id_contrato, aditivo)
    await update(id, {
      itens: (await rowsOf(id)).map((row) => (row.codigo === '3.1' ? { ...row, quantidade: 900 } : row)),
    })
    const refused = await approve(id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      aboveLimit('acrescimos', 138_978, 27.8, 25),
    ])
  })

  it.each([
    ['at the price of art. 127', 200.64, 2006.4, 200],
    ['a cent above it', 200.65, 2006.5, 409],
  ])('art. 127: a new item %s', async (_, preco_unitario, valor, status) => {
    const rua = await newAprovada()
    const id = await newRevisao(rua.id_contrato, await newAditivo(rua, { valor, prazo: 1, etapa: 5 }))
    await update(id, { itens: [...(await rowsOf(id)), { ...NOVO, preco_unitario, preco_referencia: 212.4 }] })
    const reply = await approve(id)
    expect(reply.statusCode).toBe(status)
    if (status === 409) {
      const text = abovePrecoNovo('3.2', 200.64)
      expect(reply.json()).toMatchObject({ message: text, Campos: { 'itens.8.preco_unitario': text } })
    }
  })

  it('art. 128: the discount that was signed may not shrink, revision after revision', async () => {
    const referidas = RUA.map((row) =>
      row.tipo === 'item' ? { ...row, preco_referencia: row.codigo === '2.2' ? 2000 : 300 } : row,
    )
    const rua = await newAprovada({}, { itens: referidas })
    const id = await newRevisao(rua.id_contrato, await newAditivo(rua, { valor: 1000, prazo: 1, etapa: 5 }))
    const itens = (await rowsOf(id)).map((row) =>
      row.codigo === '2.2' ? { ...row, preco_unitario: 1749.34 } : row,
    )
    await update(id, { itens })
    expect(await compare(id)).toMatchObject({ excesso_desconto: 1000, acrescimos: 1000 })
    const refused = await approve(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, lostDiscount(1000)])
  })

  it('what was measured stays in the sheet', async () => {
    const rua = await newAprovada()
    const [, , , , , cbuq] = await rowsOf(rua.id)
    const { rows } = await pool.query(
      `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, retencao_percentual, criado_por)
      values ($1, $2, 1, '2026-04-01', '2026-04-30', 'por_item', 0, $3) returning id`,
      [rua.id_contrato, rua.id, admin.id],
    )
    await pool.query(
      'insert into medicoes_itens (medicao_id, chave, pleiteada, aceita) values ($1, $2, 230, 220.5)',
      [rows[0].id, cbuq?.chave],
    )
    const id = await newRevisao(rua.id_contrato, await newAditivo(rua, TROCA))
    await update(id, { itens: trocar(await rowsOf(id)) })
    const refused = await approve(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, belowMeasured('2.2', 220.5)])
  })
})
