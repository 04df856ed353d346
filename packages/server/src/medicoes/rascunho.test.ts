import { MESSAGES } from '@paco/domain/medicoes/messages'
import { CBUQ, PLACA, REGULARIZACAO, revised, TUBO } from '@paco/domain/quantitativos/exemplo.testing'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, pool, obras, financas, fiscal, gestor, newObra, newPlanilha, newContrato } = bench
const { open, opened, measured, save, check, step, bring, read, readLinhas } = bench

const ITENS = [{ chave: PLACA, pleiteada: 2 }]

describe('opening a bulletin', () => {
  it('numbers it without gaps, one open at a time, also after one was deleted', async () => {
    const contrato = await newObra()
    const first = await measured(contrato, 0, ITENS)
    const second = await opened(contrato, 1)
    const another = await open(contrato, 2)
    expect([another.statusCode, another.json().message]).toEqual([409, MESSAGES.openBefore])
    await call(obras, 'DELETE', `/api/medicoes/${second}`)
    const again = await opened(contrato, 1)
    expect([(await read(first)).numero, (await read(again)).numero]).toEqual([1, 2])
    expect(await read(again)).toMatchObject({
      valor_acumulado: 741.24,
      valor_periodo: 0,
      situacao: 'em_elaboracao',
    })
  })

  it('of many at once, one is opened', async () => {
    const contrato = await newObra()
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(contrato)))
    const codes = replies.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it.each([
    [{ inicio: '2026-03-31', fim: '2026-03-10' }, 'fim', MESSAGES.endBeforeStart],
    [{ inicio: '2026-03-09' }, 'inicio', MESSAGES.beforeContrato],
    [{ inicio: '2026-02-30' }, 'inicio', 'Informe uma data válida.'],
    [{ fim: undefined }, 'fim', 'Informe uma data.'],
    [{ final: 'talvez' }, 'final', 'Escolha sim ou não.'],
  ])('with %j is refused', async (own, field, reason) => {
    const reply = await open(await newObra(), 0, own)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { [field]: reason }])
  })

  it('periods do not overlap, when it is opened and when it is moved', async () => {
    const contrato = await newObra()
    await measured(contrato, 0, ITENS)
    const text = 'Comece depois do boletim nº 1, que vai até 31/03/2026.'
    const refused = await open(contrato, 1, { inicio: '2026-03-31' })
    expect([refused.statusCode, refused.json().Campos]).toEqual([400, { inicio: text }])
    const id = await opened(contrato, 1)
    expect((await save(id, { inicio: '2026-03-20' })).json().Campos).toEqual({ inicio: text })
    expect((await save(id, { inicio: '2026-04-02', fim: '2026-04-29', final: true })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ inicio: '2026-04-02', fim: '2026-04-29', final: true })
  })

  it('needs a contract under way, with an approved sheet, that somebody is paid for', async () => {
    const said = async (contrato: number) => {
      const reply = await open(contrato)
      return [reply.statusCode, reply.json().message]
    }
    const signed = { regime: 1, situacao: 'Em execução', assinatura: '2026-03-02', prazo_dias: 180 }
    expect(await said(await newContrato({ regime: 1 }))).toEqual([409, MESSAGES.notSigned])
    expect(await said(await newContrato(signed))).toEqual([409, MESSAGES.noPlanilha])
    expect(await said(await newObra({ regime: 7 }))).toEqual([409, MESSAGES.directExecution])
    expect((await open(999_999)).statusCode).toBe(404)
  })

  it('there is none after the final one', async () => {
    const contrato = await newObra()
    const id = await opened(contrato, 0, { final: true })
    await bring(id, 'aprovada')
    expect((await open(contrato, 1)).json().message).toBe(MESSAGES.afterFinal)
  })
})

describe('a draft', () => {
  it('is saved as it is typed: what is not sent stays', async () => {
    const id = await opened(await newObra())
    await save(id, { itens: [{ chave: PLACA, pleiteada: '2', memoria: '2 placas de 3 m²' }] })
    await save(id, {
      itens: [{ chave: CBUQ, pleiteada: 1.5 }],
      deducoes: [{ nome: 'ISS', base: 100, percentual: 5 }],
    })
    await save(id, { itens: [{ chave: PLACA, pleiteada: 3 }] })
    const linhas = await readLinhas(id)
    expect(linhas[0]).toMatchObject({ pleiteada: 3, memoria: '2 placas de 3 m²' })
    expect(linhas[3]).toMatchObject({ pleiteada: 1.5 })
    expect(await read(id)).toMatchObject({
      valor_periodo: 3729.87,
      valor_deducoes: 5,
      valor_liquido: 3724.87,
      deducoes: [{ nome: 'ISS', base: 100, percentual: 5, valor: 5 }],
      versao: 5,
    })
    await save(id, { itens: [{ chave: PLACA, pleiteada: '', memoria: '' }], deducoes: [] })
    expect(await read(id)).toMatchObject({ valor_periodo: 2618.01, deducoes: [] })
    const { rows } = await pool.query('select chave from medicoes_itens where medicao_id = $1', [id])
    expect(rows).toEqual([{ chave: CBUQ }])
  })

  it('each save answers the version that the next one starts from', async () => {
    const id = await opened(await newObra())
    const { versao } = (await save(id, { itens: ITENS, versao: 2 })).json()
    expect(versao).toBe((await read(id)).versao)
    const next = await save(id, { itens: [{ chave: PLACA, pleiteada: 3 }], versao })
    expect([next.statusCode, next.json().versao]).toEqual([200, versao + 1])
    expect((await save(id, { itens: ITENS, versao })).statusCode).toBe(409)
    await bring(id, 'em_conferencia')
    const before = (await read(id)).versao
    const checked = await check(id, [{ chave: PLACA, aceita: 1, motivo: 'Torta' }], fiscal, {
      versao: before,
    })
    expect(checked.json().versao).toBe(before + 1)
  })

  it('tells what it is measured by: headings, rounding, and what the contract holds back today', async () => {
    const contrato = await newObra()
    const id = await opened(contrato)
    const folha = async (who: Parameters<typeof read>[1]) =>
      (await call(who ?? null, 'GET', `/api/medicoes/${id}/folha`)).json()
    await call(obras, 'PUT', `/api/contratos/${contrato}/medicao`, {
      modo: 'por_item',
      retencao_percentual: 5,
    })
    expect((await folha(fiscal)).Result).toEqual([
      {
        arredondamento: 'arredondar',
        retencao_percentual: 5,
        contratado: 528_987.72,
        grupos: ['1', '2', '3'].map((codigo) => ({
          chave: Number(codigo),
          codigo,
          descricao: `Serviço ${codigo}`,
        })),
      },
    ])
    expect((await folha(null)).message).toBe(MESSAGES.notFound)
  })

  it('amounts sent with it are not taken', async () => {
    const id = await opened(await newObra())
    await save(id, {
      valor_periodo: 1,
      valor_liquido: 2,
      situacao: 'paga',
      itens: [{ chave: PLACA, pleiteada: 1, valor: 9 }],
    })
    expect(await read(id)).toMatchObject({
      valor_periodo: 370.62,
      valor_liquido: 370.62,
      situacao: 'em_elaboracao',
    })
  })

  it('a row above the contract counts for nothing, and does not leave the desk', async () => {
    const id = await opened(await newObra())
    await save(id, {
      itens: [
        { chave: PLACA, pleiteada: 6.0001 },
        { chave: TUBO, pleiteada: 1 },
      ],
    })
    expect(await read(id)).toMatchObject({ valor_periodo: 231.63, valor_saldo: 528_756.09 })
    const text = 'Passa da quantidade contratada (6,00): o saldo é 6,00. Exceda só com aditivo.'
    for (const nome of ['enviar', 'conferir']) {
      const refused = await step(id, nome, obras)
      expect([refused.statusCode, refused.json().Campos]).toEqual([400, { 'itens.0.pleiteada': text }])
    }
    await save(id, { itens: [{ chave: PLACA, pleiteada: 6 }] })
    expect((await step(id, 'enviar', obras)).statusCode).toBe(200)
  })

  it('rows that the sheet lacks are named', async () => {
    const id = await opened(await newObra())
    const reply = await save(id, {
      itens: [...ITENS, { chave: 1, pleiteada: 1 }, { chave: 777, pleiteada: 1 }],
    })
    expect([reply.statusCode, reply.json().Campos]).toEqual([
      400,
      { 'itens.1.chave': MESSAGES.unknownRow, 'itens.2.chave': MESSAGES.unknownRow },
    ])
  })

  it('takes back what was measured too much, with a reason', async () => {
    const contrato = await newObra()
    await measured(contrato, 0, [{ chave: REGULARIZACAO, pleiteada: 100 }])
    const id = await opened(contrato, 1)
    await save(id, { itens: [{ chave: REGULARIZACAO, pleiteada: -100.0001 }] })
    expect(await read(id)).toMatchObject({ valor_periodo: 0, valor_acumulado: 285 })
    await save(id, { itens: [{ chave: REGULARIZACAO, pleiteada: -40 }] })
    await bring(id, 'em_conferencia')
    expect((await step(id, 'atestar', fiscal)).json().Campos).toEqual({
      'itens.2.motivo': MESSAGES.justifyEstorno,
    })
    await check(id, [{ chave: REGULARIZACAO, motivo: 'Medido em dobro' }])
    await step(id, 'atestar', fiscal)
    await step(id, 'aprovar', gestor)
    expect(await read(id)).toMatchObject({ valor_periodo: -114, valor_acumulado: 171, situacao: 'aprovada' })
    // nothing is left to pay of it
    await step(id, 'liquidar', financas, bench.NOTA)
    expect(await read(id)).toMatchObject({ situacao: 'paga', valor_pago: 0 })
  })

  it('is measured by the sheet in force; one that left the desk goes back first', async () => {
    const contrato = await newObra()
    const id = await opened(contrato)
    await save(id, { itens: [{ chave: PLACA, pleiteada: 6 }] })
    await bring(id, 'atestada')
    const { rows } = await pool.query(
      `insert into aditivos (id_projeto, id_secretaria, tipo, descricao_pedido, status, criado_por, id_contrato, prazo, etapa)
       values ($1, 12, 'prazo', 'x', 'pendente', $2, $3, 1, 5) returning id`,
      [await bench.newProjeto(), obras.id, contrato],
    )
    await newPlanilha(contrato, revised({ [PLACA]: { quantidade: 8 } }), {
      revisao: 1,
      aditivo: rows[0].id,
    })
    const refused = await step(id, 'aprovar', gestor)
    expect([refused.statusCode, refused.json().message]).toEqual([409, MESSAGES.sheetRevised])
    await step(id, 'devolver', gestor, { motivo_devolucao: 'Planilha nova' })
    expect((await readLinhas(id))[0]).toMatchObject({ quantidade: 8 })
    await save(id, { itens: [{ chave: PLACA, pleiteada: 7 }] })
    await bring(id, 'aprovada')
    expect(await read(id)).toMatchObject({ valor_periodo: 2594.34 })
  })

  it('an edit from an old version changes nothing; of fifty at once from one version, one is taken', async () => {
    const id = await opened(await newObra())
    const { versao } = await read(id)
    const saves = Array.from({ length: 50 }, (_, n) =>
      save(id, { itens: [{ chave: CBUQ, pleiteada: n + 1 }], versao }),
    )
    const replies = await Promise.all(saves)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]?.json().message).toBe(STALE_VERSION)
    const after = await read(id)
    expect(after.versao).toBe(versao + 1)
    const [{ pleiteada }] = (await readLinhas(id)).filter((linha: { chave: number }) => linha.chave === CBUQ)
    expect(after.valor_periodo).toBe(Math.round(pleiteada * 174_534) / 100)
    for (const nome of ['enviar', 'conferir'])
      expect((await step(id, nome, obras, { versao })).json().message).toBe(STALE_VERSION)
  })
})
