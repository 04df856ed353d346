import { describe, expect, test } from 'vitest'
import type { GridChange } from '../../ui/grid/types.ts'
import { digitada, envioOf, linhaDe } from '../lote/linhas.ts'
import { type CampoDaEtapa, type LinhaDaSemana, linhasDaSemana, quandoOf, soLidas, typed } from './linhas.ts'
import { dosPrimeiros } from './queries.ts'
import { ESCOLA, etapa, PONTE } from './semana.testing.ts'

type Typed = readonly [numero: 1 | 2 | 3, campo: CampoDaEtapa, valor: string | number | null]

/** What the grid tells of cells that were typed at once. */
const changes = (of: typeof ESCOLA, cells: readonly Typed[]): GridChange<LinhaDaSemana>[] =>
  cells.map(([numero, campo, valor]) => {
    const stage = etapa(numero, of)
    const linha = digitada(linhaDe(of), { [stage.colunas[campo]]: valor })
    return { key: '', column: campo, value: valor, row: { etapa: stage, linha } }
  })

const sentBy = (of: typeof ESCOLA, ...cells: Typed[]) =>
  envioOf([typed(changes(of, cells))(linhaDe(of))])[0]?.campos

describe('what is typed into stages', () => {
  test.each<[string, Typed[], object]>([
    ['one cell', [[2, 'situacao', 'Concluído']], { situacaoetapa2: 'Concluído' }],
    [
      'an end moves the deadline',
      [[2, 'fim', '2026-02-11']],
      { datafimetapa2: '2026-02-11', prazoetapa2: 40 },
    ],
    ['a deadline moves the end', [[2, 'prazo', 40]], { datafimetapa2: '2026-02-11', prazoetapa2: 40 }],
    [
      'both that were typed stay',
      [
        [2, 'fim', '2026-02-11'],
        [2, 'prazo', 99],
      ],
      { datafimetapa2: '2026-02-11', prazoetapa2: 99 },
    ],
    [
      'two stages of a project are one record',
      [
        [2, 'situacao', 'Concluído'],
        [3, 'situacao', 'Em andamento'],
      ],
      { situacaoetapa2: 'Concluído', situacaoetapa3: 'Em andamento' },
    ],
  ])('%s', (_, cells, campos) => expect(sentBy(ESCOLA, ...cells)).toEqual(campos))

  test('an end that only an amendment changes does not follow', () =>
    expect(sentBy(PONTE, [2, 'prazo', 40])).toEqual({ prazoetapa2: 40 }))

  test('another project stays as it is', () => {
    const other = linhaDe(PONTE)
    expect(typed(changes(ESCOLA, [[2, 'prazo', 40]]))(other)).toBe(other)
  })
})

test('a stage that was put in order is late no more', () => {
  const [line] = linhasDaSemana([etapa(2)], [linhaDe(ESCOLA)])
  if (!line) throw new Error('no line')
  expect(quandoOf(line.row, '2026-02-06')).toEqual({ atraso: 5, motivo: 'atrasada' })
  const moved = typed(changes(ESCOLA, [[2, 'fim', '2026-02-11']]))(line.row.linha)
  expect(quandoOf({ ...line.row, linha: moved }, '2026-02-06')).toEqual({ atraso: 0, motivo: 'em_andamento' })
})

test('one line for each stage; of projects that could not be read none', () =>
  expect(
    linhasDaSemana([etapa(2), etapa(3), etapa(2, PONTE)], [linhaDe(ESCOLA)]).map(({ key }) => key),
  ).toEqual(['7/2', '7/3']))

test('for those who only read, the stages themselves tell what there is', () => {
  const [linha] = soLidas([etapa(2), etapa(3)])
  expect(linha?.valores).toMatchObject({ datafimetapa2: '2026-02-01', datainicioetapa3: '2026-02-02' })
})

test('stages of as many projects as are saved together', () => {
  const many = Array.from({ length: 501 }, (_, id) => etapa(2, { ...ESCOLA, id: id + 1 }))
  expect(dosPrimeiros([...many, etapa(3, { ...ESCOLA, id: 1 })])).toHaveLength(501)
})
