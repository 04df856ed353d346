import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { pavimentacao } from './lancamento.testing.ts'

const test = await startTestApp()
const { headers } = await loginAs(test, { role: 'admin' })

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  who: object = headers,
) => test.app.inject({ method, url, headers: { ...who }, ...(payload && { payload }) })
const create = async (body: object): Promise<number> =>
  (await call('POST', '/api/orcamento', { ...pavimentacao, ...body })).json().id
const read = async (id: number) => (await call('GET', `/api/orcamento/${id}`)).json().Result[0]

describe('the programmes of the multi-year plan', () => {
  const programa = { lista: 'programa', codigo: '0930', descricao: 'Vias para todos', ppa: 2026 }
  const add = (change: object) => call('POST', '/api/opcoes', { ...programa, ...change })
  const nomeIn = async (exercicio: number | null) =>
    (await read(await create({ funcional_programatica: '15.451.0930.1040', exercicio }))).programa_nome

  it('name the lines of their four years; those of no plan, all others', async () => {
    expect(await nomeIn(2026)).toBeNull()
    expect((await add({ objetivo: 'Chegar bem' })).statusCode).toBe(200)
    expect((await add({ ppa: 2022, descricao: 'Asfalto novo' })).statusCode).toBe(200)
    expect(await Promise.all([2021, 2022, 2025, 2026, 2029, 2030, null].map(nomeIn))).toEqual([
      null,
      'Asfalto novo',
      'Asfalto novo',
      'Vias para todos',
      'Vias para todos',
      null,
      'Vias para todos',
    ])
    await add({ ppa: null, descricao: 'De sempre' })
    expect(await Promise.all([2021, 2026].map(nomeIn))).toEqual(['De sempre', 'Vias para todos'])
    const offered: { codigo: string }[] = (await call('GET', '/api/programa', undefined, {})).json()
    expect(offered.filter(({ codigo }) => codigo === '0930')).toMatchObject([
      { descricao: 'Vias para todos', ppa: 2026, objetivo: 'Chegar bem' },
      { descricao: 'Asfalto novo', ppa: 2022, objetivo: null },
      { descricao: 'De sempre', ppa: null, objetivo: null },
    ])
  })

  it('are one of each code in a plan, which can be said later', async () => {
    const { id } = (await add({ codigo: '0931', ppa: null })).json()
    await add({ codigo: '0931', ppa: 2022 })
    const taken = { Campos: { codigo: 'Este código já está na lista.' } }
    expect((await add({ codigo: '0931', ppa: 2022 })).json()).toMatchObject(taken)
    const put = (body: object) => call('PUT', `/api/opcoes/${id}`, body)
    expect((await put({ ppa: 2022, versao: 1 })).json()).toMatchObject(taken)
    expect((await put({ ppa: 2026, objetivo: 'Andar', versao: 1 })).statusCode).toBe(200)
    expect((await call('GET', `/api/opcoes/${id}`)).json().Result).toMatchObject([
      { codigo: '0931', ppa: 2026, objetivo: 'Andar', versao: 2 },
    ])
  })

  it.each([
    [{ codigo: '93' }, { codigo: 'Use os quatro algarismos do programa, como 0030.' }],
    [{ ppa: 2025 }, { ppa: 'Informe o primeiro ano de um PPA, como 2022 ou 2026.' }],
    [{ ppa: 'já' }, { ppa: 'Informe o primeiro ano de um PPA, como 2022 ou 2026.' }],
    [{ objetivo: 'x'.repeat(1001) }, { objetivo: 'Use no máximo 1000 caracteres.' }],
    [{ lista: 'aplicacao', objetivo: null }, { ppa: 'Só programas do PPA têm este campo.' }],
  ])('is refused, %#', async (change, Campos) => {
    expect((await add(change)).json()).toMatchObject({ Campos })
  })

  it('have a plan, and no other option has one', async () => {
    const { id } = (
      await call('POST', '/api/opcoes', { lista: 'unidade', codigo: '09.31', descricao: 'Viária' })
    ).json()
    expect((await call('PUT', `/api/opcoes/${id}`, { ppa: 2026 })).json()).toMatchObject({
      Campos: { ppa: 'Só programas do PPA têm este campo.' },
    })
  })

  it('come with a pack, each of its plan, and stay once lines or projects carry them', async () => {
    const opcao = { lista: 'programa', codigo: '0932', descricao: 'Do pacote' }
    const opcoes = [
      { ...opcao, ppa: 2022 },
      { ...opcao, ppa: 2026, objetivo: 'Ir longe' },
    ]
    const pacote = { chave: 'ppa', nivel: 'cidade', nome: 'PPA', descricao: 'Programas', opcoes }
    expect((await call('POST', '/api/pacotes', pacote)).statusCode).toBe(200)
    const load = async () => (await call('POST', '/api/pacotes/ppa/carregar', {})).json()
    const { carga, criados } = await load()
    expect(criados).toBe(2)
    expect(await load()).toMatchObject({ carga: null })
    const undo = () => call('POST', `/api/pacotes/cargas/${carga}/desfazer`)
    const refusal = 'O orçamento já usa códigos desta carga: 0932, 0932.'

    const line = await create({ funcional_programatica: '15.451.0932.1040' })
    expect((await undo()).json()).toMatchObject({ message: refusal })
    await call('DELETE', `/api/orcamento/${line}`)
    const projeto = { nomeprojeto: 'Ponte', id_secretaria: 12, programa: '0932 - Do pacote' }
    const { id } = (await call('POST', '/api/create', projeto)).json()
    expect((await undo()).json()).toMatchObject({ message: refusal })
    await call('DELETE', `/api/delete/${id}`)
    expect((await undo()).statusCode).toBe(200)
  })
})
