import type { Cidade } from '@paco/domain/cidade/cidade'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { formatInstant, fusoNow } from '@paco/domain/shared/days'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { tellCidade, useCidade } from './cidade.ts'
import { ConfiguracoesPage } from './configuracoes-page.tsx'
import { SOBRE } from './modulos-sobre.ts'
import { readPage } from './page.ts'

const server = fakeServerForEachTest()
beforeEach(() => localStorage.clear())
afterEach(() => {
  document.getElementById('cidade')?.remove()
  act(() => tellCidade(SEM_CIDADE))
})

const RIO_BRANCO = {
  ibge: '1200401',
  nome: 'Rio Branco',
  uf: 'AC',
  latitude: -9.97499,
  longitude: -67.8243,
  fuso: 'America/Rio_Branco',
  tribunal: 'tce-ac',
}

function Cabecalho() {
  return <p data-testid="orgao">{useCidade().nome_orgao}</p>
}

async function open(cidade: Partial<Cidade> = {}) {
  let stored: object = { ...SEM_CIDADE, ...cidade, versao: 3 }
  server.current.answer(({ path, method, body }) => {
    if (path === '/api/municipios') return Response.json({ Status: 'Success', Result: [RIO_BRANCO] })
    if (method === 'PUT') {
      stored = { ...stored, ...(body as object), versao: 4 }
      return Response.json({ Status: 'Success', id: 1 })
    }
    return Response.json({ Status: 'Success', Result: [stored] })
  })
  await renderApp(
    <>
      <Cabecalho />
      <ConfiguracoesPage />
    </>,
  )
  await screen.findByRole('form', { name: 'Identificação' })
  return userEvent.setup()
}
const section = (name: string) => within(screen.getByRole('form', { name }))

test('families of agreements are told of as on their own screens', () => {
  for (const { key, sobre } of FAMILIAS) expect(SOBRE[key]).toBe(sobre)
})

describe('the settings of the city', () => {
  test('a module is put off after asking, and on again at once', async () => {
    const user = await open()
    const plan = () => screen.getByRole('switch', { name: 'Plano de contratações (PCA)' })
    expect(plan().getAttribute('aria-checked')).toBe('true')
    await user.click(plan())
    expect(server.current.written).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Desligar' }))
    await waitFor(() => expect(plan().getAttribute('aria-checked')).toBe('false'))
    expect(server.current.writtenTo('/api/cidade')?.body).toEqual({ modulos_desligados: ['pca'], versao: 3 })
    await user.click(plan())
    await waitFor(() => expect(plan().getAttribute('aria-checked')).toBe('true'))
    expect(server.current.written.at(-1)?.body).toEqual({ modulos_desligados: [], versao: 4 })
  })

  test('a link to a module leads to its switch', async () => {
    window.location.hash = '#emendas'
    await open()
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Emendas parlamentares' }))
    window.location.hash = ''
  })

  test('a family of agreements is called otherwise and moved, then as ever again', async () => {
    const user = await open()
    const form = section('Famílias de convênios')
    const save = () => form.getByRole<HTMLButtonElement>('button', { name: 'Salvar' })
    expect(save().disabled).toBe(true)
    const dade = form.getByLabelText(/^DADE/)
    await user.clear(dade)
    await user.type(dade, 'Turismo')
    await user.click(form.getByRole('button', { name: 'Descer Turismo' }))
    await user.click(save())
    await waitFor(() => expect(save().disabled).toBe(true))
    expect(server.current.writtenTo('/api/cidade')?.body).toEqual({
      familias: [
        { chave: 'estadual', nome: 'ESTADUAL' },
        { chave: 'dade', nome: 'Turismo' },
        { chave: 'federal', nome: 'FEDERAL' },
        { chave: 'finisa', nome: 'FINISA' },
        { chave: 'sempapel', nome: 'SEM PAPEL' },
      ],
      versao: 3,
    })
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Convênios Turismo' })).toBeTruthy())
    await user.click(form.getByRole('button', { name: /^Voltar aos nomes/ }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Convênios DADE' })).toBeTruthy())
    expect(server.current.written.at(-1)?.body).toEqual({ familias: [], versao: 4 })
  })

  test('are saved section by section, each with its own fields and the version', async () => {
    const user = await open()
    const field = section('Aparência').getByLabelText(/^Nome do órgão/)
    await user.clear(field)
    await user.type(field, 'Prefeitura de Tefé')
    await user.type(section('Aparência').getByLabelText(/^Cor principal/), '#1351b4')
    await user.click(section('Aparência').getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.getByTestId('orgao').textContent).toBe('Prefeitura de Tefé'))
    expect(document.documentElement.style.getPropertyValue('--cidade-cor')).toBe('#1351b4')
    expect(server.current.writtenTo('/api/cidade')?.body).toEqual({
      nome_orgao: 'Prefeitura de Tefé',
      nome_sistema: 'Módulo de Processos',
      cor_primaria: '#1351b4',
      versao: 3,
    })
  })

  test('of a municipality that is picked are filled in, its clock among them', async () => {
    const user = await open({ nome: 'Outra', uf: 'SP', ibge: '3518404' })
    const form = section('Identificação')
    const nome = form.getByRole('combobox', { name: /^Município/ })
    await user.clear(nome)
    await user.type(nome, 'rio bra')
    expect((await screen.findByRole('option')).textContent).toContain('Rio Branco (AC)')
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(form.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(server.current.writtenTo('/api/cidade')).toBeDefined())
    expect(server.current.writtenTo('/api/cidade')?.body).toMatchObject({
      nome: 'Rio Branco',
      uf: 'AC',
      ibge: '1200401',
      fuso: 'America/Rio_Branco',
      tribunal: 'tce-ac',
    })
    await waitFor(() => expect(fusoNow()).toBe('America/Rio_Branco'))
    expect(formatInstant('2026-06-02T04:30:00Z')).toBe('01/06/2026 23:30')
  })

  test('of the court are said where no pack tells of it, and changed by their version where one did', async () => {
    const user = await open({ tribunal: 'tce-ac' })
    const form = section('Tribunal de contas')
    expect(form.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('TCE-AC')
    await user.type(form.getByLabelText(/^Prazo da remessa/), '20')
    await user.click(form.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(server.current.writtenTo('/api/cidade/tribunal')).toBeDefined())
    const { body } = server.current.writtenTo('/api/cidade/tribunal') ?? {}
    expect(body).toMatchObject({ sigla: 'TCE-AC', semestre: 1, prazo_dias: 20 })
    expect(body).not.toHaveProperty('versao')
  })

  test('that are wrong stay on the screen, with what is wrong beside them', async () => {
    const user = await open()
    await user.type(section('Contatos e encarregado').getByLabelText(/^Site/), 'javascript:alert(1)')
    await user.click(section('Contatos e encarregado').getByRole('button', { name: 'Salvar' }))
    expect((await screen.findAllByText(/comece com https/)).length).toBeGreaterThan(0)
    expect(server.current.written).toEqual([])
  })
})

describe('the page', () => {
  test('says whose it is, and what it does not say is as nobody said it', () => {
    const block = document.createElement('script')
    Object.assign(block, { type: 'application/json', id: 'cidade', textContent: '{"nome_orgao":"Tefé"}' })
    document.head.append(block)
    expect(readPage()).toEqual({ ...SEM_CIDADE, nome_orgao: 'Tefé' })
  })

  test('that developers open says nothing', () => expect(readPage()).toBeNull())
})
