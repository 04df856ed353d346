import { expect, it } from 'vitest'
import { andamentoDaObra, notaDoPago, quandoDaObra, quantoDaObra } from './quadro.ts'

const VALORES = {
  situacao: 'em_execucao',
  valor_inicial: 1000,
  valor_atual: 1200,
  contratado: 1100,
  medido: 500,
  pago: 300,
  reajustes: 0,
  contratos: [],
} as const

it('what nobody recorded of a work is unknown, not zero', () => {
  const known = quantoDaObra({ ...VALORES, medido: 0, pago: 0 })
  expect(known).toContainEqual(['Executado (medido)', 'R$ 0,00'])
  const unknown = quantoDaObra({
    ...VALORES,
    situacao: 'concluida',
    contratado: null,
    medido: null,
    pago: null,
  })
  expect(unknown.slice(-3)).toEqual([
    ['Contratado', 'não informado'],
    ['Executado (medido)', 'não informado'],
    ['Pago', 'não informado'],
  ])
  // A work that has not begun and has no contract has nothing to record.
  const ahead = quantoDaObra({
    ...VALORES,
    situacao: 'nao_iniciada',
    contratado: null,
    medido: null,
    pago: null,
  })
  expect(ahead).toEqual([
    ['Valor previsto no início', 'R$ 1.000,00'],
    ['Valor previsto', 'R$ 1.200,00'],
  ])
})

it('what was measured and paid before the system was used is told as such, adjustments too', () => {
  const contratos = [
    { numero_ano: '4/2025', medido_antes: 400, pago_antes: null, antes_ate: '2026-01-31' },
    { numero_ano: '5/2026', medido_antes: null, pago_antes: null, antes_ate: null },
  ]
  expect(quantoDaObra({ ...VALORES, reajustes: 50, contratos }).slice(2)).toEqual([
    ['Contratado', 'R$ 1.100,00'],
    ['Reajustes, dentro do contratado', 'R$ 50,00'],
    ['Executado (medido)', 'R$ 500,00'],
    ['Pago', 'R$ 300,00'],
    ['Até 31/01/2026, antes do uso do sistema (contrato 4/2025)', 'medido R$ 400,00, pago não informado'],
  ])
})

it.each([
  [1100, 500, 300, null],
  [1100, 500, 501, /inclui reajustes/],
  [1100, 500, 1100.01, /passa do contratado/],
  [1100, null, 300, null],
  [null, null, null, null],
])('contracted %s, measured %s, paid %s', (contratado, medido, pago, nota) => {
  const told = notaDoPago({ ...VALORES, contratado, medido, pago })
  if (nota === null) expect(told).toBeNull()
  else expect(told).toMatch(nota)
})

const DATAS = {
  situacao: 'em_execucao',
  inicio: null,
  fim: '2027-02-05',
  fim_texto: '',
  fim_inicial: null,
  encerramento: '2027-03-18',
  concluida_em: null,
} as const

it('a stopped work has no end, and a finished one the day on which it ended', () => {
  const parada = {
    ...DATAS,
    situacao: 'paralisada',
    fim: null,
    fim_texto: 'sem previsão enquanto paralisada',
  } as const
  expect(quandoDaObra(parada)).toContainEqual([
    'Previsão atual de término',
    'sem previsão enquanto paralisada',
  ])
  const pronta = { ...DATAS, situacao: 'concluida', concluida_em: '2026-11-01' } as const
  expect(quandoDaObra(pronta)).toEqual([
    ['Início', 'não informado'],
    ['Concluída em', '01/11/2026'],
    ['Prazo do projeto, com a prestação de contas', '18/03/2027'],
  ])
})

it('two percentages are told with the rule of each, one alone once', () => {
  const texto = 'pelo que foi medido em boletins aprovados'
  expect(andamentoDaObra({ percentual: 43, percentual_texto: texto, progresso: 77 })).toEqual([
    ['Andamento da obra', `43%, ${texto}`],
    ['Etapas do projeto', '77%, pela média das seis etapas'],
  ])
  expect(andamentoDaObra({ percentual: 77, percentual_texto: 'x', progresso: 77 })).toHaveLength(1)
})
