import { setCidade } from '@paco/domain/cidade/atual'
import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { describe, expect, test } from 'vitest'
import { COORDENADAS, PARADAS } from './coordenadas.testing.ts'
import { farText, placeOf, typedPlace } from './lugar.ts'
import {
  countMarcas,
  countObras,
  countSituacoes,
  filterPontos,
  isNarrowed,
  markOf,
  type PontoFilter,
} from './pontos.ts'

setCidade(GUARATINGUETA)

const TODAY = '2026-04-20'
const ALL: PontoFilter = {
  busca: '',
  id_secretaria: null,
  status: null,
  marca: null,
  paralisado: null,
  sem_evolucao: null,
  obras: null,
}
const TONES = { 'Não iniciado': 'idle', 'Em andamento': 'run', Concluído: 'ok', Atrasado: 'late' } as const

describe('one filter for list and map', () => {
  test.each<[string, Partial<PontoFilter>, number[]]>([
    ['nothing', {}, [11, 12, 13]],
    ['words without accents', { busca: 'praca estacao' }, [11]],
    ['words in any order', { busca: 'UBS reforma' }, [12]],
    ['the department', { busca: 'saude' }, [12]],
    ['a department', { id_secretaria: 12 }, [11, 13]],
    ['works, searched by those who know them', { obras: new Set([12, 99]), busca: 'Construtora' }, [12]],
    ['works of a department', { obras: new Set([11, 12]), id_secretaria: 12 }, [11]],
    ['a situation', { status: 'Atrasado' }, [12]],
    ['a mark', { marca: 'nao_iniciada' }, [11]],
    ['a mark and a situation', { marca: 'atrasada', status: 'Atrasado' }, []],
    ['both', { id_secretaria: 12, status: 'Atrasado' }, []],
    ['markup as the text it is', { busca: '<img' }, [13]],
  ])('by %s', (_, wanted, ids) => {
    const filter = { ...ALL, ...wanted }
    expect(filterPontos(COORDENADAS, filter, TODAY).map(({ id_projeto }) => id_projeto)).toEqual(ids)
    expect(isNarrowed(filter)).toBe(Object.keys(wanted).length > 0)
  })

  test.each<[string, Partial<PontoFilter>, string, number[]]>([
    ['stopped', { paralisado: true }, TODAY, [14]],
    ['not stopped', { paralisado: false }, TODAY, [15]],
    ['without evolution, from the day', { sem_evolucao: true }, TODAY, [15]],
    ['without evolution, the day before', { sem_evolucao: true }, '2026-04-19', []],
    ['getting on', { sem_evolucao: false }, TODAY, [14]],
    ['both', { paralisado: true, sem_evolucao: true }, TODAY, []],
  ])('by works that are %s', (_, wanted, today, ids) => {
    const filter = { ...ALL, ...wanted }
    expect(filterPontos(PARADAS, filter, today).map(({ id_projeto }) => id_projeto)).toEqual(ids)
    expect(isNarrowed(filter)).toBe(true)
  })

  test('works that stand still are counted, and said and shown by their pins', () => {
    expect(countObras([...COORDENADAS, ...PARADAS], TODAY)).toEqual({ paralisadas: 1, semEvolucao: 1 })
    expect(PARADAS.map((ponto) => markOf(TONES, ponto, TODAY))).toMatchObject([
      { label: 'Ponte do Pedregulho, Em andamento, Paralisada', tone: 'run', paused: true },
      { label: 'Creche do Bosque, Em andamento, sem evolução', tone: 'run', paused: false },
    ])
  })

  test('the legend counts all four situations', () => {
    expect(countSituacoes(COORDENADAS)).toEqual([
      { situacao: 'Não iniciado', count: 0 },
      { situacao: 'Em andamento', count: 1 },
      { situacao: 'Concluído', count: 1 },
      { situacao: 'Atrasado', count: 1 },
    ])
  })

  test('and both marks', () => {
    expect(countMarcas(COORDENADAS)).toEqual([
      { marca: 'atrasada', count: 1 },
      { marca: 'nao_iniciada', count: 1 },
    ])
  })

  test('a mark is known by its project and says its situation', () => {
    const marks = COORDENADAS.map((coordenada) => markOf(TONES, coordenada, TODAY))
    expect(marks[0]?.label).toBe(
      'Praça da Estação, Em andamento, etapa atrasada, etapa não iniciada no prazo',
    )
    expect(marks[1]).toMatchObject({ id: 12, label: 'Reforma de UBS, Atrasado', tone: 'late' })
  })
})

describe('a typed place', () => {
  test.each([
    ['-22,8164', '-45,1933', { latitude: -22.8164, longitude: -45.1933 }],
    [' -22.8164 ', '-45.1933', { latitude: -22.8164, longitude: -45.1933 }],
    ['-22,8164', '', null],
    ['91', '-45', null],
    ['-22', '181', null],
    ['vinte', '-45', null],
    ['1e400', '-45', null],
  ])('%s and %s', (latitude, longitude, place) => expect(placeOf({ latitude, longitude })).toEqual(place))

  test('reads as it was written', () => {
    const place = { latitude: -22.8164, longitude: -45.1933 }
    expect(typedPlace(place)).toEqual({ latitude: '-22,816400', longitude: '-45,193300' })
    expect(placeOf({ ...typedPlace(place) })).toEqual(place)
  })

  test('far away is told, nearby is not', () => {
    expect(farText({ latitude: -22.81, longitude: -46.36 })).toBe(
      'Este ponto fica a 120 km do centro da cidade.',
    )
    expect(farText({ latitude: -22.9, longitude: -45.12 })).toBeNull()
    expect(farText(null)).toBeNull()
  })
})
