import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { type Fatos, type Passo, passosOf } from '@paco/domain/guia/passo'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { GuiaCard } from './guia-card.tsx'
import { GuiaPage } from './guia-page.tsx'

const NADA: Fatos = { nome: null, brasao: null, secretarias: 0, pessoas: 1, projetos: 0 }
const TIPICAS = {
  chave: 'tipicas',
  nivel: 'brasil',
  nome: 'Secretarias típicas',
  descricao: 'Doze.',
  enviado: null,
  quantos: [{ secao: 'secretarias', total: 12 }],
}
const NOVAS = { secao: 'secretarias', novos: ['Educação', 'Saúde'], iguais: 0, diferentes: [] }
const CONVITE = {
  id: 2,
  name: 'Rui Costa',
  email: 'rui@ac.test',
  endereco: '/convite#segredo',
  expira_em: '2026-11-25T12:00:00Z',
}

const server = fakeServerForEachTest()
let city: { fatos: Fatos; pulados: Passo[]; concluido: boolean }
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  city = { fatos: NADA, pulados: [], concluido: false }
  const ok = (result: object[], more = {}) => Response.json({ Status: 'Success', Result: result, ...more })
  server.current.answer(({ path, method, body }) => {
    if (path.startsWith('/api/primeiros-passos/')) {
      const passo = path.split('/').at(-1) as Passo
      city.pulados = (body as { pulado: boolean }).pulado ? [passo] : []
      return Response.json({ Status: 'Success' })
    }
    if (path === '/api/primeiros-passos' && method === 'PUT') {
      city.concluido = (body as { concluido: boolean }).concluido
      return Response.json({ Status: 'Success', message: 'Guia concluído.' })
    }
    if (path === '/api/primeiros-passos') {
      const { fatos, pulados, concluido } = city
      const publica = fatos.projetos > 0 ? { nome: 'Ponte', endereco: '/transparencia/obras/7' } : null
      return ok([{ passos: passosOf(fatos, pulados), concluido, uf: fatos.nome && 'AC', publica }])
    }
    if (path.endsWith('/conferir')) return ok([{ secoes: [NOVAS] }])
    if (path.endsWith('/carregar')) {
      city.fatos = { ...city.fatos, secretarias: 12 }
      return Response.json({ Status: 'Success', carga: 1, criados: 12, alterados: 0 })
    }
    if (path === '/api/pacotes') return ok([{ pacotes: [TIPICAS], cargas: [] }])
    if (path === '/api/convites') {
      city.fatos = { ...city.fatos, pessoas: 2 }
      return ok([CONVITE])
    }
    if (path === '/api/cidade') return ok([{ ...SEM_CIDADE, versao: 1 }])
    return ok([])
  })
})

const step = (titulo: string) =>
  screen.getByRole('heading', { name: new RegExp(`^${titulo}`) }).closest('li') as HTMLElement
const unfold = async (titulo: string) => {
  const user = userEvent.setup()
  await user.click(within(step(titulo)).getByRole('button', { name: titulo }))
  return user
}

describe('the guide', () => {
  test('opens on the city, and is not ended without its name', async () => {
    await renderApp(<GuiaPage />)
    expect(await screen.findByText(/^0 de 6 passos feitos/)).toBeDefined()
    expect(await screen.findByRole('combobox', { name: /^Município/ })).toBeDefined()
    expect(within(step('Cidade')).queryByRole('button', { name: 'Pular' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Concluir o guia' })).toHaveProperty('disabled', true)
  })

  test('leaves a step for later, and takes it up again', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco' }
    await renderApp(<GuiaPage />)
    await screen.findByText(/^1 de 6 passos feitos/)
    const user = userEvent.setup()
    await user.click(await within(step('Brasão')).findByRole('button', { name: 'Pular' }))
    expect(await within(step('Brasão')).findByText('Para depois')).toBeDefined()
    expect(server.current.writtenTo('/api/primeiros-passos/brasao')?.body).toEqual({ pulado: true })
    await user.click(within(step('Brasão')).getByRole('button', { name: 'Retomar' }))
    await waitFor(() => expect(within(step('Brasão')).queryByText('Para depois')).toBeNull())
  })

  test('shows the typical departments before it loads them', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco' }
    await renderApp(<GuiaPage />)
    await screen.findByText(/^1 de 6/)
    const user = await unfold('Secretarias')
    await user.click(await screen.findByRole('button', { name: 'Usar secretarias típicas' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Educação; Saúde.')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Carregar' }))
    expect(await within(step('Secretarias')).findByText('12 secretarias em uso')).toBeDefined()
    expect(within(step('Secretarias')).getByText('Feito')).toBeDefined()
  })

  test('invites somebody by a link that is shown once', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco', secretarias: 1 }
    await renderApp(<GuiaPage />)
    await screen.findByText(/^2 de 6/)
    const user = await unfold('Pessoas')
    await user.type(await screen.findByLabelText(/^Nome/), 'Rui Costa')
    await user.type(screen.getByLabelText(/^E-mail/), 'rui@ac.test')
    await user.click(screen.getByRole('button', { name: 'Convidar' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByLabelText('Link do convite')).toHaveProperty(
      'value',
      expect.stringContaining('/convite#segredo'),
    )
    expect(server.current.writtenTo('/api/convites')?.body).toMatchObject({
      name: 'Rui Costa',
      email: 'rui@ac.test',
      role: 'user',
    })
  })

  test('wants a department before a project', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco' }
    await renderApp(<GuiaPage />)
    await screen.findByText(/^1 de 6/)
    await unfold('Primeiros projetos')
    expect(screen.getByText(/cadastre a primeira no passo das secretarias/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Cadastrar um projeto' })).toBeNull()
  })

  test('leads to the first public page, and ends', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco', secretarias: 1, pessoas: 2, projetos: 1 }
    await renderApp(<GuiaPage />)
    await screen.findByText(/^5 de 6/)
    const user = await unfold('Primeira página pública')
    expect(screen.getByRole('link', { name: 'Abrir a página' }).getAttribute('href')).toBe(
      '/transparencia/obras/7',
    )
    await user.click(screen.getByRole('button', { name: 'Concluir o guia' }))
    expect(await screen.findByRole('button', { name: 'Retomar o guia' })).toBeDefined()
    expect(sessionStorage.getItem('primeiros-passos')).toBeNull()
  })
})

describe('the card of the guide', () => {
  test('says what comes next', async () => {
    city.fatos = { ...NADA, nome: 'Rio Branco' }
    city.pulados = ['brasao']
    await renderApp(<GuiaCard />)
    expect(await screen.findByText('1 de 6 passos feitos. A seguir: secretarias.')).toBeDefined()
  })

  test('is gone once the guide is over', async () => {
    city.concluido = true
    await renderApp(<GuiaCard />)
    await waitFor(() => expect(server.current.received.length).toBeGreaterThan(0))
    expect(screen.queryByText('Primeiros passos')).toBeNull()
  })
})
