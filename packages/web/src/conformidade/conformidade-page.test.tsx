import { setCidade } from '@paco/domain/cidade/atual'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { CRITERIOS, MATRIZ } from '@paco/domain/conformidade/criterios.testing'
import { GUARDADOS } from '@paco/domain/conformidade/guardados'
import { type MedicaoConformidade, medir } from '@paco/domain/conformidade/medidor'
import { PUBLICACOES } from '@paco/domain/conformidade/publicacao'
import type { TextoRetido } from '@paco/domain/conformidade/retido'
import type { Declaracao } from '@paco/domain/declaracoes/declaracao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { KNOWN_PAGES } from '../../known-pages.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ConformidadePage } from './conformidade-page.tsx'

const server = fakeServerForEachTest()
const someone = (role: SessionUser['role']): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria: null,
})

const TODAY = '2026-11-17'
const CHEIOS = {
  registros: 4,
  incompletos: 0,
  anos: [2023, 2024, 2025],
  mudou_em: '2026-11-16T12:00:00Z',
  duvidas: 0,
}
const DECLARADA: Declaracao = {
  id: 7,
  codigo: '10.4',
  texto: 'Não há obras paralisadas',
  declarado_por: 'Obras',
  feita_em: '2026-11-15',
  valida_ate: '2026-12-15',
}
const retido = (id: number, own: Partial<TextoRetido> = {}): TextoRetido => ({
  tabela: 'projetos',
  id,
  titulo: 'Projeto',
  campo: 'Nome',
  parece: 'um CPF (123.***.***-09)',
  pagina: `/viewprojetocompleto/${id}`,
  ...own,
})

const open = async (
  role: SessionUser['role'],
  declaracoes: Declaracao[] = [DECLARADA],
  retidos: TextoRetido[] = [],
  matriz = MATRIZ,
) => {
  const fatos = { '4.2': CHEIOS, '9.1': CHEIOS, '9.3': { ...CHEIOS, incompletos: 1 } }
  return show(role, medir({ matriz, fatos, declaracoes }, TODAY), retidos)
}
const show = async (role: SessionUser['role'], medicao: MedicaoConformidade, retidos: TextoRetido[] = []) => {
  server.current.answer(({ path }) =>
    Response.json({ Status: 'Success', Result: path.endsWith('/retidos') ? retidos : [medicao] }),
  )
  await renderApp(<ConformidadePage who={someone(role)} />)
  return medicao
}
const itemOf = async (name: RegExp) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

test('points, seal and what is beyond are told first', async () => {
  const { percentual, fora } = await open('auditor')
  expect(await screen.findByText(`${String(percentual).replace('.', ',')}%`)).toBeTruthy()
  expect(screen.getByText('Nenhum')).toBeTruthy()
  expect(screen.getByText(`${fora.join(', ')}: não contado`)).toBeTruthy()
})

test('each light of a criterion has its words', async () => {
  await open('auditor')
  const fiscais = await itemOf(/9\.3 Fiscais de contratos/)
  const [first = ''] = fiscais.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toBe('Disponibilidade: não atende1 de 4 contratos sem fiscal.')
  expect(fiscais.getByText('0 de 1,5 pontos')).toBeTruthy()
  const relacao = await itemOf(/9\.1 Relação de contratos/)
  expect(relacao.getAllByText('atende')).toHaveLength(5)
  const despesas = await itemOf(/4\.2 Despesas/)
  expect(despesas.getByText('Não contado')).toBeTruthy()
})

test('the next steps lead to where they are taken, the worst loss first', async () => {
  const { passos } = await open('admin')
  const heading = await screen.findByRole('heading', { name: 'O que fazer a seguir' })
  const list = within(heading.closest('section') as HTMLElement)
  await userEvent.click(list.getByRole('button', { name: `Mostrar todos os ${passos.length}` }))
  expect(list.getAllByRole('listitem')).toHaveLength(passos.length)
  expect(
    list.getByRole('link', { name: 'Abrir os registros de Fiscais de contratos' }).getAttribute('href'),
  ).toBe('/contratos')
})

test('what belongs to a module that is off leads those who may to its switch', async () => {
  setCidade({ ...SEM_CIDADE, modulos_desligados: ['emendas'] })
  const medicao = medir({ matriz: MATRIZ, fatos: {}, declaracoes: [] }, TODAY)
  setCidade(SEM_CIDADE)
  const linkOf = (name: string) =>
    screen.queryByRole('link', { name: new RegExp(name) })?.getAttribute('href') ?? null
  await show('admin', medicao)
  const execucao = await itemOf(/17\.3 Execução das emendas/)
  expect(execucao.getByText(/O módulo Emendas parlamentares está desligado/)).toBeTruthy()
  expect(execucao.queryByRole('button')).toBeNull()
  expect(execucao.queryByText('Ver a página pública')).toBeNull()
  expect(execucao.getByRole('link', { name: 'Ligar o módulo' }).getAttribute('href')).toBe(
    '/configuracoes#emendas',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Mostrar todos os/ }))
  expect(linkOf('Abrir as configurações de Execução')).toBe('/configuracoes#emendas')
})

test('an auditor is not sent to settings that are not theirs', async () => {
  setCidade({ ...SEM_CIDADE, modulos_desligados: ['emendas'] })
  const medicao = medir({ matriz: MATRIZ, fatos: {}, declaracoes: [] }, TODAY)
  setCidade(SEM_CIDADE)
  await show('auditor', medicao)
  await screen.findByText('Selo projetado')
  await userEvent.click(screen.getByRole('button', { name: /^Mostrar todos os/ }))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => href.startsWith('/configuracoes'))).toEqual([])
})

test('an administrator declares what there is none of, and withdraws it', async () => {
  await open('admin')
  const paradas = await itemOf(/10\.4 Obras paralisadas/)
  expect(paradas.getByRole('button', { name: 'Renovar a declaração' })).toBeTruthy()
  expect(paradas.getByRole('button', { name: 'Retirar a declaração' })).toBeTruthy()
  const acordos = await itemOf(/5\.3 Acordos/)
  await userEvent.click(acordos.getByRole('button', { name: 'Declarar que não há' }))
  expect(await screen.findByText(/Não há acordos sem transferência de recursos em/)).toBeTruthy()
})

test('of another year’s matrix, what nobody measures is looked at by hand', async () => {
  const novo = { ...CRITERIOS[0], codigo: '18.7', titulo: 'Sistemas que decidem' }
  await open('auditor', [], [], { ciclo: 2031, criterios: [...CRITERIOS.slice(1), novo] })
  expect(await screen.findByText(/PNTP 2031/)).toBeTruthy()
  const item = await itemOf(/18\.7 Sistemas que decidem/)
  expect(item.getByText('Verifique à mão')).toBeTruthy()
  expect(item.getByText(/o Paço não mede isto/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /1\.4 Pesquisa/ })).toBeNull()
})

test('an auditor looks on', async () => {
  await open('auditor')
  await screen.findByText('Selo projetado')
  expect(screen.queryByRole('button', { name: /eclara/ })).toBeNull()
})

test('texts that are held back are counted and lead to where they are mended', async () => {
  const many = Array.from({ length: 9 }, (_, place) => retido(place + 1))
  await open('auditor', [], [retido(70, { titulo: 'Secretaria', pagina: null }), ...many])
  const heading = await screen.findByRole('heading', { name: 'Textos retidos' })
  const card = within(heading.closest('section') as HTMLElement)
  expect(await card.findByText(/^10 textos não são publicados/)).toBeTruthy()
  expect(card.getAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(card.getByRole('button', { name: 'Mostrar todos os 10' }))
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(many.map(({ pagina }) => pagina))
})

test('every page that is said to serve a criterion is one', () => {
  const named = Object.values(PUBLICACOES).flatMap(({ pagina, cuidar }) => [pagina, cuidar])
  const pages = named.flatMap((pagina) =>
    pagina === null ? [] : [pagina.split(/[?#]/)[0]?.slice(1) || 'index'],
  )
  const mended = Object.values(GUARDADOS).map(({ pagina }) => pagina.slice(1).replace('/$id', '@id'))
  expect([...pages, ...mended].filter((page) => !KNOWN_PAGES.includes(page))).toEqual([])
})
