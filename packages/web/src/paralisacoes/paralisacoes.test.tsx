import { calendarioOf, diasUteisBetween } from '@paco/domain/calendario/dias-uteis'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { PainelProjeto } from '../projetos/painel/painel-projeto.tsx'
import { sampleProjeto, TODAY } from '../projetos/painel.testing.ts'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { movedText } from './paralisacao-fields.ts'
import { ParalisacoesCard } from './paralisacoes-card.tsx'

const calendario = calendarioOf([])
const diasUteis = (from: string, to: string) => diasUteisBetween(calendario, from, to)

const server = fakeServerForEachTest()

const open: Paralisacao = {
  id: 5,
  id_projeto: 1042,
  nomeprojeto: 'Pavimentação da Vila Paraíba, fase 2',
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  id_contrato: null,
  ordem: '7/2026',
  motivo: 'desapropriacao',
  detalhe: null,
  responsavel: 'Procuradoria',
  inicio: '2026-09-12',
  reinicio_previsto: null,
  reinicio: null,
  dias: null,
  aviso_publicado_em: null,
  placa_em: '2026-10-15',
  versao: 2,
}
const closed = { ...open, id: 4, inicio: '2026-03-01', reinicio: '2026-03-02', dias: 1 }
const paralisacao = {
  desde: open.inicio,
  motivo: open.motivo,
  detalhe: null,
  responsavel: open.responsavel,
  reinicio_previsto: null,
}
const stopped = sampleProjeto(undefined, { paralisacao })
const answer = (rows: readonly Paralisacao[]) =>
  server.current.answer(() => Response.json({ Status: 'Success', Result: rows, id: 5 }))
const obras = person('user', 12)

describe('on the project’s page', () => {
  test('a banner and a chip say that its works are stopped', async () => {
    await renderApp(<PainelProjeto projeto={stopped} today={TODAY} />)
    expect(
      screen.getByText(
        'Obra paralisada há 47 dias: desapropriação; responsável: Procuradoria; sem reinício previsto.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Paralisada')).toBeTruthy()
  })

  test('actual dates stand beside the planned and the first ones', async () => {
    const real = { datainicioreal1: '2026-01-05', datafimreal1: '2026-03-09', datainicioreal3: '2026-06-02' }
    await renderApp(<PainelProjeto projeto={sampleProjeto(undefined, real)} today={TODAY} />)
    const rows = within(screen.getByRole('table', { name: /Datas previstas/ })).getAllByRole('row')
    expect(
      within(rows[1] as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['02/01/2026 a 02/03/2026', '02/01/2026 a 02/03/2026', '05/01/2026 a 09/03/2026'])
    expect(rows[3]?.textContent).toContain('01/06/2026 a 30/09/202601/06/2026 a 15/09/2026desde 02/06/2026')
  })
})

describe('the card', () => {
  test('warns of what is due and lists every stoppage', async () => {
    answer([open, closed])
    await renderApp(<ParalisacoesCard projeto={stopped} who={null} today={TODAY} diasUteis={diasUteis} />)
    expect(await screen.findByText(/Falta o aviso no site\.$/)).toBeTruthy()
    expect(screen.getByText('Desde 12/09/2026, há 47 dias')).toBeTruthy()
    expect(screen.getByText('01/03/2026 a 02/03/2026, 1 dia')).toBeTruthy()
    expect(screen.getByText('2 paralisações.')).toBeTruthy()
    expect(server.current.last?.query).toEqual({ id_projeto: '1042', ordem: '-inicio' })
  })

  test.each([
    ['a stranger', null, ['Aviso e placa']],
    ['another department', person('user', 17), ['Aviso e placa']],
    ['the department', obras, ['Reiniciar', 'Editar', 'Aviso e placa']],
    ['an administrator', person('admin', null), ['Reiniciar', 'Editar', 'Aviso e placa', 'Excluir']],
  ])('offers %s what is theirs to do', async (_, who, labels) => {
    answer([open])
    await renderApp(<ParalisacoesCard projeto={stopped} who={who} today={TODAY} diasUteis={diasUteis} />)
    await screen.findByText('1 paralisação.')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
  })

  test('is not there for those who can do nothing with works that never stopped', async () => {
    answer([])
    const { container } = await renderApp(
      <ParalisacoesCard projeto={sampleProjeto()} who={null} today={TODAY} diasUteis={diasUteis} />,
    )
    await waitFor(() => expect(container.querySelector('h2')).toBeNull())
  })

  test('stops works: today, by the project’s department unless told otherwise', async () => {
    answer([])
    await renderApp(
      <ParalisacoesCard projeto={sampleProjeto()} who={obras} today={TODAY} diasUteis={diasUteis} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Paralisar obra' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Motivo/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Decisão judicial' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Paralisar obra' }))
    await waitFor(() =>
      expect(server.current.received.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/paralisacoes',
        body: { id_projeto: 1042, motivo: 'judicial', responsavel: 'Obras' },
      }),
    )
  })

  test('restarts them from the version that was read, and says what moves', async () => {
    answer([open])
    await renderApp(<ParalisacoesCard projeto={stopped} who={obras} today={TODAY} diasUteis={diasUteis} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Reiniciar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Reiniciar obra' }))
    await waitFor(() =>
      expect(server.current.received.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/paralisacoes/5/reiniciar',
        body: { versao: 2 },
      }),
    )
  })

  test('has the texts ready to be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    answer([open])
    await renderApp(<ParalisacoesCard projeto={stopped} who={null} today={TODAY} diasUteis={diasUteis} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Aviso e placa' }))
    const aviso = await screen.findByLabelText<HTMLTextAreaElement>('Aviso para o site')
    expect(aviso.value).toContain('Motivo: Desapropriação')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto da placa').value).toMatch(/^OBRA PARALISADA\n/)
    await userEvent.click(screen.getAllByRole('button', { name: 'Copiar' })[1] as HTMLElement)
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining('OBRA PARALISADA')))
    writeText.mockRestore()
  })
})

test.each([
  [
    '2026-10-29',
    'As etapas não concluídas andam 47 dias, com apostila (art. 115, § 5º). O prazo original fica como está.',
  ],
  [
    '2026-09-13',
    'As etapas não concluídas andam 1 dia, com apostila (art. 115, § 5º). O prazo original fica como está.',
  ],
  ['2026-09-12', 'Informe um dia depois do início da paralisação.'],
  ['', 'Informe um dia depois do início da paralisação.'],
])('a restart on %o', (day, text) => {
  expect(movedText('2026-09-12', { reinicio: day })).toBe(text)
})
