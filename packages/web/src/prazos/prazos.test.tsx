import type { Prazo } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { distanceText, grupoOf, gruposOf, uteisText } from './grupos.ts'
import { linkOf } from './links.ts'
import { PrazosPage } from './prazos-page.tsx'

const prazo = (part: Partial<Prazo>): Prazo => ({
  tipo: 'etapa',
  id: 1,
  parte: '4',
  titulo: 'Ponte Nova',
  detalhe: 'Execução',
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  dia: '2026-05-01',
  dias: -12,
  marca: 'atrasada',
  base_legal: null,
  acao: null,
  dias_uteis: null,
  marcavel: false,
  id_projeto: null,
  meu: false,
  ...part,
})
const OWN = prazo({ meu: true })
const CONVENIO = prazo({
  tipo: 'convenio',
  id: 7,
  parte: 'dade/vigencia_contrato',
  titulo: 'Teleférico',
  detalhe: 'Vigência do contrato',
  id_secretaria: null,
  secretaria_nome: null,
  dia: '2026-05-18',
  dias: 5,
  marca: null,
})
const ADITIVO = prazo({
  tipo: 'aditivo',
  id: 9,
  parte: '3',
  titulo: 'Creche',
  dias: -2,
  marca: null,
  meu: true,
})

const LEGAL = prazo({
  tipo: 'legal',
  id: 12,
  parte: 'contrato:12:pncp',
  titulo: 'Contrato 45/2026: Ponte',
  detalhe: 'Publicação do contrato no PNCP',
  dia: '2026-05-18',
  dias: 5,
  marca: null,
  base_legal: 'art. 94, I, Lei 14.133/2021',
  acao: 'Publique o contrato no PNCP e informe o número dele.',
  dias_uteis: 3,
  marcavel: true,
  meu: true,
})

const someone = (role: SessionUser['role'], id_secretaria: number | null = null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

describe('a thing due', () => {
  test.each([
    [{ dias: -12 }, 'vencido há 12 dias', 'vencido'],
    [{ dias: -1 }, 'vencido há 1 dia', 'vencido'],
    [{ dias: 0 }, 'vence hoje', '30'],
    [{ dias: 1 }, 'em 1 dia', '30'],
    [{ dias: 31 }, 'em 31 dias', '60'],
    [{ dias: 90 }, 'em 90 dias', '90'],
    [{ tipo: 'legal', dias: 120 }, 'em 120 dias', '120'],
    [{ tipo: 'aditivo', dias: 0 }, 'pedido hoje', 'espera'],
    [{ tipo: 'aditivo', dias: -1200 }, 'espera há 1.200 dias', 'espera'],
  ] as const)('%o is told and grouped', (part, text, grupo) => {
    expect(distanceText(prazo(part))).toBe(text)
    expect(grupoOf(prazo(part))).toBe(grupo)
  })

  test('leads to the record, where the person may go', () => {
    expect(linkOf(OWN, null)).toMatchObject({ to: '/viewprojetocompleto/$id', params: { id: '1' } })
    expect(linkOf(ADITIVO, null)).toMatchObject({ to: '/aditivos/$id', params: { id: String(ADITIVO.id) } })
    expect(linkOf(prazo({ tipo: 'pca', id: 5 }), null)).toMatchObject({
      to: '/viewpca/$id',
      params: { id: '5' },
    })
    expect(linkOf(CONVENIO, someone('admin'))).toMatchObject({
      to: '/editconveniosdade/$id',
      params: { id: '7' },
    })
    expect(linkOf(CONVENIO, someone('user'))).toMatchObject({
      to: '/conveniosdade',
      search: { busca: 'Teleférico' },
    })
    expect(linkOf({ ...CONVENIO, parte: null }, null)).toMatchObject({ to: '/convenios' })
  })

  test('of the law leads to what it is of', () => {
    expect(linkOf(LEGAL, null)).toMatchObject({ to: '/contratos/$id', params: { id: '12' } })
    const parada = { ...LEGAL, id: 5, parte: 'paralisacao:5:aviso', id_projeto: 3 }
    expect(linkOf(parada, null)).toMatchObject({ to: '/viewprojetocompleto/$id', params: { id: '3' } })
    const contas = { ...LEGAL, id: 7, parte: 'convenio_dade:7:contas', titulo: 'Teleférico' }
    expect(linkOf(contas, someone('admin'))).toMatchObject({
      to: '/editconveniosdade/$id',
      params: { id: '7' },
    })
    expect(linkOf(contas, null)).toMatchObject({ to: '/conveniosdade', search: { busca: 'Teleférico' } })
  })

  test.each([
    [11, 'faltam 11 dias úteis'],
    [1, 'falta 1 dia útil'],
    [0, 'último dia útil'],
    [-1, '1 dia útil de atraso'],
  ])('%d working days are told', (uteis, text) => {
    expect(uteisText(uteis)).toBe(text)
  })

  test('the farthest group is there only where something is', () => {
    const counts = { vencido: 0, '30': 0, '60': 0, '90': 0, '120': 0, espera: 0 }
    expect(gruposOf(['etapa'], counts)).toEqual(['vencido', '30', '60', '90'])
    expect(gruposOf(['aditivo'], { ...counts, '120': 1 })).toEqual([
      'vencido',
      '30',
      '60',
      '90',
      '120',
      'espera',
    ])
  })
})

describe('Prazos', () => {
  const server = fakeServerForEachTest()
  let prazos: Prazo[]
  let segredo: string | null
  function answer({ path, method }: Received): Response {
    if (path === '/api/prazos/cumprimentos') return Response.json({ Status: 'Success', id: 1 })
    if (path === '/api/prazos') return Response.json({ Status: 'Success', Result: prazos })
    if (method === 'POST') segredo = segredo === null ? 'um' : 'dois'
    const Result = segredo === null ? [] : [{ endereco: `/api/agenda/${segredo}` }]
    return Response.json({ Status: 'Success', Result })
  }
  beforeEach(() => {
    prazos = [OWN, ADITIVO, CONVENIO]
    segredo = null
    server.current.answer(answer)
  })
  const show = (who = someone('user', 12), at = '/tela') =>
    renderApp(<PrazosPage who={who} secretarias={[{ value: 12, label: 'Obras' }]} />, at)
  const section = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('section') as HTMLElement)

  test("shows one's own first, then the rest, with their words", async () => {
    await show()
    const mine = await section('Meus e da minha secretaria')
    expect(mine.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ponte Nova', 'Creche'])
    expect(mine.getByText('vencido há 12 dias')).toBeDefined()
    const others = await section('Do resto da Prefeitura')
    expect(others.getByText('Vigência do contrato')).toBeDefined()
    expect(
      screen.getByText(
        /^1 prazo vencido \(1 etapa atrasada e 0 não iniciadas no prazo, em 1 processo\), 1 nos próximos 30 dias, 1 aditivo à espera\. Destes, 2 são seus\.$/,
      ),
    ).toBeDefined()
  })

  test('who reads no amendment is not told that none waits', async () => {
    prazos = [CONVENIO]
    await show(someone('user', null))
    expect(await screen.findByRole('button', { name: 'Convênio 1' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Aditivo/ })).toBeNull()
  })

  test('the address holds the filter; counts tell what choosing would show', async () => {
    const { search } = await show()
    await userEvent.click(await screen.findByRole('button', { name: /Aditivos à espera 1/ }))
    expect(search()).toEqual({ faixa: 'espera' })
    expect(screen.queryByText('Ponte Nova')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Convênio 1' }))
    expect(search()).toEqual({ faixa: 'espera', tipo: 'convenio' })
    expect(await screen.findByText('Nada vence com este filtro.')).toBeDefined()
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement)
    expect(await screen.findByText('Ponte Nova')).toBeDefined()
  })

  test('a month in the address leaves what falls into it, and says so', async () => {
    prazos = [OWN, prazo({ id: 2, titulo: 'UBS', dia: '2026-06-02' })]
    await renderApp(<PrazosPage who={someone('admin')} secretarias={[]} />, '/tela?mes=2026-06')
    expect(await screen.findByText('UBS')).toBeDefined()
    expect(screen.queryByText('Ponte Nova')).toBeNull()
    expect(screen.getByText(/ Filtro: vence em jun\/2026\./)).toBeDefined()
  })

  test('an end that passed before the stage began is told apart from a late one, and counted by project', async () => {
    prazos = [
      OWN,
      prazo({ parte: '5', detalhe: 'Obra', marca: 'nao_iniciada' }),
      prazo({ id: 2, titulo: 'UBS' }),
    ]
    const { search } = await show(someone('admin'))
    expect(await screen.findByText('etapa não iniciada no prazo')).toBeDefined()
    expect(screen.getAllByText('etapa atrasada')).toHaveLength(2)
    expect(
      screen.getByText(
        /^3 prazos vencidos \(2 etapas atrasadas e 1 não iniciada no prazo, em 2 processos\),/,
      ),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('combobox', { name: 'Etapas' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Não iniciada no prazo' }))
    expect(search()).toEqual({ marca: 'nao_iniciada' })
    expect(await screen.findByText(/ Filtro: Não iniciada no prazo\.$/)).toBeDefined()
    expect(screen.queryByText('UBS')).toBeNull()
  })

  test('what the law asks says why and what to do, and is marked by those who may', async () => {
    prazos = [LEGAL, { ...LEGAL, id: 13, parte: 'contrato:13:pncp', id_secretaria: 17, meu: false }]
    await show()
    const mine = await section('Meus e da minha secretaria')
    expect(mine.getByText('art. 94, I, Lei 14.133/2021').parentElement?.textContent).toContain(
      'art. 94, I, Lei 14.133/2021 · faltam 3 dias úteis · Publique o contrato no PNCP e informe o número dele.',
    )
    expect(screen.getAllByRole('button', { name: /^Marcar como cumprido/ })).toHaveLength(1)
    await userEvent.click(mine.getByRole('button', { name: /^Marcar como cumprido/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como cumprido' }))
    await userEvent.type(await dialog.findByLabelText(/^Comprovação/), 'https://pncp.gov.br/1')
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como cumprido' }))
    expect(await screen.findByText('Prazo marcado como cumprido.')).toBeDefined()
    const sent = server.current.received.find(({ path }) => path === '/api/prazos/cumprimentos')
    expect(sent?.body).toMatchObject({ chave: 'contrato:12:pncp', evidencia: 'https://pncp.gov.br/1' })
  })

  test('what only its record ends is not marked', async () => {
    prazos = [{ ...LEGAL, marcavel: false }]
    await show(someone('admin'))
    expect(await screen.findByText('art. 94, I, Lei 14.133/2021')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull()
  })

  test('a copied link shows the same', async () => {
    await show(someone('admin'), '/tela?id_secretaria=12&tipo=etapa')
    expect(await screen.findByText('Ponte Nova')).toBeDefined()
    expect(screen.queryByText('Teleférico')).toBeNull()
    expect(screen.getByText(/ Filtro: Etapa, Obras\.$/)).toBeDefined()
  })

  test('nothing due is good news', async () => {
    prazos = []
    await show()
    expect(await screen.findByText('Tudo em dia!')).toBeDefined()
  })

  test('ten of a group are shown, the others on demand', async () => {
    prazos = Array.from({ length: 12 }, (_, index) => prazo({ id: index + 1, titulo: `Obra ${index + 1}` }))
    await show()
    expect(await screen.findAllByText(/^Obra \d+$/)).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos (12)' }))
    expect(screen.getAllByText(/^Obra \d+$/)).toHaveLength(12)
  })

  test('the calendar gets an address, and another one after asking', async () => {
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Criar endereço da agenda' }))
    const field = (await screen.findByLabelText('Endereço da agenda')) as HTMLInputElement
    expect(field.value).toBe(`${window.location.origin}/api/agenda/um`)
    await userEvent.click(screen.getByRole('button', { name: 'Trocar endereço' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar endereço' }))
    expect(await screen.findByDisplayValue(/\/api\/agenda\/dois$/)).toBeDefined()
  })
})
