import { describe, expect, it } from 'vitest'
import type { Etapa } from '../etapas/etapa.ts'
import { problemsOfCronograma } from './cronograma.ts'
import type { Previsto } from './curva.ts'
import { MESSAGES } from './messages.ts'
import { type ContratoMedido, progressoDaEtapa5 } from './progresso.ts'

const running: Pick<Etapa, 'situacao' | 'inicio' | 'fim'> = {
  situacao: 'Em andamento',
  inicio: '2026-11-01',
  fim: '2026-11-21',
}
const contrato = (medido: number, boletins = 1, contratado = 528_987.72): ContratoMedido => ({
  contratado,
  medido,
  boletins,
})

describe('progress of stage 5', () => {
  it.each<[string, typeof running, ContratoMedido[], number, string]>([
    ['without a contract', running, [], 50, 'dias'],
    ['with one that nobody measured yet', running, [contrato(0, 0)], 50, 'dias'],
    ['measured', running, [contrato(362_103.42)], 68, 'medicao'],
    ['a bulletin of nothing', running, [contrato(0)], 0, 'medicao'],
    ['all but a cent', running, [contrato(528_987.71)], 99, 'medicao'],
    ['all of it', running, [contrato(528_987.72)], 100, 'medicao'],
    ['two contracts, one not begun', running, [contrato(100, 1, 100), contrato(0, 0, 300)], 25, 'medicao'],
    ['a contract of no value', running, [contrato(0, 1, 0)], 50, 'dias'],
    ['concluded by word', { ...running, situacao: 'Concluído' }, [contrato(1)], 100, 'situacao'],
    [
      'measured though not begun by word',
      { ...running, situacao: 'Não iniciado' },
      [contrato(362_103.42)],
      68,
      'medicao',
    ],
  ])('%s', (_, etapa, contratos, percentual, regra) => {
    expect(progressoDaEtapa5(etapa, contratos, '2026-11-11')).toMatchObject({ percentual, regra })
  })
})

describe('a schedule', () => {
  const row = (chave: number, mes: number, percentual: number): Previsto => ({ chave, mes, percentual })
  it.each<[string, Previsto[], object]>([
    ['whole', [row(1, 1, 33.3333), row(1, 2, 66.6667), row(2, 1, 100)], {}],
    [
      'too little',
      [row(1, 1, 50), row(2, 1, 100)],
      { 'previstos.0.percentual': expect.stringContaining('50,00%') },
    ],
    [
      'too much',
      [row(1, 1, 50), row(1, 2, 51), row(2, 1, 100)],
      { 'previstos.1.percentual': expect.stringContaining('101,00%') },
    ],
    [
      'twice a month',
      [row(1, 1, 50), row(1, 1, 50), row(2, 1, 100)],
      { 'previstos.1.mes': MESSAGES.repeatedMonth },
    ],
    ['a stage less', [row(1, 1, 100)], { previstos: MESSAGES.missingStage }],
    [
      'a stage of nobody',
      [row(1, 1, 100), row(2, 1, 100), row(9, 1, 100)],
      { 'previstos.2.chave': MESSAGES.unknownStage },
    ],
  ])('%s', (_, previstos, campos) => {
    expect(problemsOfCronograma(previstos, new Set([1, 2]))).toEqual(campos)
  })
})
