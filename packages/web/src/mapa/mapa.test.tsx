import { setCidade } from '@paco/domain/cidade/atual'
import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { projetosCalls } from '@paco/domain/projetos/contract'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { request } from '../http/client.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { COORDENADAS, PARADAS } from './coordenadas.testing.ts'
import { Mapa } from './mapa.tsx'

setCidade(GUARATINGUETA)

const TONES = { 'Não iniciado': 'idle', 'Em andamento': 'run', Concluído: 'ok', Atrasado: 'late' } as const
const OBRAS: SessionUser = { id: 2, name: 'Helena', role: 'user', id_secretaria: 12 }
const SECRETARIAS = [
  { value: 12, label: 'Obras' },
  { value: 17, label: 'Saúde' },
]
const without = (id: number, nomeprojeto: string, id_secretaria: number) => ({
  id,
  nomeprojeto,
  id_secretaria,
  secretaria_nome: id_secretaria === 12 ? 'Obras' : 'Saúde',
  status: 'Não iniciado',
  etapas_atrasadas: [],
  etapas_nao_iniciadas: [],
  paralisacao: null,
  sem_evolucao_em: null,
})
const MISSING = [without(21, 'Galeria pluvial', 12), without(22, 'Farmácia central', 17)]

const server = fakeServerForEachTest()
const written = (): Response => Response.json({ Status: 'Success', id: 9 })
let write = written

function answer({ method, path }: Received): Response {
  if (method !== 'GET') return write()
  if (path === '/api/coordenadas') return Response.json(COORDENADAS)
  if (path === '/api/mapa') return Response.json({ Status: 'Success', Result: [{ tiles: '' }] })
  const id = Number(path.split('/').at(-1))
  if (id === 11) return Response.json({ Status: 'Success', Result: [without(11, 'Praça da Estação', 12)] })
  const Result = Number.isNaN(id) ? MISSING : MISSING.filter((projeto) => projeto.id === id)
  return Response.json({ Status: 'Success', Result }, { headers: { 'X-Total-Count': String(Result.length) } })
}

beforeEach(() => {
  write = written
  server.current.answer(answer)
})

const projetoQuery = (id: number) => ({
  queryKey: ['/api/getprojetocompleto', id],
  queryFn: async () => {
    const { data } = await request(projetosCalls.getProjeto, { params: { id } })
    if (!data.Result[0]) throw new Error('none')
    return data.Result[0]
  },
})
const show = (who: SessionUser | null, search = '') =>
  renderApp(
    <Mapa who={who} secretarias={SECRETARIAS} tones={TONES} projetoQuery={projetoQuery} />,
    `/tela${search}`,
  )
const list = () => screen.findByRole('list', { name: 'Projetos no mapa' })
const legend = () => within(screen.getByRole('list', { name: 'Legenda' }))
const popup = (name: RegExp) => screen.findByRole('dialog', { name })

describe('reading the map', () => {
  test('lists the projects by name, names being text; says when the background is missing', async () => {
    const { container } = await show(null)
    const lines = within(await list()).getAllByRole('button')
    expect(lines.map((line) => line.textContent)).toEqual([
      '<img src=x onerror=alert(1)>Concluído · Obras',
      'Praça da EstaçãoEm andamento · Obrasetapa atrasadaetapa não iniciada no prazo',
      'Reforma de UBSAtrasado · Saúde',
    ])
    expect(container.querySelector('img')).toBeNull()
    expect(await screen.findByText(/Fundo do mapa indisponível\. Os pontos continuam aqui\./)).toBeTruthy()
    expect(screen.getByText('3 projetos no mapa · R$ 3.000,00')).toBeTruthy()
  })

  test('one filter narrows list, legend and address', async () => {
    const { search } = await show(null)
    await list()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Atrasado' }))
    await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(1))
    expect(search()).toEqual({ status: 'Atrasado' })
    expect(legend().getByText('Em andamento').textContent).toBe('Em andamento 0')
    expect(server.current.last?.query).toMatchObject({ localizado: 'false', status: 'Atrasado' })
  })

  test('a mark narrows list, legend, address and those without a place', async () => {
    const { search } = await show(null)
    await list()
    expect(legend().getByText('etapa atrasada').closest('li')?.textContent).toBe('etapa atrasada 1')
    await userEvent.click(screen.getByRole('combobox', { name: 'Etapas' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Não iniciada no prazo' }))
    await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(1))
    expect(search()).toEqual({ marca: 'nao_iniciada' })
    expect(server.current.last?.query).toMatchObject({ localizado: 'false', marca: 'nao_iniciada' })
  })

  describe('works that stand still', () => {
    beforeEach(() =>
      server.current.answer((received) =>
        received.path === '/api/coordenadas'
          ? Response.json([...COORDENADAS, ...PARADAS], { headers: { 'X-Hoje': '2026-04-26' } })
          : answer(received),
      ),
    )
    const count = (label: string) => legend().getByText(label).closest('li')?.textContent

    test.each([
      ['Obra', 'Paralisada', 'Ponte do Pedregulho', { paralisado: true }],
      ['Evolução', 'Sem evolução', 'Creche do Bosque', { sem_evolucao: true }],
    ])('%s: %s narrows list, address and those without a place', async (filter, option, found, address) => {
      const { search } = await show(null)
      await list()
      expect([count('Obra paralisada'), count('sem evolução')]).toEqual([
        'Obra paralisada 1',
        'sem evolução 1',
      ])
      await userEvent.click(screen.getByRole('combobox', { name: filter }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
      await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(1))
      expect((await list()).textContent).toContain(found)
      expect(search()).toEqual(address)
      const asked = Object.fromEntries(Object.entries(address).map(([key, value]) => [key, String(value)]))
      expect(server.current.last?.query).toMatchObject({ localizado: 'false', ...asked })
      await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
      await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(5))
      expect(search()).toEqual({})
    })

    test.each([
      [
        14,
        /Ponte/,
        'Obra paralisada há 47 dias: chuvas ou força maior; responsável: Defesa Civil; reinício previsto para 30/05/2026.',
      ],
      [
        15,
        /Creche/,
        'Sem evolução desde 20/04/2026: em execução e sem avançar 5% em 120 dias, ou 15% em 365 (Lei 14.719/2023).',
      ],
    ])('the popup of project %i says so in a sentence', async (id, name, sentence) => {
      await show(null, `?projeto=${id}`)
      expect(within(await popup(name)).getByText(sentence)).toBeTruthy()
    })
  })

  test('a search without accents offers the project; choosing it opens its popup', async () => {
    const { search } = await show(null)
    await list()
    const user = userEvent.setup()
    await user.type(screen.getByRole('combobox', { name: /Pesquisar/ }), 'estacao')
    const found = await screen.findAllByRole('option')
    expect(found.map(({ textContent }) => textContent)).toEqual(['Praça da EstaçãoObras'])
    await user.keyboard('{ArrowDown}{Enter}')
    const shown = within(await popup(/Praça da Estação/))
    expect(shown.getByText('R$ 1.500,00')).toBeTruthy()
    expect(shown.getByText('etapa atrasada')).toBeTruthy()
    expect(shown.getByText('Etapa 3 · Processo licitatório: fim previsto 12/03/2026')).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Ver projeto' }).getAttribute('href')).toBe(
      '/viewprojetocompleto/11',
    )
    expect(shown.getByRole('link', { name: 'Página da obra' }).getAttribute('href')).toBe(
      '/transparencia/obras/11',
    )
    expect(shown.queryByRole('button', { name: 'Mover' })).toBeNull()
    expect(search()).toMatchObject({ projeto: 11, busca: 'estacao' })
  })

  test('the address opens a project', async () => {
    await show(null, '?projeto=12')
    expect((await popup(/Reforma de UBS/)).textContent).toContain('Atrasado')
  })

  test('only the own department gets the way to put a project on the map', async () => {
    await show(OBRAS, '?lista=sem-localizacao')
    await screen.findByRole('link', { name: 'Farmácia central' })
    const buttons = screen.getAllByRole('button', { name: /Pôr no mapa/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pôr no mapa: Galeria pluvial',
    ])
  })

  test('a project without a point is told so', async () => {
    await show(OBRAS, '?projeto=21')
    expect((await screen.findByText(/ainda não está no mapa/)).textContent).toBe(
      'Galeria pluvial ainda não está no mapa.',
    )
  })
})

describe('changing a point', () => {
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(new RegExp(label))
    await userEvent.setup().clear(field)
    await userEvent.setup().type(field, text)
  }
  const save = () => userEvent.setup().click(screen.getByRole('button', { name: 'Salvar' }))

  test('puts a project on the map where it is typed, warning when that is far away', async () => {
    const { search } = await show(OBRAS, '?posicionar=21')
    await type('Latitude', '-22,81')
    await type('Longitude', '-46,36')
    expect(await screen.findByText(/fica a 120 km do centro da cidade/)).toBeTruthy()
    await type('Longitude', '-45,19')
    expect(screen.queryByText(/km do centro/)).toBeNull()
    await save()
    await waitFor(() => expect(search()).toEqual({ projeto: 21 }))
    expect(server.current.writtenTo('/api/coordenadas')).toMatchObject({
      body: { id_projeto: 21, latitude: '-22,81', longitude: '-45,19' },
    })
  })

  test('says beside the field what is no place on earth', async () => {
    await show(OBRAS, '?posicionar=21')
    await type('Latitude', '-220,5')
    await type('Longitude', 'oeste')
    await save()
    expect(screen.getAllByText('Informe uma latitude entre -90 e 90.').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Informe uma longitude entre -180 e 180.').length).toBeGreaterThan(0)
    expect(server.current.received.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('offers no form before it is known whether the project has a point', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.current.answer(async (received) => {
      if (received.path === '/api/coordenadas') await held
      return answer(received)
    })
    await show(OBRAS, '?posicionar=11')
    expect(await screen.findByText('Praça da Estação')).toBeTruthy()
    expect(screen.queryByLabelText(/Latitude/)).toBeNull()
    release()
    expect(((await screen.findByLabelText(/Latitude/)) as HTMLInputElement).value).toBe('-22,814000')
  })

  test('moves a point with the version it was opened with', async () => {
    await show(OBRAS, '?projeto=11')
    await userEvent
      .setup()
      .click(within(await popup(/Praça da Estação/)).getByRole('button', { name: 'Mover' }))
    const latitude = (await screen.findByLabelText(/Latitude/)) as HTMLInputElement
    expect(latitude.value).toBe('-22,814000')
    await type('Latitude', '-22,8')
    await save()
    await waitFor(() =>
      expect(server.current.received.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/coordenadas/1',
        body: { latitude: '-22,8', longitude: '-45,190500', versao: 1 },
      }),
    )
  })

  test('removes a point after asking', async () => {
    await show(OBRAS, '?projeto=11')
    const user = userEvent.setup()
    await user.click(within(await popup(/Praça da Estação/)).getByRole('button', { name: 'Remover do mapa' }))
    await user.click(await screen.findByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Ponto removido do mapa.')).toBeTruthy()
    expect(server.current.received.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  test('a refusal is told on the page', async () => {
    write = () => Response.json({ Status: 'Error', Error: 'Só a secretaria do projeto…' }, { status: 403 })
    await show(OBRAS, '?projeto=11')
    const user = userEvent.setup()
    await user.click(within(await popup(/Praça da Estação/)).getByRole('button', { name: 'Remover do mapa' }))
    await user.click(await screen.findByRole('button', { name: 'Remover' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Só a secretaria do projeto…')
  })
})
