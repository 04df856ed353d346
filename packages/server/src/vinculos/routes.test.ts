import { FAMILIAS } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/vinculos/messages'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { call, admin, obras, auditor, newProjeto, newLancamento } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

const link = (who: typeof admin | null, body: object) => call(who, 'POST', '/api/vinculos', body)
const linksOf = async (id_projeto: number, who: typeof admin | null = admin) =>
  (await call(who, 'GET', `/api/vinculos?id_projeto=${id_projeto}`)).json().Result

const newItem = async (valor_preliminar: number): Promise<number> => {
  const item = { requisitante: 'Obras', objeto: 'Asfalto', justificativa: 'Vias', prioridade: 'Alta' }
  const body = { ...item, expectativa_consumo_anual: 1, valor_preliminar, data_pretendida: '2026-03-01' }
  return (await call(admin, 'POST', '/api/addpca', body)).json().id
}

describe('a link of the chain', () => {
  it('to a budget line tells what all projects draw on it, approved amendments included', async () => {
    const [one, other, line] = [await newProjeto(), await newProjeto(), await newLancamento({ valor: 1000 })]
    const made = await link(obras, { id_projeto: one, tipo: 'orcamento', id_alvo: line, valor: 300 })
    expect(made.json()).toEqual({ Status: 'Success', id: made.json().id, message: MESSAGES.created })
    await link(obras, { id_projeto: other, tipo: 'orcamento', id_alvo: line, valor: 150.5 })
    const asked = await bench.ask(bench.valorRequest(one, 100, { id_orcamento: line }))
    await bench.decide(auditor, asked, 'aprovar')
    const [told] = await linksOf(one, null)
    expect(told).toMatchObject({
      tipo: 'orcamento',
      id_projeto: one,
      nomeprojeto: 'Ponte',
      id_alvo: line,
      alvo_valor: 1000,
      valor: 300,
      comprometido: 550.5,
      saldo: 449.5,
    })
    const both = await call(null, 'GET', `/api/vinculos?tipo=orcamento&id_alvo=${line}`)
    expect(both.json().Result.map((row: { id_projeto: number }) => row.id_projeto)).toEqual([one, other])
  })

  it('to an item of the plan counts the value of its projects, and is told to those who read the plan', async () => {
    const [projeto, item] = [await newProjeto({ valor: 900 }), await newItem(800)]
    await link(obras, { id_projeto: projeto, tipo: 'pca', id_alvo: item })
    expect(await linksOf(projeto, visitor)).toMatchObject([
      { alvo: 'Asfalto', alvo_valor: 800, comprometido: 900, saldo: -100, valor: null },
    ])
    expect(await linksOf(projeto, null)).toEqual([])
  })

  it.each(FAMILIAS.map((familia) => [familia.key, familia] as const))(
    'to an agreement of %s, which then stays',
    async (key, familia) => {
      const projeto = await newProjeto()
      const made = await call(admin, 'POST', `/api/convenios${key}`, bodyOf(familia, 'Recape'))
      const id_alvo = made.json().id
      expect((await link(obras, { id_projeto: projeto, tipo: key, id_alvo, valor: 10 })).statusCode).toBe(200)
      expect(await linksOf(projeto, null)).toMatchObject([{ tipo: key, alvo: 'Recape', comprometido: 10 }])
      const refused = await call(admin, 'DELETE', `/api/convenios${key}/${id_alvo}`)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toContain('há projetos vinculados')
    },
  )

  it('keeps the budget line and the item it leads to', async () => {
    const [projeto, line, item] = [await newProjeto(), await newLancamento(), await newItem(1)]
    await link(obras, { id_projeto: projeto, tipo: 'orcamento', id_alvo: line })
    await link(obras, { id_projeto: projeto, tipo: 'pca', id_alvo: item })
    for (const url of [`/api/orcamento/${line}`, `/api/pca/${item}`]) {
      const refused = await call(admin, 'DELETE', url)
      expect([refused.statusCode, refused.json().message.includes('vinculados')]).toEqual([409, true])
    }
  })

  it('is made, changed and undone by the people of the project only', async () => {
    const [projeto, line] = [await newProjeto(), await newLancamento()]
    const body = { id_projeto: projeto, tipo: 'orcamento', id_alvo: line }
    for (const who of [saude, auditor, visitor]) expect((await link(who, body)).statusCode).toBe(403)
    expect((await link(null, body)).statusCode).toBe(401)
    const { id } = (await link(obras, body)).json()
    for (const who of [saude, auditor, visitor]) {
      expect((await call(who, 'PUT', `/api/vinculos/${id}`, { valor: 5 })).statusCode).toBe(403)
      expect((await call(who, 'DELETE', `/api/vinculos/${id}`)).statusCode).toBe(403)
    }
    expect((await call(obras, 'PUT', `/api/vinculos/${id}`, { valor: 5, versao: 1 })).statusCode).toBe(200)
    expect((await call(obras, 'PUT', `/api/vinculos/${id}`, { valor: 6, versao: 1 })).statusCode).toBe(409)
    expect(await linksOf(projeto)).toMatchObject([{ valor: 5, versao: 2 }])
    expect((await call(obras, 'DELETE', `/api/vinculos/${id}`)).json().message).toBe(MESSAGES.deleted)
    expect((await call(obras, 'DELETE', `/api/vinculos/${id}`)).statusCode).toBe(404)
  })

  it('is made once, however many ask at once', async () => {
    const [projeto, line] = [await newProjeto(), await newLancamento()]
    const body = { id_projeto: projeto, tipo: 'orcamento', id_alvo: line }
    const codes = (await Promise.all([1, 2, 3, 4].map(() => link(obras, body)))).map((one) => one.statusCode)
    expect(codes.sort()).toEqual([200, 409, 409, 409])
  })

  it.each([
    [{ tipo: 'foguete' }, 400, { tipo: MESSAGES.chooseTipo }],
    [{ id_alvo: null }, 400, { id_alvo: MESSAGES.chooseAlvo }],
    [{ id_alvo: 999_999 }, 400, { id_alvo: MESSAGES.alvoNotFound }],
    [{ valor: -1 }, 400, { valor: 'O valor não pode ser negativo.' }],
    [{ id_projeto: 999_999 }, 404, undefined],
  ])('is refused with %j', async (own, status, campos) => {
    const [id_projeto, id_alvo] = [await newProjeto(), await newLancamento()]
    const refused = await link(obras, { id_projeto, tipo: 'orcamento', id_alvo, ...own })
    expect([refused.statusCode, refused.json().Campos]).toEqual([status, campos])
  })
})
