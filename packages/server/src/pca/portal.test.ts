import type { Pca } from '@paco/domain/pca/pca'
import { complete } from '@paco/domain/pca/pca.testing'
import { faltasOf } from '@paco/domain/pca/pronto'
import { describe, expect, it } from 'vitest'
import { itemErrors, planoErrors } from '../../../../test/pncp/validar.ts'
import { startTestApp } from '../../test/harness.ts'
import { openPlanos } from './planos.testing.ts'

const { ana, call, post, plan, add, approve, approvePlan } = await openPlanos(await startTestApp())

describe('for the portal', () => {
  const file = async (url: string) => call(ana, 'GET', `/pca/planos/2058/${url}`)
  it('a plan has what is ready, and its correction what changed since it was sent', async () => {
    const year = { data_pretendida: '2058-01-05' }
    const ids = []
    for (let count = 0; count < 4; count += 1)
      ids.push(
        await add({ ...year, ...complete, expectativa_consumo_anual: 3, valor_preliminar: 100 + count }),
      )
    const unready = await add(year)
    const [first = 0, second = 0, third = 0] = ids
    for (const id of [...ids, unready]) await approve(id)
    expect((await file('retificacao?parte=alteracoes')).statusCode).toBe(409)
    expect(await plan(2058)).toMatchObject({ aprovados: 5, prontos: 4 })
    const sent = await file('arquivo?formato=json')
    expect(sent.headers['content-disposition']).toContain('pca-2058.json')
    expect(planoErrors(sent.json())).toEqual([])
    expect(sent.json().itensPlano.map(({ numeroItem }: { numeroItem: number }) => numeroItem)).toEqual([
      1, 2, 3, 4,
    ])
    expect((await file('arquivo?formato=json&parte=2')).statusCode).toBe(404)
    const csv = (await file('arquivo?formato=csv')).body.replace('\ufeff', '').split('\r\n')
    expect(csv[1]).toBe(
      '1;1;2;1;MAT;Materiais de consumo;;;;Cimento CP II;Unidade;3;33,3333;100;100;2058-01-05;Secretaria de Obras;;',
    )
    await approvePlan(2058)
    const mark = () =>
      post(ana, '/pca/planos/2058/enviado', {
        enviado_em: '2026-06-01',
        pncp_sequencial: 7,
        pncp_numero_controle: 'X',
      })
    expect((await mark()).statusCode).toBe(200)
    expect(await plan(2058)).toMatchObject({
      enviado_em: '2026-06-01',
      pncp_sequencial: 7,
      revisoes_pendentes: 0,
    })
    expect((await file('retificacao?parte=alteracoes')).json().Error).toBe('Nada mudou desde o último envio.')

    const why = { justificativa_revisao: 'Preço novo.' }
    await call(ana, 'PUT', `/editpca/${first}`, { valor_preliminar: 300, ...why })
    await call(ana, 'PUT', `/editpca/${second}`, { valor_preliminar: 999, ...why })
    await call(ana, 'PUT', `/editpca/${second}`, { valor_preliminar: 101, ...why })
    await post(ana, `/pca/${third}/cancelar`, { motivo: 'Sem verba.' })
    await call(ana, 'PUT', `/editpca/${unready}`, complete)
    expect((await file('retificacao?parte=alteracoes')).json()).toEqual({
      lista: [{ numeroItem: 1, valorUnitario: 100, valorTotal: 300, valorOrcamentoExercicio: 300 }],
      justificativa: 'Preço novo. · Complemento ou correção dos dados do item.',
    })
    const news = (await file('retificacao?parte=inclusoes')).json()
    expect(news.map(({ numeroItem }: { numeroItem: number }) => numeroItem)).toEqual([5])
    expect(news.flatMap(itemErrors)).toEqual([])
    expect((await file('retificacao?parte=exclusoes')).json()).toEqual({
      listaNumerosItens: [3],
      justificativa: 'Sem verba.',
    })
    await mark()
    for (const parte of ['alteracoes', 'inclusoes', 'exclusoes'])
      expect((await file(`retificacao?parte=${parte}`)).statusCode).toBe(409)
  })

  it('what the database calls ready is what the rule does', async () => {
    const year = { data_pretendida: '2059-01-05' }
    for (const more of [
      {},
      complete,
      { ...complete, expectativa_consumo_anual: 0 },
      { ...complete, valor_preliminar: 0 },
      { ...complete, expectativa_consumo_anual: 0.01, valor_preliminar: 9_999_999_999_999.99 },
      { ...complete, expectativa_consumo_anual: 1, valor_preliminar: 9_999_999_999_999.99 },
      { ...complete, classificacao_nome: '' },
      { categoria: '3' },
    ])
      await add({ ...year, ...more })
    const all: Pca[] = (await call(ana, 'GET', '/pca?ano=2059&ordem=id')).json()
    expect(all.map(({ pronto }) => pronto)).toEqual(all.map((one) => faltasOf(one).length === 0))
    expect(all.filter(({ pronto }) => pronto)).toHaveLength(2)
    expect(all.at(-1)?.classificacao).toBe('2')
    expect((await call(ana, 'GET', '/pca?ano=2059&pronto=true')).json()).toHaveLength(2)
  })
})
