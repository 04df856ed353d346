import { CBUQ, CERCA, PLACA, REGULARIZACAO, TOTAL, TUBO } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { compact, readPdf } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, obras, financas, fiscal, newObra, opened, save, check, step, bring, pay, read, readLinhas } =
  bench

/** The worked example, typed into the calls: three bulletins of a paved street. */
const contrato = await newObra()
await call(obras, 'PUT', `/api/contratos/${contrato}/medicao`, { modo: 'por_item', retencao_percentual: 5 })
await call(obras, 'PUT', `/api/contratos/${contrato}/cronograma`, {
  previstos: [1, 2, 3].flatMap((chave) =>
    [5, 15, 20, 25, 20, 15].map((percentual, index) => ({ chave, mes: index + 1, percentual })),
  ),
})

const first = await opened(contrato, 0)
await save(first, {
  itens: [
    { chave: PLACA, pleiteada: 6 },
    { chave: CERCA, pleiteada: 120 },
    { chave: REGULARIZACAO, pleiteada: 2000 },
  ],
})
await bring(first, 'paga')

const second = await opened(contrato, 1)
await save(second, {
  itens: [
    { chave: REGULARIZACAO, pleiteada: 2000 },
    { chave: CBUQ, pleiteada: 60 },
    { chave: TUBO, pleiteada: 100 },
  ],
})
await bring(second, 'em_conferencia')
await check(second, [
  { chave: REGULARIZACAO, aceita: 1850.5, motivo: 'Trecho com borrachudo' },
  { chave: CBUQ, aceita: 55, motivo: 'Espessura menor na pista 2' },
])
await step(second, 'atestar', fiscal)
await step(second, 'aprovar', bench.gestor)

const third = await opened(contrato, 2)
await save(third, {
  indice_base: 984.12,
  indice_atual: 1035.27,
  itens: [
    { chave: REGULARIZACAO, pleiteada: 1149.5 },
    { chave: CBUQ, pleiteada: 110 },
    { chave: TUBO, pleiteada: 120 },
  ],
})
await bring(third, 'aprovada')

describe('the worked example gives its cents', () => {
  it.each([
    [1, first, 14_613.72, 0, 14_613.72, 514_374, 2.76, 730.69, 13_883.03, 0],
    [2, second, 124_430.63, 9152.77, 139_044.35, 389_943.37, 26.28, 6221.53, 118_209.1, 0],
    // with the adjustment in it: 211.906,12 are the works
    [3, third, 223_059.07, 0, 362_103.42, 166_884.3, 68.45, 11_152.95, 223_499.7, 11_593.58],
  ])(
    'in bulletin %i',
    async (numero, id, periodo, glosa, acumulado, saldo, fisico, retido, liquido, adjusted) => {
      expect(await read(id, null)).toMatchObject({
        numero,
        modo: 'por_item',
        retencao_percentual: 5,
        valor_periodo: periodo,
        valor_glosa: glosa,
        valor_acumulado: acumulado,
        valor_saldo: saldo,
        fisico,
        valor_retido: retido,
        valor_liquido: liquido,
        valor_reajuste: adjusted,
      })
    },
  )

  it('tells every row what was measured before', async () => {
    const linhas = await readLinhas(third, null)
    expect(linhas.map(({ codigo }: { codigo: string }) => codigo)).toEqual([
      '1.1',
      '1.2',
      '2.1',
      '2.2',
      '3.1',
    ])
    expect(linhas[3]).toEqual({
      chave: CBUQ,
      codigo: '2.2',
      descricao: 'Serviço 2.2',
      unidade: 'm',
      quantidade: 250,
      preco: 1745.34,
      anterior_quantidade: 55,
      anterior_valor: 95_993.7,
      pleiteada: 110,
      aceita: null,
      motivo: null,
      memoria: null,
    })
    expect((await readLinhas(second, null))[2]).toMatchObject({
      pleiteada: 2000,
      aceita: 1850.5,
      motivo: 'Trecho com borrachudo',
    })
  })

  it('draws the curve up to the last bulletin, and says the pace', async () => {
    await step(second, 'liquidar', financas, bench.NOTA)
    await pay(second, { valor: 100_000 })
    const [curva] = (await call(null, 'GET', `/api/contratos/${contrato}/curva`)).json().Result
    expect(curva).toMatchObject({
      mes: 3,
      spi: 1.71,
      cor: 'verde',
      texto: 'no ritmo atual termina em 4,3 meses (previsto 6)',
      contratado: TOTAL,
      medido: 362_103.42,
      pago: 113_883.03,
      financeiro: 21.53,
      fisico: 68.45,
      diferenca: -46.92,
      adiantado: false,
    })
    expect(curva.pontos[0]).toEqual({
      mes: 1,
      rotulo: 'M1 · mar/2026',
      planejado: 26_449.39,
      medido: 14_613.72,
      pago: 0,
    })
    expect(curva.pontos.map(({ medido }: { medido: number | null }) => medido)).toEqual([
      14_613.72,
      139_044.35,
      362_103.42,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('prints the bulletin to sign, to everyone once it is approved', async () => {
    const reply = await call(null, 'GET', `/api/medicoes/${second}/pdf`)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const { pages, title } = await readPdf(reply.rawPayload)
    expect(title).toContain('Boletim de medição nº 2')
    expect(await untold(reply.rawPayload)).toEqual([])
    const text = pages.join('')
    for (const told of [
      '124.430,63',
      'Retenção (5,00%)',
      '-R$ 6.221,53',
      'R$ 118.209,10',
      'Trecho com borrachudo',
      'Glosas e estornos',
      'Fiscal do contrato',
      'Gestor do contrato',
      'Construtora Vale Ltda.',
      '11.222.333/0001-81',
    ])
      expect(text).toContain(compact(told))
    expect(text).not.toContain(compact('Ainda não aprovado'))
  })

  it('is listed with its sums, and as a spreadsheet', async () => {
    const reply = await call(null, 'GET', `/api/medicoes?id_contrato=${contrato}&ordem=numero`)
    expect(reply.json().Result.map(({ numero }: { numero: number }) => numero)).toEqual([1, 2, 3])
    expect(JSON.parse(String(reply.headers['x-somas']))).toMatchObject({ valor_periodo: 362_103.42 })
    const sheet = await call(null, 'GET', `/api/exportar/medicoes?id_contrato=${contrato}&formato=csv`)
    expect(sheet.body).toContain('124430,63')
  })
})
