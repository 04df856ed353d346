import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { complete } from '@paco/domain/pca/pca.testing'
import type { Plano } from '@paco/domain/pca/plano'
import { describe, expect, it } from 'vitest'
import { planoErrors } from '../../../../test/pncp/validar.ts'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openPlanos } from './planos.testing.ts'

const test = await startTestApp(() => new Date('2062-12-05T15:00:00Z'))
const { ana, item, call, post, rows, add, approve, read, step } = await openPlanos(test)
const obras = await loginAs(test, { id_secretaria: 12 })

const SAEG = { codigo_unidade: 'SAEG', nome_unidade: 'Serviço de Água' }
const year = { data_pretendida: '2062-03-10' }
const planoOf = async (unidade: string, ano = 2062) =>
  (await rows<Plano>(`/pca/planos/${ano}?unidade=${unidade}`))[0]

describe('plans of several units', () => {
  it('stand side by side in a year, each with its own numbers, steps and files', async () => {
    const opened = await post(ana, '/pca/planos', { ...SAEG, ano: 2062 })
    expect([opened.statusCode, opened.json().message]).toEqual([200, MESSAGES.unitOpened])
    const again = await post(ana, '/pca/planos', { ...SAEG, ano: 2062 })
    expect([again.statusCode, again.json().Error]).toEqual([409, MESSAGES.unitTaken])
    expect((await post(obras, '/pca/planos', { ...SAEG, ano: 2063 })).statusCode).toBe(403)
    expect((await rows<Plano>('/pca/planos/2062')).map((one) => one.codigo_unidade)).toEqual(['1', 'SAEG'])

    const first = await add({ ...year, ...complete })
    const [water, pipes] = [
      await add({ ...year, ...complete, unidade: 'SAEG' }),
      await add({ ...year, ...complete, unidade: 'SAEG' }),
    ]
    const at = async (id: number) => {
      const { unidade, unidade_nome, numero_item } = await read(id)
      return [unidade, unidade_nome, numero_item]
    }
    expect(await at(water)).toEqual(['SAEG', 'Serviço de Água', 1])
    expect(await at(pipes)).toEqual(['SAEG', 'Serviço de Água', 2])
    expect((await at(first)).at(-1)).toBe(1)
    const listed = (await call(ana, 'GET', '/pca?ano=2062&unidade=SAEG&ordem=id')).json() as Pca[]
    expect(listed.map(({ id }) => id)).toEqual([water, pipes])

    for (const id of [water, pipes]) await approve(id)
    for (const passo of ['submeter', 'aprovar'])
      expect((await post(ana, '/pca/planos/2062/passo?unidade=SAEG', { passo })).statusCode).toBe(200)
    expect([(await planoOf('SAEG'))?.situacao, (await planoOf('1'))?.situacao]).toEqual([
      'aprovado',
      'elaboracao',
    ])
    const file = await call(ana, 'GET', '/pca/planos/2062/arquivo?formato=json&unidade=SAEG')
    expect(file.headers['content-disposition']).toContain('pca-2062-SAEG.json')
    expect(planoErrors(file.json())).toEqual([])
    expect(file.json()).toMatchObject({ codigoUnidade: 'SAEG', itensPlano: [{ numeroItem: 1 }, {}] })

    const carried = await post(ana, '/pca/planos/2062/adiar?unidade=SAEG', { itens: [water] })
    expect(carried.statusCode).toBe(200)
    expect(await rows<Plano>('/pca/planos/2063')).toMatchObject([
      { codigo_unidade: '1', itens: 0 },
      { codigo_unidade: 'SAEG', itens: 1, nome_unidade: 'Serviço de Água' },
    ])
    expect((await post(ana, '/pca/planos/2062/adiar?unidade=SAEG', { itens: [first] })).statusCode).toBe(400)
    expect((await rows<Pca>('/pca/planos/2062/sem-execucao?unidade=SAEG')).map(({ id }) => id)).toEqual([
      pipes,
    ])
  })

  it('are not made of a unit nobody knows, nor found where there is none', async () => {
    const unknown = await post(ana, '/addpca', { ...item, ...year, unidade: 'X' })
    expect([unknown.statusCode, unknown.json().Campos]).toEqual([400, { unidade: MESSAGES.unitNotFound }])
    expect((await call(ana, 'GET', '/pca/planos/2062?unidade=X')).statusCode).toBe(404)
    for (const bad of [
      { ano: 99 },
      { ano: 2064, codigo_unidade: 'x'.repeat(21) },
      { ano: 2064, nome_unidade: '' },
    ])
      expect((await post(ana, '/pca/planos', { ...SAEG, ...bad })).statusCode).toBe(400)
  })

  it('an item takes no more of the year than it costs, when it is written and when it is changed', async () => {
    const much = { Campos: { valor_exercicio: MESSAGES.exercicio } }
    expect((await post(ana, '/addpca', { ...item, ...year, valor_exercicio: 4000.51 })).json()).toMatchObject(
      much,
    )
    const id = await add({ ...year, valor_exercicio: 4000 })
    const edit = (body: object) => call(ana, 'PUT', `/editpca/${id}`, body)
    expect((await edit({ valor_preliminar: 3999 })).json()).toMatchObject(much)
    expect((await edit({ valor_preliminar: 3999, valor_exercicio: '' })).statusCode).toBe(200)
    expect((await edit({ valor_exercicio: 3999.01 })).json()).toMatchObject(much)
  })

  it('a demand of a department names the unit too', async () => {
    const { id } = (
      await post(obras, '/pca/demandas', { ...item, data_pretendida: '2065-01-01', unidade: 'SAEG' })
    ).json()
    expect(await read(id)).toMatchObject({ unidade: 'SAEG', ano: 2065, numero_item: 1, situacao: 'rascunho' })
  })

  it('opened as the first one of its year, that of the usual unit only takes the name', async () => {
    const unit = { codigo_unidade: '1', nome_unidade: 'Prefeitura', ano: 2066 }
    expect((await post(ana, '/pca/planos', unit)).statusCode).toBe(200)
    expect(await rows<Plano>('/pca/planos/2066')).toMatchObject([{ nome_unidade: 'Prefeitura' }])
  })
})

describe('what is said of the portal', () => {
  it('is not said of a plan nobody approved, nor for a day that is not here yet; its unit stays then', async () => {
    const id = await add({ ...complete, data_pretendida: '2067-01-05' })
    await approve(id)
    const mark = (enviado_em: string) => post(ana, '/pca/planos/2067/enviado', { enviado_em })
    const early = await mark('2062-12-05')
    expect([early.statusCode, early.json().Error]).toEqual([409, MESSAGES.notApprovedYet])
    for (const passo of ['submeter', 'aprovar'] as const) await step(2067, passo)
    expect((await mark('2062-12-06')).json().Campos).toEqual({ enviado_em: MESSAGES.notInFuture })
    expect((await mark('2062-12-05')).statusCode).toBe(200)
    const { versao } = (await planoOf('1', 2067)) as Plano
    const moved = await call(ana, 'PUT', '/pca/planos/2067', { codigo_unidade: '2', versao })
    expect([moved.statusCode, moved.json().Error]).toEqual([409, MESSAGES.unitStays])
    const named = await call(ana, 'PUT', '/pca/planos/2067', { nome_unidade: 'Prefeitura', versao })
    expect(named.statusCode).toBe(200)
  })
})
