import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { actionsIn, openRowMenu, rowAction } from '../../ui/test/row-menu.ts'
import { FichaList } from '../ficha/ficha-list.tsx'
import { answerTwo, person, projetoWith } from '../projeto.testing.ts'
import { LegadoList } from './legado-list.tsx'
import { ProcessosList } from './processos-list.tsx'
import { RelacaoList } from './relacao-list.tsx'

const server = fakeServerForEachTest()
const counts = { concluido: 4, emandamento: 3, naoiniciado: 2, atrasado: 1 }
const answer = ({ path }: Received) =>
  path.startsWith('/api/get') && path !== '/api/getprojetocompleto' ? Response.json([counts]) : answerTwo()
beforeEach(() => server.current.answer(answer))

const PEOPLE = {
  anyone: null,
  visitante: person('user', null),
  obras: person('user', 12),
  auditor: person('auditor', null),
  admin: person('admin', null),
}
/** All that two rows offer and refuse. */
async function actionsOf(...names: string[]) {
  const words: (string | null)[][] = []
  for (const name of names)
    words.push(await actionsIn((await screen.findByText(name)).closest('tr') as HTMLElement))
  return words
}
const click = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }))

describe('what each person may do with a row', () => {
  test.each([
    ['anyone', ['Visualizar', 'Gantt'], ['Visualizar', 'Gantt']],
    ['visitante', ['Visualizar', 'Gantt', 'Sem permissão'], ['Visualizar', 'Gantt', 'Sem permissão']],
    ['auditor', ['Visualizar', 'Gantt', 'Sem permissão'], ['Visualizar', 'Gantt', 'Sem permissão']],
    ['obras', ['Visualizar', 'Gantt', 'Editar'], ['Visualizar', 'Gantt', 'Sem permissão']],
    ['admin', ['Visualizar', 'Gantt', 'Editar'], ['Visualizar', 'Gantt', 'Editar']],
  ] as const)('Lista de Processos, %s', async (who, own, foreign) => {
    await renderApp(<ProcessosList who={PEOPLE[who]} secretarias={[]} primaryAction={null} />)
    expect(await actionsOf('Ponte Nova', 'UBS Central')).toEqual([own, foreign])
  })

  test.each([
    ['obras', ['Editar', 'Excluir'], ['Sem permissão']],
    ['admin', ['Editar', 'Excluir'], ['Editar', 'Excluir']],
  ] as const)('RELAÇÃO DE PROCESSOS, %s', async (who, own, foreign) => {
    await renderApp(<RelacaoList who={PEOPLE[who]} secretarias={[]} primaryAction={null} />)
    expect(await actionsOf('Ponte Nova', 'UBS Central')).toEqual([own, foreign])
  })

  test('RELAÇÃO DE PROCESSOS offers no actions at all to those who change nothing', async () => {
    await renderApp(<RelacaoList who={PEOPLE.visitante} secretarias={[]} primaryAction={null} />)
    await screen.findByText('Ponte Nova')
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
  })

  test.each([
    ['anyone', ['teste'], ['teste']],
    ['obras', ['Editar', 'teste', 'Excluir'], ['teste', 'Sem permissão']],
  ] as const)('the legado list, %s', async (who, own, foreign) => {
    await renderApp(<LegadoList who={PEOPLE[who]} secretarias={[]} />)
    expect(await actionsOf('Ponte Nova', 'UBS Central')).toEqual([own, foreign])
  })

  test('says why not', async () => {
    await renderApp(<ProcessosList who={PEOPLE.obras} secretarias={[]} primaryAction={null} />)
    await openRowMenu((await screen.findByText('UBS Central')).closest('tr') as HTMLElement)
    const refused = screen.getByRole('menuitem', { name: /^Sem permissão/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    expect(refused.textContent).toContain('O projeto é de outra secretaria.')
  })
})

test('the situations carry their counts only while nothing else narrows the list', async () => {
  await renderApp(<ProcessosList who={null} secretarias={[]} primaryAction={null} />)
  expect(await screen.findByRole('button', { name: 'Todos 10' })).toBeTruthy()
  await userEvent.setup().type(screen.getByRole('searchbox'), 'ponte')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Todos 10' })).toBeNull())
})

describe('marks beside the status', () => {
  const marked = () =>
    Response.json(
      {
        Status: 'Success',
        Result: [
          projetoWith({
            status: 'Em andamento',
            etapas_atrasadas: [3],
            etapas_nao_iniciadas: [4, 5],
            datafimetapa3: '2026-03-12',
            datafimetapa4: '2026-03-20',
            datafimetapa5: '2026-04-01',
          }),
          projetoWith({ id: 2, nomeprojeto: 'UBS Central' }),
        ],
      },
      { headers: { 'X-Total-Count': '2' } },
    )
  const show = {
    'Lista de Processos': () => <ProcessosList who={null} secretarias={[]} primaryAction={null} />,
    'RELAÇÃO DE PROCESSOS': () => <RelacaoList who={PEOPLE.obras} secretarias={[]} primaryAction={null} />,
    'Ficha do PROJETO': () => <FichaList who={null} links={null} />,
  }

  test.each(Object.entries(show))('%s shows them in words, and the stages behind them', async (_, list) => {
    server.current.answer((request) =>
      request.path === '/api/getprojetocompleto' ? marked() : answer(request),
    )
    await renderApp(list())
    const row = within((await screen.findByText('Ponte Nova')).closest('tr') as HTMLElement)
    expect(row.getByText('Em andamento')).toBeTruthy()
    expect(row.getByText('etapa atrasada').title).toBe(
      'Etapa 3 · Processo licitatório: fim previsto 12/03/2026',
    )
    expect(row.getByText('etapa não iniciada no prazo').title).toBe(
      'Etapa 4 · Assinatura do contrato: fim previsto 20/03/2026\nEtapa 5 · Acompanhamento contratual: fim previsto 01/04/2026',
    )
    const other = within((await screen.findByText('UBS Central')).closest('tr') as HTMLElement)
    expect(other.queryByText(/^etapa /)).toBeNull()
  })

  test.each(Object.entries(show))('%s is narrowed to those that do not get on', async (_, list) => {
    const { search } = await renderApp(list())
    await screen.findByText('Ponte Nova')
    await userEvent.click(screen.getByRole('combobox', { name: 'Evolução' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Sem evolução' }))
    expect(search()).toEqual({ sem_evolucao: true })
    await waitFor(() =>
      expect(server.current.received.some(({ query }) => query.sem_evolucao === 'true')).toBe(true),
    )
  })

  test.each(Object.entries(show))('%s is narrowed to one of them, in the address', async (_, list) => {
    const { search } = await renderApp(list())
    await screen.findByText('Ponte Nova')
    await userEvent.click(screen.getByRole('combobox', { name: 'Etapas' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Não iniciada no prazo' }))
    expect(search()).toEqual({ marca: 'nao_iniciada' })
    await waitFor(() =>
      expect(server.current.received.some(({ query }) => query.marca === 'nao_iniciada')).toBe(true),
    )
  })
})

describe('stopped works', () => {
  const paralisacao = {
    desde: '2026-01-01',
    motivo: 'judicial',
    detalhe: null,
    responsavel: 'Obras',
    reinicio_previsto: null,
  } as const

  test('and those that do not get on stand out in the list, and narrow it', async () => {
    const rows = [
      projetoWith({ id: 1, paralisacao }),
      projetoWith({ id: 2, nomeprojeto: 'UBS Central', sem_evolucao_em: '2026-01-01' }),
      projetoWith({ id: 3, nomeprojeto: 'Creche', sem_evolucao_em: '2199-01-01' }),
    ]
    server.current.answer((request) =>
      request.path === '/api/getprojetocompleto'
        ? Response.json({ Status: 'Success', Result: rows }, { headers: { 'X-Total-Count': '3' } })
        : answer(request),
    )
    const { search } = await renderApp(<ProcessosList who={null} secretarias={[]} primaryAction={null} />)
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)
    const chip = (await rowOf('Ponte Nova')).getByText('Paralisada')
    expect(chip.closest('[title]')?.getAttribute('title')).toMatch(
      /^Obra paralisada há \d+ dias: decisão judicial; /,
    )
    expect((await rowOf('UBS Central')).getByText('sem evolução')).toBeTruthy()
    expect((await rowOf('UBS Central')).queryByText('Paralisada')).toBeNull()
    expect((await rowOf('Creche')).queryByText('sem evolução')).toBeNull()
    await userEvent.click(screen.getByRole('combobox', { name: 'Obra' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Paralisada' }))
    expect(search()).toEqual({ paralisado: true })
    await waitFor(() =>
      expect(server.current.received.some(({ query }) => query.paralisado === 'true')).toBe(true),
    )
  })
})

describe('deleting', () => {
  test.each([
    [
      'RELAÇÃO DE PROCESSOS',
      <RelacaoList key="r" who={PEOPLE.admin} secretarias={[]} primaryAction={null} />,
    ],
    ['the legado list', <LegadoList key="l" who={PEOPLE.admin} secretarias={[]} />],
    ['the card sheet', <FichaList key="f" who={PEOPLE.admin} links={null} />],
  ])(
    'is archiving in %s where an amendment was decided: it says why, and wants a reason',
    async (_where, list) => {
      const row = projetoWith({ aditivo_decidido: true, guardado: ['aditivo'], versao: 7 })
      server.current.answer((request) =>
        request.path === '/api/getprojetocompleto'
          ? Response.json({ Status: 'Success', Result: [row] }, { headers: { 'X-Total-Count': '1' } })
          : request.path === '/api/projetos/1/arquivar'
            ? Response.json({ Status: 'Success', id: 1 })
            : answer(request),
      )
      await renderApp(list)
      await screen.findByText('Ponte Nova')
      expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull()
      await (list.type === FichaList ? click('Arquivar') : rowAction('Arquivar'))
      const dialog = await screen.findByRole('dialog', { name: 'Arquivar projeto' })
      expect(dialog.textContent).toContain('Não se exclui: um aditivo dele já foi decidido.')
      const sent = () => server.current.received.filter(({ method }) => method === 'POST')
      const user = userEvent.setup()
      await user.click(await within(dialog).findByRole('button', { name: 'Arquivar' }))
      expect(sent()).toEqual([])
      await user.type(within(dialog).getByRole('textbox', { name: /Motivo do arquivamento/ }), 'Cancelada')
      await user.click(within(dialog).getByRole('button', { name: 'Arquivar' }))
      await screen.findByText('Projeto arquivado.')
      expect(sent()).toMatchObject([
        { path: '/api/projetos/1/arquivar', body: { motivo: 'Cancelada', versao: 7 } },
      ])
    },
  )

  test('says that the project waits in the bin, and undoes it at a click', async () => {
    await renderApp(<RelacaoList who={PEOPLE.obras} secretarias={[]} primaryAction={null} />)
    await screen.findByText('Ponte Nova')
    await rowAction('Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Tem certeza que deseja excluir?' })
    expect(dialog.textContent).toContain('vai para a lixeira')
    server.current.answer((request) =>
      request.method === 'DELETE'
        ? Response.json({ Status: 'Success' })
        : request.path === '/api/projetos/1/restaurar'
          ? Response.json({ Status: 'Success', id: 1, deixados: ['o vínculo com um bairro'] })
          : answer(request),
    )
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Movido para a lixeira.')).toBeTruthy()
    await click('Desfazer')
    expect(await screen.findByText('Projeto restaurado. Não voltou: o vínculo com um bairro.')).toBeTruthy()
    expect(screen.queryByText('Movido para a lixeira.')).toBeNull()
  })

  test('an archived project is only looked at', async () => {
    const row = projetoWith({ arquivado_em: '2026-04-10T15:00:00Z', arquivado_motivo: 'Cancelada' })
    server.current.answer((request) =>
      request.path === '/api/getprojetocompleto'
        ? Response.json({ Status: 'Success', Result: [row] }, { headers: { 'X-Total-Count': '1' } })
        : answer(request),
    )
    await renderApp(<RelacaoList who={PEOPLE.admin} secretarias={[]} primaryAction={null} />)
    const refused = await screen.findByRole('button', { name: 'Sem permissão' })
    refused.focus()
    expect((await screen.findByRole('tooltip')).textContent).toContain('Este projeto está arquivado')
  })

  test('archived projects are asked for by a filter of their own', async () => {
    const { search } = await renderApp(<ProcessosList who={null} secretarias={[]} primaryAction={null} />)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Arquivo' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Arquivados' }))
    expect(search()).toEqual({ arquivados: true })
  })

  test('asks first; a refusal leaves the row and is said', async () => {
    await renderApp(<RelacaoList who={PEOPLE.obras} secretarias={[]} primaryAction={null} />)
    await screen.findByText('Ponte Nova')
    await rowAction('Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Tem certeza que deseja excluir?' })
    server.current.answer((request) =>
      request.method === 'DELETE'
        ? Response.json({ Status: 'Error', Error: 'Sem banco.' }, { status: 503 })
        : answer(request),
    )
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Excluir' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao excluir. Sem banco.')
    const toasts = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(toasts.join(' ')).toContain('Erro ao excluir')
    expect(screen.getByText('Ponte Nova')).toBeTruthy()
  })
})
