import type { Entrada, Linha } from '@paco/domain/auditoria/entrada'
import { linkOptions } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { AuditoriaScreen } from './auditoria-screen.tsx'
import { HistoricoSteps } from './historico-steps.tsx'
import type { EntityDescription, Registry } from './registry.ts'

const server = fakeServerForEachTest()

const kind = (title: string, own: Partial<EntityDescription> = {}): EntityDescription => ({
  title,
  columns: [],
  link: () => null,
  ...own,
})
const registry: Registry = {
  projetos: kind('Projeto', {
    columns: [{ key: 'valor', label: 'Valor (R$)', kind: 'money' }],
    link: (id) => linkOptions({ to: '/viewprojetocompleto/$id', params: { id } }),
  }),
  etapas: kind('Etapa', {
    columns: [{ key: 'situacao', label: 'Situação', kind: 'text' }],
    nameOf: ({ numero }) => `Etapa ${String(numero)}`,
  }),
  pca: kind('Item do PCA'),
}

const line = (entidade: string, own: Partial<Linha> = {}): Linha => ({
  id: 1,
  entidade,
  registro_id: '7',
  acao: 'alterou',
  nome: null,
  excluido: false,
  pai: null,
  pai_nome: null,
  pai_excluido: false,
  antes: {},
  depois: {},
  nomes: {},
  ...own,
})
const stage = (numero: number, own: Partial<Linha> = {}) =>
  line('etapas', {
    id: 10 + numero,
    registro_id: String(numero),
    pai: 'projetos/7',
    pai_nome: 'Ponte Nova',
    antes: { numero, situacao: 'Não iniciado' },
    depois: { numero, situacao: `Andamento ${numero}` },
    ...own,
  })
const entry = (id: number, registros: Linha[], linhas = registros.length): Entrada => ({
  id,
  instante: '2026-11-15T12:00:00Z',
  usuario_id: 1,
  usuario_nome: 'Ana',
  origem: null,
  linhas,
  registros,
})

const saved = entry(30, [
  line('projetos', { nome: 'Ponte Nova', antes: { valor: 10 }, depois: { valor: 12.5 } }),
  stage(1),
  stage(2),
])
const ENTRIES = [
  saved,
  entry(29, [stage(1, { pai: 'projetos/8', pai_nome: 'Mercado', pai_excluido: true })]),
  entry(28, [line('pca', { nome: 'Compra de cal', acao: 'criou', antes: null })]),
]

const answer = (entries: readonly Entrada[], total = entries.length) =>
  server.current.answer(({ path }) =>
    Response.json(
      { Status: 'Success', Result: path.includes('entradas') ? entries : [] },
      { headers: { 'X-Total-Count': String(total) } },
    ),
  )

describe('the trail', () => {
  test('tells each save in one sentence that names the record and leads to it, unless it is gone', async () => {
    answer(ENTRIES)
    await renderApp(<AuditoriaScreen registry={registry} selo={null} />)
    const [first, second, third] = (await screen.findAllByRole('row')).slice(1) as HTMLElement[]
    expect(first?.textContent).toContain('Alterou o projeto Ponte Nova')
    const link = within(first as HTMLElement).getByRole('link', { name: 'Ponte Nova' })
    expect(link.getAttribute('href')).toBe('/viewprojetocompleto/7')
    expect(second?.textContent).toContain('Alterou a etapa 1 do projeto Mercado (excluído)')
    expect(within(second as HTMLElement).queryByRole('link', { name: /Mercado/ })).toBeNull()
    expect(third?.textContent).toContain('Criou o item do PCA Compra de cal')
    expect(screen.getByPlaceholderText('Pesquisar por pessoa, registro ou projeto')).toBeTruthy()
  })

  test('shows few fields at once, and opens more under the records they belong to', async () => {
    answer(ENTRIES)
    await renderApp(<AuditoriaScreen registry={registry} selo={null} />)
    expect(await screen.findByText('Andamento 1', { selector: 'tr:nth-child(2) b' })).toBeTruthy()
    const summary = screen.getByText('Valor · 2 etapas')
    const details = summary.closest('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    await userEvent.click(summary)
    expect(details.open).toBe(true)
    expect(details.textContent).toContain('Valor (R$): 10,00 →')
    expect(details.textContent).toContain('Alterou a etapa 2Situação: Não iniciado →')
  })

  test('an entry asked for by its number is open, and every entry has such an address', async () => {
    answer([saved])
    await renderApp(<AuditoriaScreen registry={registry} selo={null} />, '/tela?entrada=30')
    const summary = await screen.findByText('Valor · 2 etapas')
    expect((summary.closest('details') as HTMLDetailsElement).open).toBe(true)
    expect(screen.getByRole('link', { name: '30' }).getAttribute('href')).toBe('/auditoria?entrada=30')
    expect(screen.getByRole('button', { name: 'Retirar o filtro Entrada' })).toBeTruthy()
  })

  test('an entry with more lines than came asks for all of them', async () => {
    const whole = entry(30, [...saved.registros, stage(3), stage(4)])
    server.current.answer(({ path, query }) =>
      Response.json(
        {
          Status: 'Success',
          Result: path.includes('entradas') ? [query.entrada ? whole : { ...saved, linhas: 5 }] : [],
        },
        { headers: { 'X-Total-Count': '1' } },
      ),
    )
    await renderApp(<AuditoriaScreen registry={registry} selo={null} />)
    await userEvent.click(await screen.findByText('Valor · 2 etapas · mais 2 linhas'))
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar as outras 2 linhas' }))
    expect(await screen.findByText('Valor · 4 etapas')).toBeTruthy()
    expect(screen.getByText('Andamento 4')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Mostrar as outras/ })).toBeNull()
  })
})

describe('the history of a record', () => {
  const steps = (controls: boolean) =>
    renderApp(<HistoricoSteps entidade="projetos" registroId={7} registry={registry} controls={controls} />)

  test('reads as the trail does, and leads there those who may read it', async () => {
    answer([saved])
    await steps(true)
    const summary = await screen.findByText('Valor · 2 etapas')
    expect(summary.closest('li')?.textContent).toContain('Alterou o projeto Ponte Nova')
    expect(screen.getByTitle('Entrada 30 da auditoria').getAttribute('href')).toBe('/auditoria?entrada=30')
  })

  test('shows older entries when asked', async () => {
    answer([saved], 60)
    await steps(false)
    const more = await screen.findByRole('button', { name: 'Mostrar mais antigas (59)' })
    expect(screen.queryByTitle('Entrada 30 da auditoria')).toBeNull()
    await userEvent.click(more)
    expect(server.current.last?.query.limite).toBe('100')
  })
})
