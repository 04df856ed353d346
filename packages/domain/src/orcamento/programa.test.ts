import { describe, expect, it } from 'vitest'
import { beginsPpa, ppaDe, ppaText, programaNome } from './programa.ts'

describe('multi-year plans', () => {
  it.each([
    [2021, 2018],
    [2022, 2022],
    [2025, 2022],
    [2026, 2026],
    [2029, 2026],
  ])('%i is of the plan of %i', (ano, inicio) => {
    expect(ppaDe(ano)).toBe(inicio)
    expect(beginsPpa(ano)).toBe(ano === inicio)
  })

  it('are told by both their ends', () => expect(ppaText(2026)).toBe('2026–2029'))
  it('are those of the system', () =>
    expect([1994, 1998, 2198, 2202].map(beginsPpa)).toEqual([false, true, true, false]))
})

describe('what a programme is called', () => {
  const of = (codigo: string, descricao: string, ppa: number | null) => ({ codigo, descricao, ppa })
  const programas = [
    of('0030', 'Sempre', null),
    of('0030', 'Antes', 2022),
    of('0030', 'Agora', 2026),
    of('0040', 'Só agora', 2026),
  ]
  it.each([
    ['15.451.0030.1040', 2026, 'Agora'],
    ['15.451. 0030 .1040', 2025, 'Antes'],
    ['15.451.0030', 2035, 'Sempre'],
    ['15.451.0030.1040', null, 'Agora'],
    ['15.451.0040.1040', 2025, null],
    ['15.451.0099.1040', 2026, null],
    ['15.451', 2026, null],
    ['a definir', 2026, null],
  ])('%s in %s', (funcional, ano, nome) => expect(programaNome(programas, funcional, ano)).toBe(nome))
})
