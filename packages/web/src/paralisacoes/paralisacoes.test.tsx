import { calendarioOf, diasUteisBetween } from '@paco/domain/calendario/dias-uteis'
import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { ParalisadaBanner } from '../projetos/painel/painel-paralisada.tsx'
import { PainelProjeto } from '../projetos/painel/painel-projeto.tsx'
import { sampleProjeto, TODAY } from '../projetos/painel.testing.ts'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { movedText } from './paralisacao-fields.ts'
import { ParalisacoesCard } from './paralisacoes-card.tsx'
import { ParalisacoesDoContrato } from './paralisacoes-do-contrato.tsx'

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
  contrato_nome: null,
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
const answer = (rows: readonly Paralisacao[], contratos: readonly Contrato[] = []) =>
  server.current.answer(({ path }) =>
    Response.json({ Status: 'Success', Result: path === '/api/contratos' ? contratos : rows, id: 5 }),
  )
const written = () => server.current.received.find(({ method }) => method !== 'GET')
const obras = person('user', 12)

describe('on the project’s page', () => {
  test('a banner and a chip say that its works are stopped', async () => {
    await renderApp(
      <>
        <ParalisadaBanner projeto={stopped} today={TODAY} />
        <PainelProjeto projeto={stopped} today={TODAY} />
      </>,
    )
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
      expect(server.current.writtenTo('/api/paralisacoes')).toMatchObject({
        body: { id_projeto: 1042, motivo: 'judicial', responsavel: 'Obras' },
      }),
    )
  })

  const running = contratoWith({ id: 7, numero_ano: '12/2026', empresa: 'Construtora Vale' })
  const done = contratoWith({ id: 8, numero_ano: '3/2025', empresa: 'Antiga', situacao: 'Cumprido' })
  const openStop = async (contratos: readonly Contrato[]) => {
    answer([], contratos)
    await renderApp(
      <ParalisacoesCard projeto={sampleProjeto()} who={obras} today={TODAY} diasUteis={diasUteis} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Paralisar obra' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Motivo/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Decisão judicial' }))
    return {
      dialog,
      send: () => userEvent.click(dialog.getByRole('button', { name: 'Paralisar obra' })),
    }
  }

  test.each<[string, Contrato[], number | null]>([
    ['the only one that runs', [running, done], 7],
    ['none where two run', [running, { ...done, situacao: 'Em execução' }], null],
  ])('begins with %s of the project’s contracts', async (_, contratos, id_contrato) => {
    const { send } = await openStop(contratos)
    await send()
    await waitFor(() => expect(written()?.body).toMatchObject({ id_contrato }))
    const asked = server.current.received.find(({ path }) => path === '/api/contratos')
    expect(asked?.query).toEqual({ id_projeto: '1042' })
  })

  test('takes the contract that is chosen', async () => {
    const { dialog, send } = await openStop([running, done])
    await userEvent.click(dialog.getByRole('combobox', { name: /^Contrato/ }))
    const offered = await screen.findAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '12/2026 · Construtora Vale',
      '3/2025 · Antiga',
    ])
    await userEvent.click(screen.getByRole('option', { name: '3/2025 · Antiga' }))
    await send()
    await waitFor(() => expect(written()?.body).toMatchObject({ id_contrato: 8 }))
  })

  test('asks for no contract where the project has none, and says nothing of it', async () => {
    const { dialog, send } = await openStop([])
    expect(dialog.queryByRole('combobox', { name: /^Contrato/ })).toBeNull()
    await send()
    await waitFor(() => expect(written()?.body).toBeDefined())
    expect(written()?.body).not.toHaveProperty('id_contrato')
  })

  test.each([
    ['an open one', open, true],
    ['not one that has ended', closed, false],
  ])('is moved to another contract: %s', async (_, one, offered) => {
    answer([{ ...one, id_contrato: 9, contrato_nome: '1/2026 · Desligada' }], [running])
    await renderApp(<ParalisacoesCard projeto={stopped} who={obras} today={TODAY} diasUteis={diasUteis} />)
    const link = await screen.findByRole('link', { name: '1/2026 · Desligada' })
    expect(link.getAttribute('href')).toBe('/contratos/9')
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('combobox', { name: /^Motivo/ })
    const field = dialog.queryByRole<HTMLInputElement>('combobox', { name: /^Contrato/ })
    expect(field?.value).toBe(offered ? '1/2026 · Desligada' : undefined)
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

describe('on the contract’s page', () => {
  test('every stoppage under it is listed, with the way to its project', async () => {
    answer([open, closed])
    await renderApp(<ParalisacoesDoContrato id={7} today={TODAY} />)
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${open.nomeprojeto}Desde 12/09/2026, há 47 diasDesapropriaçãoAberta`,
      `${open.nomeprojeto}01/03/2026 a 02/03/2026, 1 diaDesapropriaçãoEncerrada`,
    ])
    const [link] = screen.getAllByRole('link', { name: open.nomeprojeto })
    expect(link?.getAttribute('href')).toBe('/viewprojetocompleto/1042')
    expect(server.current.last?.query).toEqual({ id_contrato: '7', ordem: '-inicio' })
  })

  test('nothing is said where there never was one', async () => {
    answer([])
    const { container } = await renderApp(<ParalisacoesDoContrato id={7} today={TODAY} />)
    await waitFor(() => expect(server.current.last?.path).toBe('/api/paralisacoes'))
    expect(container.querySelector('h2')).toBeNull()
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
