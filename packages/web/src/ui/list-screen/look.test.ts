import { describe, expect, test } from 'vitest'
import { drawnOf, OWN_LOOK, readLook, saysLook, shownOf, writeLook } from './look.ts'

const list = {
  name: 'obras',
  title: 'Obras',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome', label: 'Nome', kind: 'text' },
    { key: 'ano', label: 'Ano', kind: 'year' },
    { key: 'codigo', label: 'Código', kind: 'text' },
  ],
  filters: {},
} as const
const looks = { ano: { hidden: true, width: '9%' }, codigo: { exportOnly: true } }

describe('how a list looks', () => {
  test.each([
    ['nothing', {}, OWN_LOOK],
    ['columns, in the order of the list', { colunas: 'ano.id' }, { ...OWN_LOOK, colunas: ['id', 'ano'] }],
    ['columns that are none', { colunas: 'x.__proto__' }, OWN_LOOK],
    ['something else than columns', { colunas: 7 }, OWN_LOOK],
    ['density', { densidade: 'compacta' }, { ...OWN_LOOK, compacta: true }],
    ['a density that is none', { densidade: 'gigante' }, OWN_LOOK],
    ['a name that stays', { fixa: 'sim' }, { ...OWN_LOOK, fixa: true }],
  ])('is read from an address that says %s', (_, search, look) => {
    expect(readLook(list, search)).toEqual(look)
  })

  test('is written whole, beside what belongs to others, and read as it was', () => {
    const look = { colunas: ['id', 'ano'], compacta: true, fixa: true }
    const written = writeLook({ busca: 'ponte', colunas: 'nome' }, look)
    expect(written).toEqual({ busca: 'ponte', colunas: 'id.ano', densidade: 'compacta', fixa: 'sim' })
    expect(readLook(list, written)).toEqual(look)
    // Also when it is the list's own: what the reader's browser keeps does not show through.
    expect(writeLook(written, OWN_LOOK)).toEqual({ busca: 'ponte', densidade: 'confortavel' })
    expect(saysLook({ densidade: 'confortavel' })).toBe(true)
    expect(saysLook({ busca: 'ponte' })).toBe(false)
  })

  test('while nobody chooses, some columns wait for paper, and those for spreadsheets are never drawn', () => {
    const drawn = drawnOf(list, looks, OWN_LOOK, 'nome')
    expect(drawn.list.columns.map(({ key }) => key)).toEqual(['id', 'nome', 'ano'])
    expect(drawn.looks).toBe(looks)
    expect(shownOf(list, looks, OWN_LOOK)).toEqual(['id', 'nome'])
  })

  test('what somebody chose is drawn, and nothing else but the name', () => {
    const look = { ...OWN_LOOK, colunas: ['ano', 'codigo'] }
    const drawn = drawnOf(list, looks, look, 'nome')
    expect(drawn.list.columns.map(({ key }) => key)).toEqual(['nome', 'ano'])
    expect(drawn.looks).toMatchObject({ ano: { hidden: false, width: '9%' } })
  })
})
