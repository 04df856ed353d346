import type { Instalacao } from '@paco/domain/sistema/instalacao'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { SistemaPage } from './sistema-page.tsx'

const GB = 1024 ** 3
const HERE: Instalacao = {
  versao: '1.2.3',
  node: '22.12.0',
  maquina: 'linux x64',
  banco: { tipo: 'embutido', versao: '17.5', bytes: 80 * 1024 ** 2 },
  disco_livre: 20 * GB,
  desde: '2026-11-15T12:00:00Z',
  agora: '2026-11-18T12:30:00Z',
  fuso: 'America/Sao_Paulo',
  relogio_diferenca: 0,
}
const server = fakeServerForEachTest()
async function open(changes: Partial<Instalacao> = {}) {
  server.current.answer(() => Response.json({ Status: 'Success', Result: [{ ...HERE, ...changes }] }))
  await renderApp(<SistemaPage />)
  await screen.findByText('Versão do Paço')
}
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

it('says what runs, where and since when', async () => {
  await open()
  expect(fact('Versão do Paço')).toBe('1.2.3')
  expect(fact('No ar desde')).toBe('15/11/2026 09:00, há 3 dias')
  expect(fact('Banco de dados')).toBe('Embutido no sistema (PostgreSQL 17.5)')
  expect(fact('Tamanho do banco')).toBe('80 MB')
  expect(fact('Disco dos dados')).toBe('20 GB livres')
  expect(fact('Máquina')).toBe('Node.js 22.12.0, linux x64')
  expect(fact('Relógio')).toBe('18/11/2026 09:30, Brasília (UTC−3)')
  expect(screen.queryByText(/espaço no disco|diferem/)).toBeNull()
})

it.each([
  [{ disco_livre: 4 * GB }, 'status', /^Pouco espaço/],
  [{ disco_livre: 0.1 * GB }, 'alert', /^O disco está no fim/],
  [{ relogio_diferenca: -90 }, 'status', /diferem 90 segundos/],
] as const)('warns of %o', async (changes, role, text) => {
  await open(changes)
  expect(screen.getByText(text).getAttribute('role')).toBe(role)
})

it('says nothing of a disk where nothing is kept on one', async () => {
  await open({ disco_livre: null })
  expect(screen.queryByText('Disco dos dados')).toBeNull()
})
