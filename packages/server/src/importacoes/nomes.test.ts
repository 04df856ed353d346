import { BUSCAS } from '@paco/domain/importacoes/descritor'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from '../projetos/ponte.testing.ts'
import { importing, livro } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })
const imports = importing(test, admin)

const created = async (nomeprojeto: string): Promise<number> =>
  (
    await imports.call('POST', '/api/createprojetocompleto', { ...ponte, nomeprojeto, id_secretaria: 12 })
  ).json().id
const [escola, quadra] = [await created('Escola do Una'), await created('Quadra de tênis')]

const nomes = async (path: string, who = imports) => who.call('GET', `/api/importacoes/nomes/${path}`)
const found = async (path: string) => (await nomes(path)).json().Result

/** Another look at the sheet. */
async function change(id: number, mapa: object) {
  expect((await imports.call('PUT', `/api/importacoes/${id}`, { mapa })).statusCode).toBe(200)
  return imports.read(id)
}

describe('records that a cell may name', () => {
  it('are found by name, or by their numbers', async () => {
    expect(await found('projetos?texto=una')).toEqual([{ id: escola, nome: `Escola do Una (${escola})` }])
    expect(await found(`projetos?ids=${quadra}`)).toMatchObject([{ id: quadra }])
    expect(await found('projetos?ids=2147483647')).toEqual([])
    expect(await found('secretarias?texto=saude')).toMatchObject([{ nome: 'Saúde' }])
    for (const busca of BUSCAS) expect((await nomes(busca)).statusCode).toBe(200)
  })

  it('are told to those who import, and nothing else is', async () => {
    expect((await nomes('projetos', importing(test, obras))).statusCode).toBe(200)
    expect((await nomes('projetos', importing(test, auditor))).statusCode).toBe(403)
    expect((await test.app.inject('/api/importacoes/nomes/projetos')).statusCode).toBe(401)
    for (const path of [
      'usuarios',
      'projetos?ids=x',
      'projetos?ids=1,1',
      'projetos?ids=1e400',
      `projetos?texto=${'a'.repeat(201)}`,
      'projetos?texto=a&limite=5',
      'projetos?texto=%00',
    ])
      expect([path, (await nomes(path)).statusCode]).toEqual([path, 400])
    expect(await found("projetos?texto=');drop table projetos;--")).toEqual([])
  })
})

describe('what a name means is said once, for all rows', () => {
  it('of a project', async () => {
    const one = await imports.received(
      'servicos',
      await livro([
        ['Projeto', 'Descrição', 'Valor'],
        ['Escolas do Una', 'Muro', 10],
        ['Escolas do Una', 'Piso', 20],
        ['Obra 7', 'Rede', 30],
      ]),
    )
    const erros = (await imports.linhas(one.id, 'erro')).map(({ erros }) => erros.projeto_id)
    expect(erros.map((erro) => erro?.sugestaoNome)).toEqual(['Escola do Una', 'Escola do Una', undefined])
    const valores = { 'escolas do una': escola, 'obra 7': quadra }
    const mended = await change(one.id, { ...one.mapa, projeto: { coluna: 0, valores } })
    expect(mended.totais).toMatchObject({ criar: 3, erro: 0 })
    const gone = { ...valores, 'obra 7': 2_147_483_647 }
    expect(
      (await change(one.id, { ...one.mapa, projeto: { coluna: 0, valores: gone } })).totais,
    ).toMatchObject({ criar: 2, erro: 1 })
  })

  it('of one of several projects in a cell', async () => {
    const one = await imports.received(
      'contratos',
      await livro([
        ['Secretaria', 'Número', 'Ano', 'Objeto', 'Contratada', 'Valor do contrato', 'Projetos'],
        ['Obras', '1', 2026, 'Muro', 'Alfa', 10, 'Quadra de tenis | Escolas do Una'],
        ['Obras', '2', 2026, 'Piso', 'Alfa', 10, 'Escolas do Una'],
      ]),
    )
    const erros = (await imports.linhas(one.id, 'erro')).map(({ erros }) => erros.projetos)
    expect(erros).toMatchObject([
      { parte: 'Escolas do Una', sugestao: escola },
      { parte: 'Escolas do Una', sugestao: escola },
    ])
    const projetos = { ...one.mapa.projetos, valores: { 'escolas do una': escola } }
    const { id } = await change(one.id, { ...one.mapa, projetos })
    const written = (await imports.linhas(id)).map(({ valores, erros }) => [valores.projetos, erros.projetos])
    expect(written).toEqual([
      [`${escola},${quadra}`, undefined],
      [String(escola), undefined],
    ])
  })
})
