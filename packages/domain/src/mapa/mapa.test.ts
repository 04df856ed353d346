import { describe, expect, it } from 'vitest'
import { setCidade } from '../cidade/atual.ts'
import { GUARATINGUETA } from '../cidade/cidade.testing.ts'
import { formatDegrees, parseDegrees } from '../shared/degrees.ts'
import { validate } from '../shared/issues.ts'
import { coordenadaCreate } from './coordenada.ts'
import { distanceKm, isNearby } from './lugar.ts'

setCidade(GUARATINGUETA)

describe('degrees', () => {
  it.each([
    ['-22,8164', -22.8164],
    ['-22.8164', -22.8164],
    [' 45 ', 45],
    ['+1,5', 1.5],
    ['22°48', null],
    ['1.234,5', null],
    ['1e2', null],
    ['', null],
    ['-', null],
  ])('%j are read as %j', (typed, value) => {
    expect(parseDegrees(typed)).toBe(value)
  })

  it('are shown with a comma', () => {
    expect(formatDegrees(-22.8164)).toBe('-22,816400')
  })

  const point = { id_projeto: 1, latitude: '-22,8164', longitude: -45.1933 }
  it.each([
    [{ latitude: 90 }, null],
    [{ latitude: '90,000001' }, { latitude: 'Informe uma latitude entre -90 e 90.' }],
    [{ latitude: -91 }, { latitude: 'Informe uma latitude entre -90 e 90.' }],
    [{ longitude: 180.5 }, { longitude: 'Informe uma longitude entre -180 e 180.' }],
    [{ longitude: 'oeste' }, { longitude: 'Informe uma longitude entre -180 e 180.' }],
    [{ longitude: null }, { longitude: 'Informe uma longitude entre -180 e 180.' }],
    [{ latitude: Number.POSITIVE_INFINITY }, { latitude: 'Informe uma latitude entre -90 e 90.' }],
  ])('%j are held to their range', (own, campos) => {
    const result = validate(coordenadaCreate, { ...point, ...own })
    expect(result.ok ? null : result.campos).toEqual(campos)
  })
})

describe('the surroundings', () => {
  it.each([
    ['the centre', { latitude: -22.8164, longitude: -45.1933 }, true],
    ['a rural district', { latitude: -22.902, longitude: -45.121 }, true],
    ['the state capital', { latitude: -23.55, longitude: -46.63 }, false],
    ['signs left out', { latitude: 22.8164, longitude: 45.1933 }, false],
    ['latitude and longitude swapped', { latitude: -45.1933, longitude: -22.8164 }, false],
  ])('hold %s: %s', (_, place, near) => {
    expect(isNearby(place)).toBe(near)
  })

  it('are measured on the ground', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.19, 1)
  })
})
