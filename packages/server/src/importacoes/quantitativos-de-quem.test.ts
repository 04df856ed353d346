import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { loginAs } from '../../test/harness.ts'
import { RUA } from '../quantitativos/quantitativos.testing.ts'
import { importing, livro } from './importacoes.testing.ts'
import { HEADS, LISTA, openPlanilhas, sheetOf } from './quantitativos.testing.ts'

const bench = await openPlanilhas()
const { test, imports, motivosOf, call, obras, auditor, admin, newRua, newContrato, rowsOf, update } = bench
const saude = await loginAs(test, { id_secretaria: 3 })

describe('whose it is', () => {
  it('others neither write a draft nor learn what is in it', async () => {
    const { id, id_contrato } = await newRua()
    const sheet = await sheetOf(['1', 'Serviços preliminares', null, null, null], ['9', 'Novo', 'm', 1, 1])
    const theirs = importing(test, saude)
    const found = await theirs.received(LISTA, sheet, 'x.xlsx', id_contrato)
    expect(found.totais).toEqual({ criar: 0, alterar: 0, igual: 0, erro: 2 })
    for (const { antes, erros } of await theirs.linhas(found.id))
      expect([antes, erros.linha?.motivo]).toEqual([
        {},
        'Você não tem permissão para alterar a planilha deste contrato.',
      ])
    const send = async (who: object) =>
      (await importing(test, { headers: who } as typeof saude).send(LISTA, sheet, 'x.xlsx', id_contrato))
        .statusCode
    expect([await send({}), await send(auditor.headers)]).toEqual([401, 403])
    expect((await importing(test, admin).received(LISTA, sheet, 'x.xlsx', id_contrato)).totais).toMatchObject(
      {
        criar: 1,
        igual: 1,
      },
    )
    expect(await rowsOf(id)).toHaveLength(8)
  })

  it('a contract whose project is archived goes on, as on its screen', async () => {
    const { id, id_contrato, projeto } = await newRua()
    const filed = await call(admin, 'POST', `/api/projetos/${projeto}/arquivar`, { motivo: 'Obra entregue' })
    expect(filed.statusCode).toBe(200)
    const found = await imports.received(
      LISTA,
      await sheetOf(['9', 'Novo', 'm', 1, 1]),
      'x.xlsx',
      id_contrato,
    )
    const typed = await update(id, { itens: RUA })
    expect([typed.statusCode, (await imports.written(found.id)).situacao]).toEqual([200, 'importada'])
  })

  it('a contract that is not there, or has no sheet in preparation, is told', async () => {
    const none = await newContrato({}, obras)
    const sheet = await sheetOf(['9', 'Novo', 'm', 1, 1])
    const told = async (dono: number) => motivosOf((await imports.received(LISTA, sheet, 'x.xlsx', dono)).id)
    expect(await told(none)).toEqual([
      [2, expect.stringContaining('não tem planilha orçamentária em elaboração')],
    ])
    expect(await told(2_000_000_000)).toEqual([[2, 'linha: Não há contrato com este número.']])
    for (const dono of ['abc', '0', '-1', '1e400', '99999999999', '\u0000'])
      expect((await imports.send(LISTA, sheet, 'x.xlsx', dono)).statusCode).toBe(400)
    const other = await imports.send('servicos', sheet, 'x.xlsx', none)
    expect([other.statusCode, other.json().Campos]).toEqual([
      400,
      { dono: 'As linhas desta lista não são de um só registro.' },
    ])
  })

  it('is kept while the sheet is looked at otherwise, and not remembered for the next', async () => {
    const [one, other] = [await newRua(), await newRua()]
    const sheet = await livro([['Praça'], HEADS, ['9', 'Novo', 'm', 1, 1]] as never)
    const found = await imports.received(LISTA, sheet, 'x.xlsx', one.id_contrato)
    const contrato = { coluna: null, constante: one.id_contrato }
    expect(found.mapa.contrato).toEqual(contrato)
    await imports.call('PUT', `/api/importacoes/${found.id}`, { mapa: found.mapa })
    await imports.call('PUT', `/api/importacoes/${found.id}`, { cabecalho: { linha: 2, linhas: 1 } })
    expect((await imports.read(found.id)).mapa.contrato).toEqual(contrato)
    expect((await imports.received(LISTA, sheet)).mapa.contrato).toBeUndefined()
    const next = await imports.received(LISTA, sheet, 'x.xlsx', other.id_contrato)
    expect(next.mapa.contrato).toEqual({ coluna: null, constante: other.id_contrato })
  })

  it('a template names the contracts whose sheet one is writing', async () => {
    const { id_contrato } = await newRua()
    const modelo = async (who: typeof saude) =>
      (await importing(test, who).call('GET', '/api/importacoes/modelos/quantitativos')).rawPayload
    const found = await imports.received(
      LISTA,
      await modelo(obras as typeof saude),
      'modelo.xlsx',
      id_contrato,
    )
    expect(found.totais).toEqual({ criar: 1, alterar: 0, igual: 0, erro: 0 })
    const { sheets } = await readXlsx(await modelo(saude))
    expect(sheets[2]?.rows.flat().filter((cell) => /^\d+\/2026/.test(String(cell)))).toEqual([])
  })

  it('has a grid of its own, and no batches', async () => {
    const { id } = await newRua()
    const [row] = await rowsOf(id)
    const asked = await call(obras, 'GET', `/api/lote/quantitativos?ids=${row?.chave}`)
    expect([asked.statusCode, asked.json().Campos]).toEqual([
      400,
      { lista: 'As linhas desta lista se editam juntas, na página da própria planilha.' },
    ])
  })
})
