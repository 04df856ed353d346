import { MATRIZ } from '@paco/domain/conformidade/criterios.testing'
import type { MedicaoConformidade } from '@paco/domain/conformidade/medidor'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { readArquivo } from '../pacotes/arquivos.ts'
import { readMatriz } from '../pacotes/criterios-queries.ts'

const test = await startTestApp(() => new Date('2026-11-17T15:00:00Z'))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const post = async (url: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url, headers: admin.headers, payload })).json()
const measure = async (): Promise<MedicaoConformidade> =>
  (await app.inject({ url: '/api/conformidade', headers: admin.headers })).json().Result[0]

const { criterios } = await readArquivo('brasil')
const NOVO = {
  ciclo: 2027,
  codigo: '18.7',
  dimensao: 'Inteligência artificial',
  titulo: 'Sistemas que decidem',
  classificacao: 'obrigatoria',
  peso: 1.5,
  verificacoes: ['atualidade', 'disponibilidade'],
}
/** A year that nobody published: one reworded, one that weighs more, one gone, one new. */
const PNTP_2027 = {
  chave: 'pntp-2027',
  nivel: 'brasil',
  nome: 'PNTP 2027',
  descricao: 'Uma matriz inventada.',
  criterios: [
    ...criterios
      .filter(({ codigo }) => codigo !== '1.4')
      .map((criterio) => ({
        ...criterio,
        ciclo: 2027,
        ...(criterio.codigo === '9.1' && { titulo: 'Contratos, todos' }),
        ...(criterio.codigo === '15.2' && { peso: 4 }),
      })),
    NOVO,
  ],
}

it('a fresh database has the matrix that the national pack holds', async () => {
  expect(await readMatriz(test.database.db)).toEqual(MATRIZ)
  expect(criterios).toHaveLength(25)
})

describe('another year’s matrix', () => {
  it('is looked at, loaded and measured by without another program, and undone', async () => {
    const before = await measure()
    expect([before.ciclo, before.criterios.length]).toEqual([2026, 25])
    await post('/api/pacotes', PNTP_2027)
    const [{ secoes }] = (await post('/api/pacotes/pntp-2027/conferir')).Result
    expect(secoes).toMatchObject([{ secao: 'criterios', iguais: 0, diferentes: [] }])
    expect(secoes[0].novos).toContain('18.7 Sistemas que decidem (2027)')

    const { carga, criados } = await post('/api/pacotes/pntp-2027/carregar')
    expect(criados).toBe(25)
    const after = await measure()
    const of = (codigo: string) => after.criterios.find((one) => one.codigo === codigo)
    expect([after.ciclo, of('1.4'), of('9.1')?.titulo]).toEqual([2027, undefined, 'Contratos, todos'])
    expect(of('15.2')).toMatchObject({ peso: 4, pontos: 4, possiveis: 4 })
    expect(of('18.7')).toMatchObject({ medido: false, possiveis: 0, pede: '' })
    expect(of('18.7')?.luzes.map(({ verificacao }) => verificacao)).toEqual(['disponibilidade', 'atualidade'])
    expect(after.fora).toEqual([...before.fora, '18.7'])
    expect(after.possiveis).toBeCloseTo(before.possiveis - 1.5 + 3, 2)

    expect(await post('/api/pacotes/pntp-2027/carregar')).toMatchObject({ carga: null, criados: 0 })
    await post(`/api/pacotes/cargas/${carga}/desfazer`)
    expect(await measure()).toEqual(before)
  })

  it('is corrected within its year where that is asked, and the correction undone', async () => {
    const [errata] = criterios.filter(({ codigo }) => codigo === '9.1')
    const corrected = { ...errata, peso: 2, verificacoes: ['disponibilidade', 'filtro'] }
    await post('/api/pacotes', { ...PNTP_2027, chave: 'errata', criterios: [corrected] })
    expect(await post('/api/pacotes/errata/carregar')).toMatchObject({ alterados: 0 })
    const { carga } = await post('/api/pacotes/errata/carregar', { atualizar: true })
    const of = async () => (await measure()).criterios.find(({ codigo }) => codigo === '9.1')
    expect((await of())?.luzes).toHaveLength(2)
    expect((await of())?.peso).toBe(2)
    await post(`/api/pacotes/cargas/${carga}/desfazer`)
    expect(await readMatriz(test.database.db)).toEqual(MATRIZ)
  })

  it.each([
    ['no code', { codigo: 'abc' }, 'codigo'],
    ['a weight of nothing', { peso: 0 }, 'peso'],
    ['a check that nobody knows', { verificacoes: ['cor'] }, 'verificacoes.0'],
    ['no availability', { verificacoes: ['filtro'] }, 'verificacoes'],
    ['no year', { ciclo: 'agora' }, 'ciclo'],
    ['a title too long', { titulo: 'x'.repeat(201) }, 'titulo'],
  ])('is refused with %s', async (_, own, field) => {
    const { Campos } = await post('/api/pacotes', { ...PNTP_2027, criterios: [{ ...NOVO, ...own }] })
    expect(Object.keys(Campos)).toEqual([`criterios.0.${field}`])
  })
})
