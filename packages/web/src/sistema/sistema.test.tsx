import type { Instalacao } from '@paco/domain/sistema/instalacao'
import type { Lenta, Medidas } from '@paco/domain/sistema/medidas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { SistemaPage } from './sistema-page.tsx'

const GB = 1024 ** 3
const HERE: Instalacao = {
  versao: '1.2.3',
  node: '22.12.0',
  maquina: 'linux x64',
  banco: { tipo: 'embutido', versao: '17.5', bytes: 80 * 1024 ** 2 },
  porte: { trilha: 1234, pessoas: 12 },
  replica: null,
  falha_email: null,
  disco_livre: 20 * GB,
  desde: '2026-11-15T12:00:00Z',
  agora: '2026-11-18T12:30:00Z',
  fuso: 'America/Sao_Paulo',
  relogio_diferenca: 0,
}
const blank = () => Array.from({ length: 288 }, (): number | null => null)
const DAY: Medidas = {
  desde: '2026-11-18T12:00:00Z',
  inicio: '2026-11-17T12:35:00.000Z',
  minutos: 5,
  series: {
    requisicoes: [...blank().slice(2), 1200, 34],
    p95: blank(),
    erros: [...blank().slice(2), 0, 2],
    atraso: [...blank().slice(1), 3],
    espera: [...blank().slice(1), 0],
    memoria: [...blank().slice(1), 200 * 1024 ** 2],
    conexoes: [...blank().slice(1), 3],
    fila: [...blank().slice(2), 4, 0],
    banco: [...blank().slice(2), 80 * 1024 ** 2, 82 * 1024 ** 2],
    copia: [...blank().slice(1), 5 * 3600],
    emails: [...blank().slice(1), 0],
    trilha: [...blank().slice(2), 1200, 1234],
  },
  agora: [
    { medida: 'paco_db_up', parte: null, valor: 1 },
    { medida: 'paco_http_requests_total', parte: '2xx', valor: 1200 },
    { medida: 'paco_http_requests_total', parte: '5xx', valor: 2 },
  ],
  rotas: [{ rota: 'GET /api/prazos', vezes: 34, media: 12.3, recusas: 1, falhas: 0 }],
}
const LENTA: Lenta = {
  forma: '0a1b2c3d',
  texto: 'select * from x where a = $1',
  vezes: 14,
  pior: 1234,
  rotas: ['GET /api/x'],
  ultima_em: '2026-11-18T12:00:00Z',
}
const server = fakeServerForEachTest()
async function open(changes: Partial<Instalacao> = {}, formas: Lenta[] = []) {
  const answers: Record<string, unknown> = {
    '/api/sistema': { ...HERE, ...changes },
    '/api/sistema/medidas': DAY,
    '/api/sistema/lentas': { limite: 500, formas },
  }
  server.current.answer(({ path }) =>
    path in answers
      ? Response.json({ Status: 'Success', Result: [answers[path]] })
      : Response.json({ Status: 'Error', Error: 'Outro cartão.' }, { status: 500 }),
  )
  await renderApp(<SistemaPage />)
  await screen.findByText('Versão do Paço')
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

it('says with numbers when the city has outgrown the embedded database', async () => {
  await open({ porte: { trilha: 1_200_000, pessoas: 12 } })
  expect(screen.getByText(/banco embutido: 1\.200\.000 linhas na trilha/).textContent).toMatch(
    /passou.*até 1\.000\.000/,
  )
})

it.each([
  ['em_dia', 0.4, 'Em dia, 0,4 s de atraso', null],
  ['atrasada', 7, 'Atrasada, 7 s de atraso', /está atrasada: as páginas públicas leem do banco principal/],
  ['fora', null, 'Não responde', /não responde: as páginas públicas/],
  ['promovida', null, 'Não é mais uma réplica', /indique outra em DATABASE_READ_URL/],
] as const)('says how the replica stands: %s', async (situacao, atraso, said, warned) => {
  await open({ replica: { situacao, atraso } })
  expect(fact('Réplica de leitura')).toBe(said)
  if (warned) expect(screen.getByText(warned)).toBeTruthy()
  else expect(screen.queryByText(/páginas públicas/)).toBeNull()
})

it('says what runs, where and since when', async () => {
  await open()
  expect(fact('Versão do Paço')).toBe('1.2.3')
  expect(fact('No ar desde')).toBe('15/11/2026 09:00, há 3 dias')
  expect(fact('Banco de dados')).toBe('Embutido no sistema (PostgreSQL 17.5)')
  expect(fact('Tamanho do banco')).toBe('80 MB')
  expect(fact('Disco dos dados')).toBe('20 GB livres')
  expect(fact('Máquina')).toBe('Node.js 22.12.0, linux x64')
  expect(fact('Relógio')).toBe('18/11/2026 09:30, Brasília (UTC−3)')
  expect(screen.queryByText('Réplica de leitura')).toBeNull()
  expect(screen.queryByText(/espaço no disco|diferem|banco embutido/)).toBeNull()
})

it.each([
  [{ disco_livre: 4 * GB }, 'status', /^Pouco espaço/],
  [{ disco_livre: 0.1 * GB }, 'alert', /^O disco está no fim/],
  [{ relogio_diferenca: -90 }, 'status', /diferem 90 segundos/],
  [{ falha_email: '535 senha recusada' }, 'alert', /não puderam ser enviados: 535 senha recusada/],
] as const)('warns of %o', async (changes, role, text) => {
  await open(changes)
  expect(screen.getByText(text).getAttribute('role')).toBe(role)
})

it('says nothing of a disk where nothing is kept on one', async () => {
  await open({ disco_livre: null })
  expect(screen.queryByText('Disco dos dados')).toBeNull()
})

describe('the last day', () => {
  it('is told in sentences, lines and tables', async () => {
    await open()
    const chart = await screen.findByRole('img', { name: /^Requisições nas últimas 24 horas. 1.234 desde/ })
    expect(screen.getByRole('img', { name: /Erros .* 2 respostas falharam/ })).toBeTruthy()
    expect(screen.getByText('Nada foi medido ainda.')).toBeTruthy()
    expect(
      screen.getByText(/recomeçam quando o sistema reinicia: estas são desde 18\/11\/2026 09:00/),
    ).toBeTruthy()
    const card = chart.closest('section') as HTMLElement
    await userEvent.click(within(card).getByRole('button', { name: 'Ver como tabela' }))
    const rows = within(card)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toEqual(['DesdeRequisições', '18/11/2026 09:3034', '18/11/2026 09:251.200'])
  })
})

it('every measure is told in words, and which calls took most of the time', async () => {
  await open()
  await screen.findByText('Banco de dados, agora')
  expect(fact('Responde')).toBe('Sim')
  expect(fact('Respostas dadas')).toBe('1.200 boas, 0 recusadas (4xx), 2 com falha (5xx)')
  // Nothing of a replica where there is none.
  expect(screen.queryByText('Réplica de leitura')).toBeNull()
  const rows = within(screen.getByRole('table', { name: 'Chamadas que mais tomam tempo' })).getAllByRole(
    'row',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    'ChamadaVezesEm médiaRecusadasCom falha',
    'GET /api/prazos3412 ms10',
  ])
})

describe('slow statements', () => {
  it('are named by shape, with who waited', async () => {
    await open({}, [LENTA, { ...LENTA, forma: '4e5f6071', vezes: 1, rotas: [] }])
    const [first, second] = (await screen.findAllByText(/na pior/)).map(
      (one) => one.closest('li')?.textContent,
    )
    expect(first).toContain('1,2 s na pior, 14 vezes, por último em 18/11/2026 09:00')
    expect(first).toContain('À espera: GET /api/x · forma 0a1b2c3d')
    expect(second).toContain('Nenhuma chamada à espera')
  })

  it('are none on a good day', async () => {
    await open()
    expect(await screen.findByText('Nenhuma consulta demorada')).toBeTruthy()
    expect(screen.getByText(/Nenhuma levou 500 ms ou mais/)).toBeTruthy()
  })
})
