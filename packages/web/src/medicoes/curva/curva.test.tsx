import type { Curva } from '@paco/domain/medicoes/registros'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { CurvaDoContrato } from './curva-do-contrato.tsx'
import { seriesOf } from './curva-series.ts'
import { pointsText, ritmoText } from './curva-words.ts'
import { CurvasDoProjeto } from './curvas-do-projeto.tsx'

const server = fakeServerForEachTest()
const contrato = { id: 3, numero_ano: '45/2026', ordem_inicio: '2026-03-10', assinatura: '2026-03-02' }
const ponto = (mes: number, planejado: number, medido: number | null, pago: number | null) => ({
  mes,
  rotulo: `M${mes} · ${['mar', 'abr', 'mai', 'jun'][mes - 1]}/2026`,
  planejado,
  medido,
  pago,
})
/** The worked example after its second bulletin. */
const curva: Curva = {
  pontos: [
    ponto(1, 26_449.39, 14_613.72, 0),
    ponto(2, 105_797.54, 139_044.35, 13_883.03),
    ponto(3, 211_595.09, null, null),
  ],
  mes: 2,
  spi: 1.31,
  cor: 'verde',
  texto: 'no ritmo atual termina em 5,1 meses (previsto 6)',
  contratado: 528_987.72,
  medido: 139_044.35,
  pago: 13_883.03,
  financeiro: 2.62,
  fisico: 26.28,
  diferenca: -23.66,
  adiantado: false,
}
const answer = (own: Partial<Curva> = {}) =>
  server.current.answer(() =>
    Response.json(
      { Status: 'Success', Result: [{ ...curva, ...own }] },
      { headers: { 'x-dia': '2026-05-20' } },
    ),
  )
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('the curve of a contract', () => {
  test('tells the pace in words, the index with its word, and paid against measured', async () => {
    answer()
    await renderApp(<CurvaDoContrato contrato={contrato} />)
    expect(await screen.findByText('No ritmo atual termina em 5,1 meses (previsto 6).')).toBeTruthy()
    expect(fact('Prazo (SPI)')).toBe(
      '1,31No prazomedido ÷ planejado, no último boletim (M2\u00a0·\u00a0abr/2026)',
    )
    expect(fact('Medido')).toBe('R$ 139.044,35físico: 26,28%')
    expect(fact('Pago')).toBe('R$ 13.883,03financeiro: 2,62%, sem reajuste')
    expect(fact('Financeiro − físico')).toBe('−23,66 p.p.pago não passa do medido')
    expect(screen.queryByText(/art\. 145/)).toBeNull()
  })

  test('has its months as a table; what nobody measured stays empty', async () => {
    answer()
    await renderApp(<CurvaDoContrato contrato={contrato} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabela' }))
    const rows = within(screen.getByRole('table', { name: 'Curva S' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent?.replace(' (hoje)', ''))).toEqual([
      'MêsPlanejadoMedidoPago',
      'M1 · mar/2026R$ 26.449,39R$ 14.613,72R$ 0,00',
      'M2 · abr/2026R$ 105.797,54R$ 139.044,35R$ 13.883,03',
      expect.stringContaining('M3 · mai/2026R$ 211.595,09--'),
      ...rows.slice(4).map(() => expect.stringContaining('---')),
    ])
  })

  test('warns in words where more was paid than measured', async () => {
    answer({ adiantado: true, diferenca: 3.2 })
    await renderApp(<CurvaDoContrato contrato={contrato} />)
    expect(await screen.findByText(/art\. 145/)).toBeTruthy()
    expect(fact('Financeiro − físico')).toBe('+3,20 p.p.pago adiante do medido')
  })

  test('says what is missing before there is anything to draw', async () => {
    answer({ pontos: [], texto: null, medido: 0, mes: null, spi: null, cor: null })
    await renderApp(<CurvaDoContrato contrato={{ ...contrato, ordem_inicio: null, assinatura: null }} />)
    expect(await screen.findByText(/^A curva aparece com o cronograma/)).toBeTruthy()
    expect(screen.getByText(/^Nenhum boletim aprovado ainda/)).toBeTruthy()
    expect(fact('Prazo (SPI)')).toBe('-medido ÷ planejado')
  })
})

describe('on the page of a project', () => {
  test('nothing is asked for or shown of one that nobody measured', async () => {
    await renderApp(<CurvasDoProjeto projeto={{ id: 7, fisico: null }} />)
    expect(server.current.last).toBeUndefined()
    expect(screen.queryByText(/Curva S/)).toBeNull()
  })

  test('a measured contract has its curve in a smaller form; one without bulletins none', async () => {
    const contratos = [
      contrato,
      { ...contrato, id: 4, numero_ano: '46/2026' },
      { ...contrato, id: 5, assinatura: null },
    ]
    const unmeasured = { pontos: [ponto(1, 100, null, null)], texto: null, medido: 0 }
    server.current.answer(({ path }) =>
      Response.json({
        Status: 'Success',
        Result: path.endsWith('/curva')
          ? [path.includes('/4/') ? { ...curva, ...unmeasured } : curva]
          : contratos,
      }),
    )
    await renderApp(<CurvasDoProjeto projeto={{ id: 7, fisico: 26 }} />)
    expect(await screen.findByRole('heading', { name: 'Curva S do contrato 45/2026' })).toBeTruthy()
    expect(screen.getByText('Físico: 26,28%')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver medições' })).toBeTruthy()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})

describe('the series', () => {
  const of = (today: string, pontos: Curva['pontos'] = [...curva.pontos]) =>
    seriesOf({ pontos }, contrato, today)
  test.each([
    ['within the plan', '2026-05-20', 3, 2],
    ['after its end, up to today', '2026-06-01', 4, 3],
    ['before the first month', '2026-02-28', 3, null],
  ])('today %s', (_, today, months, index) => {
    const { periods, today: found } = of(today)
    expect([periods.length, found]).toEqual([months, index])
  })

  test('nothing is drawn beyond the last bulletin, nor a plan that there is none of', () => {
    const { lines } = of('2026-12-01')
    expect(lines.map(({ kind, values }) => [kind, values.filter((value) => value !== null).length])).toEqual([
      ['planned', 3],
      ['done', 2],
      ['paid', 2],
    ])
    expect(of('2026-05-20', [ponto(1, 0, 5, 0)]).lines.map(({ kind }) => kind)).toEqual(['done', 'paid'])
    expect(of('2026-05-20', [])).toEqual({ periods: [], lines: [], today: null })
  })

  test('words for what there is no pace of', () => {
    expect(ritmoText({ texto: null, pontos: [ponto(1, 0, 5, 0)], medido: 5 })).toContain('Sem cronograma')
    expect([0, 1.5, -2].map(pointsText)).toEqual(['0,00 p.p.', '+1,50 p.p.', '−2,00 p.p.'])
  })
})
