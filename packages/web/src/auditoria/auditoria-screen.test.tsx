import type { Registro } from '@paco/domain/auditoria/registro'
import { linkOptions } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { AuditoriaScreen } from './auditoria-screen.tsx'
import type { EntityDescription, Registry } from './registry.ts'

const server = fakeServerForEachTest()

const entity = (title: string, link: EntityDescription['link']): EntityDescription => ({
  title,
  columns: [],
  link,
})
const registry: Registry = {
  projetos: entity('Projeto', (id) => linkOptions({ to: '/viewprojetocompleto/$id', params: { id } })),
  etapas: entity('Etapa', () => null),
  pca: entity('PCA', () => null),
}

const line = (id: number, entidade: string, own: Partial<Registro> = {}): Registro => ({
  id,
  instante: '2026-11-15T12:00:00Z',
  usuario_id: 1,
  usuario_nome: 'Ana',
  origem: null,
  entidade,
  registro_id: String(id),
  acao: 'alterou',
  projeto_id: null,
  projeto_nome: null,
  projeto_excluido: false,
  antes: {},
  depois: {},
  hash: '',
  ...own,
})

const LINES = [
  line(3, 'etapas', { projeto_id: 7, projeto_nome: 'Ponte Nova' }),
  line(2, 'etapas', { projeto_id: 8, projeto_nome: 'Mercado', projeto_excluido: true, acao: 'excluiu' }),
  line(1, 'pca'),
]

test('each line names its project and leads to it, unless it is gone', async () => {
  server.current.answer(({ path }) =>
    Response.json(
      { Status: 'Success', Result: path === '/api/auditoria' ? LINES : [] },
      { headers: { 'X-Total-Count': '3' } },
    ),
  )
  await renderApp(<AuditoriaScreen registry={registry} selo={null} />)
  const link = await screen.findByRole('link', { name: 'Ponte Nova' })
  expect(link.getAttribute('href')).toBe('/viewprojetocompleto/7')
  const gone = screen.getByRole('row', { name: /Mercado/ })
  expect(gone.textContent).toContain('Mercado (excluído)')
  expect(within(gone).queryByRole('link')).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Projeto' })).not.toBeNull()
  expect(screen.getByPlaceholderText('Pesquisar por pessoa, registro ou projeto')).toBeTruthy()
})
