import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos } from '../contratos/contratos.testing.ts'

const bench = await openContratos(await startTestApp(() => new Date('2026-05-10T15:00:00Z')))
const { call, admin } = bench
const get = async <R>(path: string): Promise<R[]> =>
  (await call(null, 'GET', `/api/transparencia${path}`)).json().Result

describe('the budget', () => {
  it('comes to the sum of its lines by functional code, of a filter too', async () => {
    await bench.newLancamento({ funcional_programatica: '12.361.0007.2010', valor: 10.1 })
    await bench.newLancamento({ funcional_programatica: '12.361.0007.2010', valor: 0.2 })
    const grupos = await get<object>('/dotacoes?busca=12.361.0007')
    expect(grupos).toEqual([{ funcional: '12.361.0007.2010', programa: null, lancamentos: 2, valor: 10.3 }])
    expect(await get('/dotacoes?secretaria_id=3')).toEqual([])
    await bench.newLancamento({ funcional_programatica: '12.361.0007.2010', valor: 5, exercicio: 2025 })
    expect(await get('/dotacoes?exercicio=2025')).toEqual([
      { funcional: '12.361.0007.2010', programa: null, lancamentos: 1, valor: 5 },
    ])
  })

  it('names its programmes, each as in the newest year', async () => {
    for (const [ppa, descricao] of [
      [2022, 'Escola aberta'],
      [2026, 'Escola viva'],
    ])
      await call(admin, 'POST', '/api/opcoes', { lista: 'programa', codigo: '0071', descricao, ppa })
    await bench.newLancamento({ funcional_programatica: '12.361.0071.2010', valor: 1, exercicio: 2025 })
    await bench.newLancamento({ funcional_programatica: '12.365.0071.2010', valor: 2, exercicio: 2026 })
    const named = async (query: string) =>
      (await get<{ programa: string }>(`/dotacoes?busca=0071${query}`)).map(({ programa }) => programa)
    expect(await named('')).toEqual(['Escola viva', 'Escola viva'])
    expect(await named('&exercicio=2025')).toEqual(['Escola aberta'])
  })
})
