import { MAX_ITENS } from '@paco/domain/quantitativos/constantes'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { watchSent } from '../db/sent.testing.ts'
import { openQuantitativos } from './quantitativos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { call, obras, update, approve, read, rowsOf, newRua } = await openQuantitativos(test)

/** Groups of a hundred items each, at a cent a unit, with descriptions as long as those of the price tables. */
const linhas = (count: number, descricao = 'Escavação mecanizada de vala com profundidade até 1,5 m') =>
  Array.from({ length: count }, (_, index) => {
    const group = Math.floor(index / 100) + 1
    return index % 100 === 0
      ? { tipo: 'grupo', codigo: `${group}`, descricao: `Grupo ${group}` }
      : {
          tipo: 'item',
          codigo: `${group}.${index % 100}`,
          descricao,
          unidade: 'm³',
          quantidade: 1.5,
          preco_unitario: 0.03,
        }
  })

describe('two thousand rows', () => {
  it('are saved by as many statements as two', async () => {
    const { id } = await newRua()
    const watch = watchSent()
    const counted = async (itens: object[]) => {
      watch.forget()
      expect((await update(id, { itens })).statusCode).toBe(200)
      // What the clock asks beside them is not of the sheet.
      return watch.sent().filter(({ text }) => /quantitativos_|^(begin|commit)/.test(text)).length
    }
    const few = await counted(linhas(2))
    const many = await counted(linhas(2000))
    const again = await counted(await rowsOf(id))
    watch.stop()
    expect(few).toBeGreaterThan(0)
    expect([many, again]).toEqual([few, few])
    // 1,5 × 0,03 is 4,5 cents: half a cent goes up, item by item.
    expect(await read(id)).toMatchObject({ itens_total: 1980, total: 99, versao: 4 })
  })

  it('are read, approved and told in the order of their codes', async () => {
    const { id } = await newRua({ valor_inicial: 99 }, { itens: linhas(2000).toReversed() })
    const codes = (await rowsOf(id)).map(({ codigo }) => codigo)
    expect(codes).toEqual(linhas(2000).map(({ codigo }) => codigo))
    expect((await approve(id)).statusCode).toBe(200)
    const sheet = await call(null, 'GET', `/api/exportar/quantitativos?id_revisao=${id}&formato=csv`)
    expect(sheet.body.trimEnd().split('\r\n')).toHaveLength(2002)
  })

  it('as many as a sheet may have come in one body, one more does not', async () => {
    const { id } = await newRua()
    const long = 'x'.repeat(600)
    expect((await update(id, { itens: linhas(MAX_ITENS, long) })).statusCode).toBe(200)
    const more = await update(id, { itens: linhas(MAX_ITENS + 1) })
    expect([more.statusCode, more.json().message]).toEqual([400, 'O conteúdo enviado tem itens demais.'])
    const large = await update(id, { itens: linhas(MAX_ITENS, 'x'.repeat(1000)) })
    expect([large.statusCode, large.json().message]).toEqual([413, 'O conteúdo enviado passa de 4 MB.'])
  })

  it('other calls take no more than before', async () => {
    const large = await call(obras, 'POST', '/api/contratos', { objeto: 'x'.repeat(1_100_000) })
    expect([large.statusCode, large.json().message]).toEqual([413, 'O conteúdo enviado passa de 1 MB.'])
  })
})
