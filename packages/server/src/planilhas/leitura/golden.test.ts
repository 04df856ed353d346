import { afterAll, describe, expect, it } from 'vitest'
import * as golden from './golden.testing.ts'
import { cellsOf, folhasOf, MAX_LINHAS, onlyFolha, refusalOf } from './leitura.testing.ts'
import { closeLeitura } from './ler.ts'

afterAll(closeLeitura)

const numbersOf = ({ linhas }: { linhas: readonly { n: number }[] }) => linhas.map(({ n }) => n)

describe('of the twelve ugly spreadsheets', () => {
  it('merged heads tell what is merged', async () => {
    const { bytes } = await golden.mescladas()
    const folha = await onlyFolha(bytes)
    expect(folha.nome).toBe('Obras')
    expect(folha.linhas[1]?.celulas).toEqual(['Projeto', 'Secretaria', 'Valores'])
    expect(folha.linhas[2]?.celulas).toEqual([null, null, 'Previsto', 'Pago'])
    expect(folha.mescladas).toEqual([
      { de: [0, 0], ate: [0, 3] },
      { de: [1, 0], ate: [2, 0] },
      { de: [1, 1], ate: [2, 1] },
      { de: [1, 2], ate: [1, 3] },
    ])
  })

  it('Latin-1 has its accents, and every cell as text', async () => {
    const { bytes, nome } = golden.latin1()
    const folha = await onlyFolha(bytes, nome)
    expect(folha.nome).toBe('orçamento')
    expect(folha.linhas.map(({ celulas }) => celulas)).toEqual([
      ['Ficha', 'Descrição', 'Valor'],
      ['0193', 'Pavimentação – São João', '1.234.567,89'],
      ['0194', 'Iluminação', 'R$ 10,00'],
    ])
  })

  it.each([
    ['American decimals', golden.americanos, ['Creche', '1,234.56', '12/31/2026']],
    ['dates as text', golden.datasTexto, ['Creche', '01/03/2026', '1/3/2027']],
  ])('%s stay as they were typed', async (_, make, second) => {
    expect((await cellsOf((await make()).bytes))[1]).toEqual(second)
  })

  it('totals are rows like any other', async () => {
    const cells = await cellsOf((await golden.totais()).bytes)
    expect(cells[1]).toEqual(['Creche do Jardim Aurora', 'Educação', 1_250_000.5, { dia: '2026-03-01' }])
    expect(cells.at(-1)).toEqual(['TOTAL', null, 2_170_000.5])
  })

  it('hidden rows and sheets are read, and told', async () => {
    const folhas = await folhasOf((await golden.ocultas()).bytes)
    expect(folhas.map(({ nome, oculta }) => [nome, oculta])).toEqual([
      ['Plan1', undefined],
      ['Rascunho', true],
    ])
    expect(folhas[0]?.linhas.map(({ n, oculta }) => [n, oculta])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ])
  })

  it('formulas give their stored value, or say that there is none', async () => {
    const cells = await cellsOf((await golden.formulas()).bytes)
    expect(cells.map((row) => row[1])).toEqual(['Valor', 0.3, { formula: '=B2*2' }, { formula: '#REF!' }])
  })

  it('more rows than are read are cut, and told', async () => {
    const whole = await onlyFolha((await golden.linhas(MAX_LINHAS - 1)).bytes)
    expect([whole.linhas.length, whole.cortada]).toEqual([MAX_LINHAS, undefined])
    const cut = await onlyFolha((await golden.linhas(MAX_LINHAS)).bytes)
    expect([cut.linhas.length, cut.cortada]).toEqual([MAX_LINHAS, true])
  })

  it('an empty one is refused', async () => {
    expect(await refusalOf((await golden.vazia()).bytes)).toMatchObject({
      status: 400,
      message: 'A planilha está vazia: nenhuma linha tem conteúdo.',
    })
  })

  it('two heads keep the numbers of their rows', async () => {
    expect(numbersOf(await onlyFolha((await golden.doisCabecalhos()).bytes))).toEqual([1, 2, 4, 5, 6])
  })

  it('one that must not be changed may be read', async () => {
    expect(await cellsOf((await golden.protegida()).bytes)).toHaveLength(3)
  })

  it('a bomb is refused without being unpacked', async () => {
    const { bytes } = golden.bomba()
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024)
    expect(await refusalOf(bytes)).toMatchObject({
      status: 415,
      message: 'O arquivo compactado se expande demais.',
    })
  })
})
