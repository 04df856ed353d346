import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import { MESSAGES, otherTotal } from '@paco/domain/quantitativos/messages'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openQuantitativos, RUA, TOTAL } from './quantitativos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const bench = await openQuantitativos(test)
const {
  call,
  admin,
  obras,
  chefe,
  auditor,
  create,
  update,
  approve,
  remove,
  read,
  rowsOf,
  newRua,
  newAprovada,
} = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

const list = async (who: typeof admin | null, id_contrato: number) =>
  (await call(who, 'GET', `/api/contratos/${id_contrato}/quantitativos`)).json().Result

describe('the worked example', () => {
  it('gives its cents, with prices made of cost and BDI', async () => {
    const { id, id_contrato } = await newRua()
    const planilha = await read(id)
    expect(planilha).toMatchObject({
      id_contrato,
      id_secretaria: 12,
      revisao: 0,
      id_aditivo: null,
      situacao: 'rascunho',
      bdi: 23.54,
      arredondamento: 'arredondar',
      total: TOTAL,
      itens_total: 5,
      versao: 1,
    })
    const values = planilha.itens.map(({ codigo, valor }: { codigo: string; valor: number }) => [
      codigo,
      valor,
    ])
    expect(values).toEqual([
      ['1', 8913.72],
      ['1.1', 2223.72],
      ['1.2', 6690],
      ['2', 450_585],
      ['2.1', 14_250],
      ['2.2', 436_335],
      ['3', 69_489],
      ['3.1', 69_489],
    ])
    expect(planilha.itens[5]).toMatchObject({ custo_unitario: 1412.77, preco_unitario: null })
    expect((await approve(id)).json()).toEqual({ Status: 'Success', id, message: MESSAGES.approved })
    const approved = await read(id, null as never)
    expect(approved).toMatchObject({ situacao: 'aprovada', total: TOTAL, aprovada_por: chefe.id, versao: 2 })
    expect(approved.itens[4]).toMatchObject({ preco_unitario: 2.85 })
    expect(approved.itens[5]).toMatchObject({ preco_unitario: 1745.34, valor: 436_335 })
    expect(approved.itens.map(({ chave }: { chave: number }) => chave)).toEqual(
      planilha.itens.map(({ chave }: { chave: number }) => chave),
    )
  })

  it('is not approved at another sum, nor before the signature, nor without a price', async () => {
    const dear = await newRua({ valor_inicial: 528_987.73 })
    const other = await approve(dear.id)
    expect([other.statusCode, other.json().message]).toEqual([409, otherTotal(TOTAL, 528_987.73)])
    const open = await newRua({ situacao: 'Em preparação', assinatura: null })
    const unsigned = await approve(open.id)
    expect([unsigned.statusCode, unsigned.json().message]).toEqual([409, MESSAGES.notSigned])
    const bare = await newRua({}, { itens: [...RUA, { ...RUA[7], codigo: '3.2', preco_unitario: null }] })
    const unpriced = await approve(bare.id)
    expect([unpriced.statusCode, unpriced.json()]).toMatchObject([
      409,
      { message: MESSAGES.noPrice, Campos: { 'itens.8.preco_unitario': MESSAGES.noPrice } },
    ])
    expect(await read(bare.id)).toMatchObject({ situacao: 'rascunho', versao: 1 })
  })
})

describe('a draft', () => {
  it('keeps the keys of rows that are sent again, and their order by code', async () => {
    const { id } = await newRua()
    const before = await rowsOf(id)
    const sent = [
      ...before.toReversed(),
      { ...RUA[7], codigo: '3.10' },
      { ...RUA[7], codigo: '3.2', quantidade: 1 },
    ]
    expect((await update(id, { itens: sent, versao: 1 })).statusCode).toBe(200)
    const after = await rowsOf(id)
    expect(after.map(({ codigo }) => codigo)).toEqual([
      '1',
      '1.1',
      '1.2',
      '2',
      '2.1',
      '2.2',
      '3',
      '3.1',
      '3.2',
      '3.10',
    ])
    expect(after.slice(0, 8)).toEqual(
      before.map((row) => (row.codigo === '3' ? { ...row, valor: 139_209.63 } : row)),
    )
    expect(await read(id)).toMatchObject({ versao: 2, total: 598_708.35, itens_total: 7 })
  })

  it('makes its prices anew when only the BDI changes, and nothing where only the day does', async () => {
    const { id } = await newRua()
    await update(id, { bdi: 0 })
    const [, , , , regularizacao] = await rowsOf(id)
    expect(regularizacao).toMatchObject({ valor: 11_550, preco_unitario: null })
    const before = await read(id)
    await update(id, { vigente_de: '2026-04-01' })
    expect(await read(id)).toEqual({ ...before, vigente_de: '2026-04-01', versao: 3 })
  })

  it.each<[string, string, string, () => Promise<number | undefined>]>([
    [
      'another contract’s key',
      'chave',
      MESSAGES.unknownItem,
      async () => (await rowsOf((await newRua()).id))[1]?.chave,
    ],
    ['a key of nobody', 'chave', MESSAGES.unknownItem, async () => 2_000_000_000],
    ['more than can be written', 'quantidade', MESSAGES.tooMuch, async () => 99_999_999_999],
  ])('refuses %s', async (_, field, message, valued) => {
    const { id } = await newRua()
    const value = await valued()
    const itens = (await rowsOf(id)).map((row) =>
      row.codigo === '2.2' ? { ...row, [field]: value, custo_unitario: 99_999_999 } : row,
    )
    const refused = await update(id, { itens })
    expect([refused.statusCode, refused.json().Campos[`itens.5.${field}`]]).toEqual([400, message])
    expect(await read(id)).toMatchObject({ versao: 1, total: TOTAL })
  })

  it.each<[string, object, string]>([
    ['text for a quantity', { quantidade: 'muito' }, 'itens.1.quantidade'],
    ['a negative price', { preco_unitario: -1 }, 'itens.1.preco_unitario'],
    ['five places', { quantidade: 0.00001 }, 'itens.1.quantidade'],
    ['a long description', { descricao: 'x'.repeat(1001) }, 'itens.1.descricao'],
    ['a list for a text', { unidade: ['m'] }, 'itens.1.unidade'],
    ['a key that is no number', { chave: 'x' }, 'itens.1.chave'],
  ])('refuses %s by row and field', async (_, own, field) => {
    const { id } = await newRua()
    const refused = await update(id, { itens: [RUA[0], { ...RUA[1], ...own }] })
    expect([refused.statusCode, Object.keys(refused.json().Campos)]).toEqual([400, [field]])
  })

  it('refuses NUL, 1e400, a body of no rows, and a row of no kind', async () => {
    const { id } = await newRua()
    const nul = await update(id, { itens: [{ ...RUA[0], descricao: 'a\u0000b' }] })
    expect([nul.statusCode, nul.json().message]).toEqual([400, 'O texto enviado tem caracteres inválidos.'])
    const huge = await test.app.inject({
      method: 'PUT',
      url: `/api/quantitativos/${id}`,
      headers: { ...obras.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ itens: [RUA[0], RUA[1]] }).replace('370.62', '1e400'),
    })
    expect(Object.keys(huge.json().Campos)).toEqual(['itens.1.preco_unitario'])
    for (const itens of ['x', { 0: RUA[0] }, [null], [[]], 7])
      expect((await update(id, { itens })).statusCode).toBe(400)
    expect(await read(id)).toMatchObject({ versao: 1, itens_total: 5 })
  })

  it('goes when it is deleted; one at a time', async () => {
    const { id, id_contrato } = await newRua()
    const second = await create({ id_contrato, vigente_de: '2026-03-02' })
    expect([second.statusCode, second.json().message]).toEqual([409, MESSAGES.draftOpen])
    expect((await remove(id)).json().message).toBe(MESSAGES.deleted)
    expect(await list(obras, id_contrato)).toEqual([])
    expect((await create({ id_contrato, vigente_de: '2026-03-02' })).statusCode).toBe(200)
  })

  it('keeps its contract from being deleted', async () => {
    const { id_contrato } = await newRua({ situacao: 'Em preparação', assinatura: null })
    const refused = await call(admin, 'DELETE', `/api/contratos/${id_contrato}`)
    expect([refused.statusCode, refused.json().message]).toEqual([409, CONTRATO.inUse])
  })

  it('is told to those who write it and those who control, to others once it is approved', async () => {
    const { id, id_contrato } = await newRua()
    for (const [who, told] of [
      [obras, 1],
      [admin, 1],
      [auditor, 1],
      [saude, 0],
      [visitor, 0],
      [null, 0],
    ] as const) {
      expect(await list(who, id_contrato)).toHaveLength(told)
      for (const url of ['', '/comparacao', '/pdf'])
        expect((await call(who, 'GET', `/api/quantitativos/${id}${url}`)).statusCode).toBe(told ? 200 : 404)
      const sheet = await call(who, 'GET', `/api/exportar/quantitativos?id_revisao=${id}&formato=csv`)
      expect(sheet.statusCode).toBe(told ? 200 : 404)
    }
    await approve(id)
    expect(await list(null, id_contrato)).toHaveLength(1)
    expect(
      (await call(null, 'GET', `/api/quantitativos/${id}/comparacao`)).json().Result[0].mudancas,
    ).toEqual([])
  })
})

describe('who writes', () => {
  it.each([
    ['nobody', null, 401],
    ['another department', saude, 403],
    ['a person of none', visitor, 403],
    ['an auditor', auditor, 403],
  ] as const)('not %s', async (_, who, status) => {
    const { id, id_contrato } = await newRua()
    const bodies = { id_contrato, vigente_de: '2026-03-02' }
    expect((await create(bodies, who)).statusCode).toBe(status)
    expect((await update(id, { bdi: 1 }, who)).statusCode).toBe(status)
    expect((await approve(id, who)).statusCode).toBe(status)
    expect((await remove(id, who)).statusCode).toBe(status)
    expect(await read(id)).toMatchObject({ versao: 1, situacao: 'rascunho' })
  })

  it('an administrator, of any department', async () => {
    const { id } = await newRua()
    expect((await update(id, { vigente_de: '2026-03-03' }, chefe)).statusCode).toBe(200)
    expect((await approve(id, admin)).statusCode).toBe(200)
  })

  it('nothing of what is not there', async () => {
    const gone = 2_000_000_000
    expect((await create({ id_contrato: gone, vigente_de: '2026-03-02' })).statusCode).toBe(404)
    expect((await call(null, 'GET', `/api/contratos/${gone}/quantitativos`)).statusCode).toBe(404)
    for (const reply of [await update(gone, { bdi: 1 }), await approve(gone), await remove(gone)])
      expect([reply.statusCode, reply.json().message]).toEqual([404, MESSAGES.notFound])
  })

  it('from an old version nobody, and of many at once one', async () => {
    const { id } = await newRua()
    await update(id, { bdi: 23.54, versao: 1 })
    expect((await update(id, { bdi: 1, versao: 1 })).statusCode).toBe(409)
    expect((await approve(id, chefe, { versao: 1 })).statusCode).toBe(409)
    const edits = await Promise.all([1, 2, 3, 4, 5].map((bdi) => update(id, { bdi, versao: 2 })))
    expect(edits.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    await update(id, { bdi: 23.54 })
    const both = await Promise.all([approve(id), approve(id, admin)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { id_contrato } = await newRua()
    const drafts = await Promise.all([1, 2, 3].map(() => create({ id_contrato, vigente_de: '2026-03-02' })))
    expect(drafts.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  })

  it('an approved one nobody, by no call', async () => {
    const { id } = await newAprovada()
    const before = await read(id)
    for (const reply of [
      await update(id, { itens: [] }, admin),
      await approve(id, admin),
      await remove(id, admin),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([409, MESSAGES.approvedStays])
    expect(await read(id)).toEqual(before)
  })
})
