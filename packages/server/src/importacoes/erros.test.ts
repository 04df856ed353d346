import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { importing, livro } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const imports = importing(test, await loginAs(test, { role: 'admin' }))

const HEAD = ['Secretaria', 'Nome do projeto', 'Valor', 'Observação']

const errosOf = async (id: number) => {
  const { rawPayload, statusCode } = await imports.call('GET', `/api/importacoes/${id}/erros`)
  expect(statusCode).toBe(200)
  return rawPayload
}

it('the sheet of errors has a note on every wrong cell, and comes back when it is mended', async () => {
  const { id } = await imports.received(
    'processos',
    await livro([
      HEAD,
      ['Obras', 'Praça', 'R$ 1.000,00', 'certa'],
      ['Obraz', 'Ponte', '1,234.56', '<b>&"'],
      ['Obras', null, 'doze'],
      ['Obras', 'Praça', 5, 'repetida'],
    ]),
  )
  const bytes = await errosOf(id)
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.rows.map((row) => row.slice(1))).toEqual([
    ['Linha na planilha', ...HEAD],
    ['3', 'Obraz', 'Ponte', '1,234.56', '<b>&"'],
    ['4', 'Obras', '', 'doze', null],
    ['5', 'Obras', 'Praça', '5', 'repetida'],
  ])
  const notas = [...(sheet?.cells ?? [])].flatMap(([at, { comment }]) =>
    comment ? [[at, comment.text]] : [],
  )
  expect(Object.fromEntries(notas)).toEqual({
    '1,2': "A secretaria 'Obraz' não existe no sistema.",
    '1,4': 'Formato americano: 1,234.56. No Brasil a vírgula separa os centavos.',
    '2,3': 'Campo obrigatório.',
    '2,4': 'Não é um número, como 1.234,56.',
  })
  expect((await imports.received('processos', bytes)).totais).toMatchObject({ criar: 1, erro: 2 })
  const mended = new Map<unknown, string>([
    ['Obraz', 'Obras'],
    ['1,234.56', '1.234,56'],
  ])
  const rows = (sheet?.rows ?? []).map((row) => row.map((cell) => mended.get(cell) ?? cell))
  expect((await imports.received('processos', await livro(rows))).totais).toMatchObject({ criar: 2, erro: 1 })
})

it('of more wrong cells than a block of shapes each has its note', async () => {
  const rows = Array.from({ length: 1100 }, (_, n) => ['Obras', `Rua ${n}`, 'caro'])
  const { id } = await imports.received('processos', await livro([HEAD, ...rows]))
  const { sheets } = await readXlsx(await errosOf(id), { readStyles: true })
  expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ comment }) => comment)).toHaveLength(1100)
})
