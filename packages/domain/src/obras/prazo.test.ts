import { describe, expect, it } from 'vitest'
import { motivosDoPrazo } from './prazo.ts'

const aditivo = {
  id: 7,
  tipo: 'prazo',
  numero_termo: '1/2026',
  fundamento_legal: null,
  data_assinatura: null,
  decidido_em: '2026-08-02T12:00:00Z',
  valor: null,
  supressao: null,
  reajuste: null,
  prazo: 30,
  move_obra: true,
  de_paralisacao: false,
} as const
const parada = { id: 1, motivo: 'chuvas', detalhe: null, responsavel: 'Obras', inicio: '2026-05-01' } as const
const NADA = { aditivos: [], paralisacoes: [], correcoes: [], fim_inicial: '2026-10-01' }

describe('by what the end of a work moved', () => {
  it.each<[string, Partial<Parameters<typeof motivosDoPrazo>[0]>, string[]]>([
    ['it did not', { fim: '2026-10-01' }, []],
    ['nobody knows where it stood', { fim: '2026-10-31', fim_inicial: null }, []],
    ['an amendment', { fim: '2026-10-31', aditivos: [aditivo] }, ['Aditivo 1/2026: +30 dias']],
    [
      'a stoppage, whose note is not counted again',
      {
        fim: '2026-10-08',
        paralisacoes: [{ ...parada, reinicio: '2026-05-08' }],
        aditivos: [{ ...aditivo, tipo: 'apostila', prazo: 7, de_paralisacao: true }],
      },
      ['Paralisação de 01/05/2026 a 08/05/2026: +7 dias'],
    ],
    [
      'an amendment of another stage, and a stop that goes on: the rest is a revision',
      {
        fim: '2026-10-02',
        aditivos: [{ ...aditivo, move_obra: false }],
        paralisacoes: [{ ...parada, reinicio: null }],
      },
      ['Revisão do cronograma pela prefeitura, sem aditivo: +1 dia'],
    ],
    [
      'a correction, and what nothing explains',
      {
        fim: '2026-09-01',
        correcoes: [
          { id: 1, feita_em: '2026-06-02T12:00:00Z', fim_antes: '2026-10-01', fim_depois: '2026-09-11' },
        ],
      },
      [
        'Correção registrada em 02/06/2026: −20 dias',
        'Revisão do cronograma pela prefeitura, sem aditivo: −10 dias',
      ],
    ],
  ])('%s', (_what, own, told) => expect(motivosDoPrazo({ ...NADA, fim: null, ...own })).toEqual(told))
})
