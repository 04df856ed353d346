import { DESCRITORES } from '@paco/domain/importacoes/descritores/descritores'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { everything, importing, livro } from './importacoes.testing.ts'
import { PALAVRAS, PROJETO } from './palavras.testing.ts'

const test = await startTestApp(() => new Date('2026-11-15T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })
const imports = importing(test, admin)

const exported = async (lista: string, formato: string) => {
  const { exporta = `/api/exportar/${lista}` } = PALAVRAS.find((palavra) => palavra.lista === lista) ?? {}
  return (await imports.call('GET', `${exporta}?formato=${formato}`)).rawPayload
}

await imports.call('POST', '/api/createprojetocompleto', PROJETO)
for (const { url, corpos } of PALAVRAS)
  for (const corpo of corpos) expect((await imports.call('POST', url, corpo)).statusCode).toBe(200)

it('every list that comes in has its round trip', () => {
  // Tested in files of their own.
  const others = ['processos', 'relacao-processos', 'ficha-projetos', 'quantitativos']
  expect([...others, ...PALAVRAS.map(({ lista }) => lista)].sort()).toEqual(
    DESCRITORES.map(({ nome }) => nome).sort(),
  )
})

describe.each(PALAVRAS)('$lista', ({ lista, muda, deSecretaria }) => {
  it('goes out and comes back equal, row by row', async () => {
    for (const formato of ['xlsx', 'csv']) {
      const back = await imports.received(lista, await exported(lista, formato), `${lista}.${formato}`)
      const { igual, ...others } = back.totais
      expect([formato, others]).toEqual([formato, { criar: 0, alterar: 0, erro: 0 }])
      expect(igual).toBeGreaterThan(1)
    }
  })

  it('is written and undone, and every table is as it was', async () => {
    const before = await everything(test)
    const rows = (await readXlsx(await exported(lista, 'xlsx'))).sheets[0]?.rows ?? []
    const modelo = (await imports.call('GET', `/api/importacoes/modelos/${lista}`)).rawPayload
    const [heads = [], example = []] = (await readXlsx(modelo)).sheets[0]?.rows ?? []
    const place = rows[0]?.indexOf(muda.coluna) ?? -1
    const changed = rows[1]?.map((cell, column) => (column === place ? muda.para : cell)) ?? []
    const made = rows[0]?.map((head) => example[heads.indexOf(head)] ?? null) ?? []
    const sheet = await livro([rows[0] ?? [], changed, made] as never)
    const found = await imports.received(lista, sheet)
    expect(found.totais).toEqual({ criar: 1, alterar: 1, igual: 0, erro: 0 })
    expect(await everything(test)).toEqual(before)
    expect((await imports.linhas(found.id, 'alterar')).map(({ valores }) => Object.values(valores))).toEqual([
      [muda.para],
    ])
    expect(await imports.written(found.id)).toMatchObject({ situacao: 'importada', motivo: null, feitas: 2 })
    expect(await everything(test)).not.toEqual(before)
    expect((await imports.undone(found.id)).situacao).toBe('desfeita')
    expect((await imports.linhas(found.id)).map(({ feita }) => feita)).toEqual(['desfeita', 'desfeita'])
    expect(await everything(test)).toEqual(before)
  })

  it('is refused to strangers and auditors, and to others where it is not theirs', async () => {
    const sheet = await exported(lista, 'xlsx')
    const send = async (who: { headers: object }) =>
      (await importing(test, who as typeof admin).send(lista, sheet)).statusCode
    expect(await send({ headers: {} })).toBe(401)
    expect(await send(auditor)).toBe(403)
    expect(await send(obras)).toBe(deSecretaria ? 200 : 403)
    if (!deSecretaria) return
    const { igual, ...others } = (await importing(test, obras).received(lista, sheet)).totais
    expect(others).toEqual({ criar: 0, alterar: 0, erro: 0 })
    expect(igual).toBeGreaterThan(1)
  })

  it('has a template whose example is a new record', async () => {
    const { rawPayload } = await imports.call('GET', `/api/importacoes/modelos/${lista}`)
    const { totais } = await imports.received(lista, rawPayload, 'modelo.xlsx')
    expect(totais).toEqual({ criar: 1, alterar: 0, igual: 0, erro: 0 })
  })
})

it('rows that say the same without a key come in both, and say so', async () => {
  const rows = (await readXlsx(await exported('projetos-bairros', 'xlsx'))).sheets[0]?.rows ?? []
  const [heads = [], one = []] = rows.map((row) => row.slice(1))
  const found = await imports.received('projetos-bairros', await livro([heads, one, one] as never))
  expect(found.totais).toMatchObject({ criar: 2, erro: 0 })
  expect((await imports.linhas(found.id)).map(({ notas }) => notas.linha)).toEqual([
    undefined,
    'A linha 2 diz o mesmo: as duas entram.',
  ])
})

it('a line of a person without a department said is one of their own', async () => {
  const own = importing(test, obras)
  const found = await own.received(
    'orcamento',
    await livro([
      ['Ficha', 'Valor (R$)'],
      ['214', 5],
    ]),
  )
  expect(found.totais).toMatchObject({ alterar: 1, erro: 0 })
})

it('what a workbook tells of its filter is no sheet of records, whatever the other is called', async () => {
  const filtros = Array.from({ length: 9 }, (_, place) => ['Filtro', `${place}`])
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Plan1',
        rows: [
          ['Ficha', 'Valor (R$)'],
          ['214', 5],
        ],
      },
      { name: 'Filtros', rows: filtros },
    ],
  })
  expect(await importing(test, obras).received('orcamento', sheet)).toMatchObject({
    folha: 0,
    totais: { alterar: 1 },
  })
})

it('people who come in have no password that anybody knows, and nobody changes the own account so', async () => {
  const found = await imports.received(
    'usuarios',
    await livro([
      ['E-mail', 'Nome', 'Papel', 'Senha'],
      ['nova@cidade.gov.br', 'Nova', 'Auditor', 'uma senha de teste'],
      [admin.email, 'Eu', 'Auditor', null],
    ]),
  )
  expect(found.totais).toEqual({ criar: 1, alterar: 0, igual: 0, erro: 1 })
  expect((await imports.linhas(found.id, 'erro'))[0]?.erros.linha?.motivo).toBe(
    'A própria conta não se altera por planilha.',
  )
  await imports.written(found.id, { parcial: true })
  for (const password of ['uma senha de teste', '']) {
    const payload = { email: 'nova@cidade.gov.br', password }
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/login', payload })
    expect(statusCode).toBeGreaterThanOrEqual(400)
  }
  expect((await imports.undone(found.id)).situacao).toBe('desfeita')
})
