import { describe, expect, it } from 'vitest'
import { conhecidos, decorrido, formatDuracao, formatMs, pontoEm, type Serie } from './medidas.ts'
import { MEDIDAS } from './series.ts'

const resumoOf = (serie: Serie, known: readonly number[]) =>
  MEDIDAS.find((one) => one.serie === serie)?.resumo(known)

it.each([
  [0, '0 ms'],
  [1.26, '1,3 ms'],
  [34.6, '35 ms'],
  [999, '999 ms'],
  [1000, '1 s'],
  [12_345, '12,3 s'],
])('%d milliseconds are %s', (value, text) => expect(formatMs(value)).toBe(text))

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 minuto'],
  [5 * 3600, '5 horas'],
  [50 * 3600, '2 dias'],
])('%d seconds are %s', (value, text) => expect(formatDuracao(value)).toBe(text))

describe('a chart in a sentence', () => {
  it.each([
    ['requisicoes', [1000, 234], '1.234 desde o início do gráfico; no máximo 1.000 em cinco minutos.'],
    ['p95', [1500, 20], 'De cada 100 chamadas, 95 em até 20 ms por último; no pior momento, 1,5 s.'],
    ['erros', [0, 0], 'Nenhuma resposta falhou.'],
    ['erros', [0, 3], '3 respostas falharam (5xx); o registro diz por quê.'],
    ['espera', [0], 'Ninguém precisou esperar.'],
    ['espera', [4, 1], 'No pior momento, 4 chamadas à espera; por último, 1 chamada.'],
    ['atraso', [250, 2], '2 ms por último; no pior momento, 250 ms. Acima de 200 ms todos percebem.'],
    ['memoria', [1024 ** 2, 1024 ** 2], '1 MB por último; no máximo 1 MB.'],
    ['conexoes', [2, 5, 3], '3 em uso por último; no pior momento, 5.'],
    ['fila', [0, 0], 'Nenhum PDF, planilha ou foto esperou a vez.'],
    ['fila', [7, 1], 'PDFs, planilhas e fotos: no pior momento, 7 à espera da vez; por último, 1.'],
    ['banco', [1024 ** 2, 3 * 1024 ** 2], '3 MB por último; 2 MB a mais desde o início do gráfico.'],
    ['banco', [3 * 1024 ** 2, 1024 ** 2], '1 MB por último; 2 MB a menos desde o início do gráfico.'],
    ['banco', [1024 ** 2], '1 MB por último; o mesmo desde o início do gráfico.'],
    ['trilha', [1200, 1234], '1.234 linhas por último; 34 a mais desde o início do gráfico.'],
    [
      'copia',
      [3600, 7200],
      'A mais nova das conferidas tem 2 horas. Acima de 2 dias, veja o cartão das cópias.',
    ],
    ['emails', [0], 'Nenhum e-mail esperou para sair.'],
    ['emails', [3, 1], '1 por último; no pior momento, 3.'],
    ['memoria', [], '0 bytes por último; no máximo 0 bytes.'],
  ] as const)('%s of %j', (serie, known, text) => expect(resumoOf(serie, known)).toBe(text))
})

it('points begin five minutes apart, and those that are not known are left out', () => {
  expect(pontoEm({ inicio: '2026-11-18T12:00:00.000Z', minutos: 5 }, 3)).toBe('2026-11-18T12:15:00.000Z')
  expect(conhecidos([null, 0, 2, null])).toEqual([0, 2])
})

it.each([
  ['a whole day', Array.from({ length: 288 }, () => 1), 0],
  ['a day with a gap', [0, ...Array.from({ length: 286 }, () => null), 1], 0],
  ['two hours', [...Array.from({ length: 264 }, () => null), ...Array.from({ length: 24 }, () => 1)], 264],
  ['five minutes', [...Array.from({ length: 287 }, () => null), 1], 276],
  ['nothing', Array.from({ length: 288 }, () => null), 276],
])('a chart of %s begins where it should', (_, values, from) => expect(decorrido(values)).toBe(from))
