import { percentDoLimite } from '@paco/domain/aditivos/limite'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const { pool } = test.database
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newContrato, readProjeto, pedido } = bench

const post = (body: object) => call(obras, 'POST', '/api/aditivos', body)
const approve = async (body: object, words?: string) => decide(auditor, await ask(body), 'aprovar', words)
const limites = async (projeto: number) =>
  (await call(auditor, 'GET', `/api/aditivos/${projeto}/limites`)).json()
const somas = async (table: 'projetos' | 'contratos', id: number) =>
  (
    await pool.query(
      `select acrescimos::float8, supressoes::float8, reajustes::float8 from ${table} where id = $1`,
      [id],
    )
  ).rows[0]

describe('each kind does what it says', () => {
  it.each([
    ['supressao', { supressao: 80.1 }, { valor: 919.9 }, { supressoes: 80.1 }],
    ['apostila', { reajuste: 51.97 }, { valor: 1051.97 }, { reajustes: 51.97 }],
    ['misto', { valor: 200, supressao: 80 }, { valor: 1120 }, { acrescimos: 200, supressoes: 80 }],
    [
      'misto',
      { supressao: 80, prazo: 30, etapa: 5 },
      { valor: 920, datafimetapa5: '2026-06-19', datafimetapa6: '2026-07-20' },
      { supressoes: 80 },
    ],
  ])('%s of %j', async (tipo, own, made, sums) => {
    const projeto = await newProjeto()
    const id = await ask(pedido(projeto, tipo, own))
    expect(await readProjeto(projeto)).toMatchObject({ base_congelada_por: 'aditivo', valor: 1000 })
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ ...made, valor_original: 1000 })
    expect(await somas('projetos', projeto)).toEqual({ acrescimos: 0, supressoes: 0, reajustes: 0, ...sums })
  })

  it('only what adds draws on the budget line', async () => {
    const line = await bench.newLancamento({ valor: 1000 })
    const saldo = async () => (await call(auditor, 'GET', `/api/orcamento/${line}`)).json().Result[0].saldo
    const projeto = await newProjeto()
    await ask(pedido(projeto, 'misto', { valor: 200, supressao: 80, id_orcamento: line }))
    await ask(pedido(projeto, 'supressao', { supressao: 10, id_orcamento: line }))
    expect(await saldo()).toBe(800)
  })

  it('takes out no more than there is: asked for, and approved after others', async () => {
    const projeto = await newProjeto()
    const refused = await post(pedido(projeto, 'supressao', { supressao: 1000.01 }))
    expect([refused.statusCode, refused.json().Campos]).toEqual([
      400,
      { supressao: 'A supressão é maior que o valor do projeto.' },
    ])
    const both = [await ask(pedido(projeto, 'supressao', { supressao: 600 }))]
    both.push(await ask(pedido(projeto, 'supressao', { supressao: 600 })))
    expect((await decide(auditor, both[0] ?? 0, 'aprovar', 'Itens fora')).statusCode).toBe(200)
    const second = await decide(auditor, both[1] ?? 0, 'aprovar', 'Itens fora')
    expect([second.statusCode, second.json().Error]).toEqual([
      409,
      'A supressão é maior que o valor do projeto.',
    ])
    expect(await readProjeto(projeto)).toMatchObject({ valor: 400 })
  })

  it('a correction keeps what was approved of every kind', async () => {
    const projeto = await newProjeto()
    await approve(pedido(projeto, 'misto', { valor: 200, supressao: 80 }))
    await approve(pedido(projeto, 'apostila', { reajuste: 30 }))
    const put = (body: object) => call(admin, 'PUT', `/api/updateprojetocompleto/${projeto}`, body)
    expect((await put({ valor: 1250, motivo_correcao: 'Contrato diz 1.100' })).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1250, valor_original: 1100 })
    expect((await put({ valor: 149.99, motivo_correcao: 'Menos' })).statusCode).toBe(400)
  })
})

describe('which contract', () => {
  const chosen = async (projeto: number) => (await bench.readAditivos(projeto))[0].id_contrato
  const CHOOSE = { id_contrato: 'Escolha o contrato.' }
  const FOREIGN = { id_contrato: 'O contrato escolhido não é deste projeto, ou não está em vigor.' }

  it('none where there is none that is signed and running', async () => {
    const projeto = await newProjeto()
    await newContrato([projeto], { assinatura: null, situacao: 'Em preparação' })
    const ended = await newContrato([projeto], { situacao: 'Cumprido', encerrado_em: '2026-03-01' })
    await ask(bench.valorRequest(projeto))
    expect(await chosen(projeto)).toBeNull()
    const named = await post(bench.valorRequest(projeto, 1, { id_contrato: ended }))
    expect([named.statusCode, named.json().Campos]).toEqual([400, FOREIGN])
  })

  it('the only one, named or not, and no other', async () => {
    const projeto = await newProjeto()
    const own = await newContrato([projeto])
    const foreign = await newContrato([await newProjeto()])
    await ask(bench.prazoRequest(projeto))
    expect(await chosen(projeto)).toBe(own)
    await ask(bench.prazoRequest(projeto, 1, 6, { id_contrato: own }))
    expect(await chosen(projeto)).toBe(own)
    for (const id_contrato of [foreign, 999_999]) {
      const refused = await post(bench.valorRequest(projeto, 1, { id_contrato }))
      expect([refused.statusCode, refused.json().Campos]).toEqual([400, FOREIGN])
    }
  })

  it('of several, the one that is named', async () => {
    const projeto = await newProjeto()
    await newContrato([projeto])
    const second = await newContrato([projeto])
    const refused = await post(bench.valorRequest(projeto))
    expect([refused.statusCode, refused.json().Campos]).toEqual([400, CHOOSE])
    expect((await post(bench.valorRequest(projeto, 1, { id_contrato: second }))).statusCode).toBe(200)
    expect(await chosen(projeto)).toBe(second)
    expect(await limites(projeto)).toMatchObject([
      { id_contrato: second, acrescimos_pendentes: 1 },
      { acrescimos_pendentes: 0 },
    ])
  })

  it('moves its term by the days of a deadline', async () => {
    const projeto = await newProjeto()
    const contrato = await newContrato([projeto], { vigencia_fim: '2028-02-01' })
    await approve(bench.prazoRequest(projeto, 28, 5))
    const { rows } = await pool.query('select vigencia_fim::text from contratos where id = $1', [contrato])
    expect(rows).toEqual([{ vigencia_fim: '2028-02-29' }])
  })
})

describe('the meter', () => {
  it('measures by the contract, adjusted, and never by the project’s value', async () => {
    const projeto = await newProjeto({ valor: 5000 })
    const contrato = await newContrato([projeto], { valor_inicial: 1000 })
    await approve(pedido(projeto, 'apostila', { reajuste: 100 }))
    const over = await ask(bench.valorRequest(projeto, 275.01))
    const refused = await decide(auditor, over, 'aprovar')
    expect(refused.json().Campos).toEqual({
      descricao_decisao: 'O aditivo passa do limite de 25%: justifique a aprovação.',
    })
    expect((await approve(bench.valorRequest(projeto, 275))).statusCode).toBe(200)
    expect(await somas('contratos', contrato)).toEqual({ acrescimos: 275, supressoes: 0, reajustes: 100 })
    expect(await limites(projeto)).toMatchObject([
      { id_contrato: contrato, limite_base: 1100, acrescimos_aprovados: 275, acrescimos_pendentes: 275.01 },
    ])
    expect((await decide(auditor, over, 'aprovar', 'Risco geológico')).statusCode).toBe(200)
  })

  it('lets a reform add half, and take out a quarter all the same', async () => {
    const projeto = await newProjeto()
    await newContrato([projeto], { reforma: true })
    expect((await approve(bench.valorRequest(projeto, 500))).statusCode).toBe(200)
    const refused = await approve(bench.valorRequest(projeto, 0.01))
    expect(refused.json().Error).toBe('O aditivo passa do limite de 50%: justifique a aprovação.')
    const less = await approve(pedido(projeto, 'supressao', { supressao: 250.01 }))
    expect(less.json().Campos).toEqual({
      descricao_decisao: 'A supressão passa do limite de 25%: justifique a aprovação.',
    })
  })

  it.each([
    [true, 50, 20, 40],
    [false, 25, 40, 40],
  ])('is told beside each request and contract (reform: %s)', async (reforma, teto, acrescimo, supressao) => {
    const projeto = await newProjeto()
    const contrato = await newContrato([projeto], { reforma })
    expect(await limites(projeto)).toMatchObject([{ teto_acrescimos: teto, teto_supressoes: 25 }])
    const [doContrato] = (await bench.call(auditor, 'GET', `/api/contratos/${contrato}/limites`)).json()
    expect(doContrato).toMatchObject({ teto_acrescimos: teto, teto_supressoes: 25 })
    const added = await ask(bench.valorRequest(projeto, 100))
    const taken = await ask(pedido(projeto, 'supressao', { supressao: 100 }))
    const list = (await bench.call(auditor, 'GET', `/api/aditivos/${projeto}`)).json()
    const of = (id: number) => list.find((one: { id: number }) => one.id === id)
    // A tenth of the contract: a fifth of a half, or two fifths of a quarter.
    expect(of(added)).toMatchObject({
      teto_acrescimos: teto,
      teto_supressoes: 25,
      limite_percentual: acrescimo,
    })
    expect(of(taken)).toMatchObject({ limite_percentual: supressao })
  })

  it('is not paid for by what is taken out', async () => {
    const projeto = await newProjeto()
    expect((await approve(pedido(projeto, 'misto', { valor: 300, supressao: 200 }))).statusCode).toBe(400)
    await approve(pedido(projeto, 'supressao', { supressao: 200 }))
    expect((await approve(bench.valorRequest(projeto, 250.01))).statusCode).toBe(400)
  })

  it('a contract registered later gives no second allowance, nor does one more project', async () => {
    const [first, second] = [await newProjeto(), await newProjeto()]
    await approve(bench.valorRequest(first, 200))
    const contrato = await newContrato([first])
    expect(await somas('contratos', contrato)).toMatchObject({ acrescimos: 200 })
    expect((await approve(bench.valorRequest(first, 50.01))).statusCode).toBe(400)
    await approve(bench.valorRequest(second, 40))
    await bench.linkContrato(contrato, second)
    expect(await somas('contratos', contrato)).toMatchObject({ acrescimos: 240 })
    expect((await approve(bench.valorRequest(second, 10))).statusCode).toBe(200)
    expect((await approve(bench.valorRequest(second, 0.01))).statusCode).toBe(400)
    await pool.query('delete from contratos_projetos where contrato_id = $1 and projeto_id = $2', [
      contrato,
      first,
    ])
    expect(await somas('contratos', contrato)).toMatchObject({ acrescimos: 50 })
  })

  it('two projects of one contract approved at once share its allowance', async () => {
    const projetos = [await newProjeto(), await newProjeto()]
    const contrato = await newContrato(projetos)
    const asked = await Promise.all(projetos.map((projeto) => ask(bench.valorRequest(projeto, 200))))
    const replies = await Promise.all(asked.map((id) => decide(auditor, id, 'aprovar')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await somas('contratos', contrato)).toMatchObject({ acrescimos: 200 })
  })

  it('tells every request what it would use, as the rules compute it', async () => {
    const projeto = await newProjeto({ valor: 333.33 })
    await approve(bench.valorRequest(projeto, 33.33))
    await ask(pedido(projeto, 'misto', { valor: 7.77, supressao: 80 }))
    await ask(pedido(projeto, 'supressao', { supressao: 0.01 }))
    await ask(bench.valorRequest(projeto, 49.99))
    await ask(bench.prazoRequest(projeto))
    const rows = await bench.readAditivos(projeto)
    expect(
      rows.map(({ limite_percentual }: { limite_percentual: number | null }) => limite_percentual),
    ).toEqual([null, 99.99, 0.02, 96.01, 40])
    expect(
      rows.map(({ percentual_contrato }: { percentual_contrato: number | null }) => percentual_contrato),
    ).toEqual([null, 15, null, 2.33, 10])
    for (const row of rows.slice(0, 4)) expect(row.limite_percentual).toBe(percentDoLimite(row, row))
  })
})
