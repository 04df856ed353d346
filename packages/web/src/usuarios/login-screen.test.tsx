import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginScreen } from './login-screen.tsx'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const refusal = (status: number, text: string, headers?: Record<string, string>) =>
  answer(status, { Status: 'Error', Error: text, message: text }, headers)

const fetching = vi.fn<typeof fetch>()
const onEntered = vi.fn()

function open(reason?: string) {
  const root = createRootRoute()
  const paths = ['/', '/login', '/register', '/esqueci-senha'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const router = createRouter({ routeTree: root.addChildren(paths), history: createMemoryHistory() })
  render(
    <RouterContextProvider router={router}>
      <LoginScreen reason={reason} onEntered={onEntered} />
    </RouterContextProvider>,
  )
}

async function enter(email = 'ana@demo.local', password = 'demonstracao') {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByPlaceholderText('Email do administrador'), email)
  if (password) await user.type(screen.getByPlaceholderText('Senha do administrador'), password)
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
}

const alertText = async () => (await screen.findByRole('alert')).textContent

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetching.mockReset())
  onEntered.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Login Administrativo', () => {
  it('has the words of the specification', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login Administrativo')
    expect(screen.getByRole('link', { name: 'Voltar para Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' }).getAttribute('href')).toBe(
      '/esqueci-senha',
    )
  })

  it('marks both fields as required, and tells what is missing in its own words', async () => {
    open()
    const fields = ['Email do administrador', 'Senha do administrador'].map((text) =>
      screen.getByPlaceholderText<HTMLInputElement>(text),
    )
    expect(fields.map(({ required, type }) => [required, type])).toEqual([
      [true, 'email'],
      [true, 'password'],
    ])
    await enter('', '')
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  })

  it('stores the session and goes on', async () => {
    fetching.mockResolvedValue(
      answer(200, {
        Status: 'Success',
        Token: 't',
        Role: 'admin',
        User: { id: 1, name: 'Ana', id_secretaria: null },
      }),
    )
    open()
    await enter()
    await waitFor(() => expect(onEntered).toHaveBeenCalledOnce())
    expect(localStorage.getItem('Token')).toBe('t')
    expect(localStorage.getItem('UserRole')).toBe('admin')
  })

  it("shows the server's text", async () => {
    fetching.mockResolvedValue(refusal(401, 'E-mail ou senha incorretos.'))
    open()
    await enter()
    expect(await alertText()).toBe('E-mail ou senha incorretos.')
    expect(onEntered).not.toHaveBeenCalled()
  })

  it('has words of its own when the server gives none', async () => {
    fetching.mockResolvedValue(answer(502, '<html>'))
    open()
    await enter()
    expect(await alertText()).toBe('Erro no login')
  })

  it.each([
    [{ Status: 'Error', Error: 'Conta desativada.' }, 'Conta desativada.'],
    [{ Status: 'Error' }, 'Erro no login'],
  ])('takes a 200 of %j for a refusal', async (body, words) => {
    fetching.mockResolvedValue(answer(200, body))
    open()
    await enter()
    expect(await alertText()).toBe(words)
  })

  it('says so when the server cannot be reached', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    await enter()
    expect(await alertText()).toBe('Erro ao tentar fazer login')
  })

  it('tells when to try again', async () => {
    fetching.mockResolvedValue(refusal(429, 'Muitas tentativas.', { 'Retry-After': '840' }))
    open()
    await enter()
    expect(await alertText()).toBe('Muitas tentativas. Tente novamente em 14 minutos.')
  })

  it('asks for what is missing beside its field, without a call', async () => {
    open()
    await enter('', '')
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Email do administrador'))
    expect(fetching).not.toHaveBeenCalled()
  })

  it('says why it appeared, where nobody came for it', () => {
    open('Sessão expirada. Faça login novamente.')
    expect(screen.getByRole('status').textContent).toBe('Sessão expirada. Faça login novamente.')
  })
})
