import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { folhaWith, linhasWith } from './boletim.testing.ts'
import { BoletimPage, shownAs } from './boletim-page.tsx'
import type { Folha } from './queries.ts'

const server = fakeServerForEachTest()
let versao = 2
let refusal: Response | null = null
const onReload = vi.fn()

beforeEach(() => {
  versao = 2
  refusal = null
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  server.current.answer(({ method, path }: Received) => {
    if (method !== 'GET' && refusal) return refusal
    if (method === 'GET') return Response.json({ Status: 'Success', Result: [] })
    if (!/\d$|conferencia$/.test(path)) return Response.json({ Status: 'Success', id: 7, message: 'Feito.' })
    versao += 1
    return Response.json({ Status: 'Success', id: 7, versao })
  })
  return () => vi.restoreAllMocks()
})

const obras = person('user', 12)
const fiscal: SessionUser = { ...person('user', null), id: 21 }
const gestor: SessionUser = { ...person('user', null), id: 22 }

const show = (folha: Folha, who: SessionUser | null) =>
  renderApp(
    <BoletimPage
      folha={folha}
      who={who}
      today="2026-11-16"
      back={null}
      onReload={onReload}
      onDeleted={() => {}}
    />,
  )

const figure = (name: string) =>
  within(screen.getByRole('region', { name: 'Totais do boletim' })).getByText(name).nextSibling?.textContent
const cellOf = (codigo: string, column: number) =>
  screen.getByText(codigo).closest('[role=row]')?.querySelectorAll<HTMLElement>('[data-cell]')[column]
const PERIODO = 6
/** What was sent of each row, in however many writes. */
const saved = (path: string) => {
  const rows = new Map<number, object>()
  for (const one of server.current.written.filter((sent) => sent.path === path))
    for (const item of (one.body as { itens?: { chave: number }[] }).itens ?? [])
      rows.set(item.chave, { ...rows.get(item.chave), ...item })
  return [...rows.values()]
}
const written = () => server.current.written.map(({ path, body }) => [path, body])

async function goTo(cell: HTMLElement | undefined) {
  const user = userEvent.setup()
  await user.click(cell as HTMLElement)
  return user
}

describe('a draft', () => {
  test('is typed by keyboard; the footer follows by itself, and the server gets it later', async () => {
    await show(folhaWith({}), obras)
    const user = await goTo(cellOf('2.1', PERIODO))
    await user.keyboard('1850,5{Enter}55{Enter}')
    expect(figure('Período')).toBe('101.267,63')
    expect(figure('Acumulado')).toBe('115.881,35')
    expect(figure('Retido')).toBe('5.063,38')
    expect(figure('Líquido')).toBe('96.204,25')
    await waitFor(
      () =>
        expect(saved('/api/medicoes/7')).toEqual([
          { chave: 21, pleiteada: 1850.5 },
          { chave: 22, pleiteada: 55 },
        ]),
      { timeout: 5000 },
    )
    expect(server.current.written[0]?.body).toMatchObject({ versao: 2 })
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeTruthy()
  })

  test('100% is what is left, more than that is told in its cell and counts for nothing', async () => {
    await show(folhaWith({}), obras)
    const user = await goTo(cellOf('2.1', PERIODO))
    await user.keyboard('100%{Enter}')
    expect(cellOf('2.1', PERIODO)?.textContent).toBe('3.000,00')
    expect(figure('Período')).toBe('8.550,00')
    await user.keyboard('250,0001{Enter}')
    expect(cellOf('2.2', PERIODO)?.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('1 célula por corrigir.')).toBeTruthy()
    expect(cellOf('2.2', PERIODO)?.textContent).toContain('Passa da quantidade contratada (250,00)')
    expect(figure('Período')).toBe('8.550,00')
  })

  test('the items stand under their headings, which add up', async () => {
    await show(folhaWith({}, linhasWith({ '2.1': { pleiteada: 100 }, '2.2': { pleiteada: 1 } })), obras)
    const heading = screen.getByText('Grupo 2').closest('[role=row]') as HTMLElement
    expect(within(heading).getByText('2.030,34')).toBeTruthy()
  })

  test('keeps how a quantity was worked out, with the row', async () => {
    await show(folhaWith({}, linhasWith({ '2.1': { pleiteada: 100 } })), obras)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Memória de cálculo de 2.1 (vazia)' }))
    await user.type(await screen.findByLabelText('Como se chegou à quantidade'), '10 x 10')
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(screen.getByRole('button', { name: 'Memória de cálculo de 2.1' })).toBeTruthy()
    await waitFor(
      () => expect(saved('/api/medicoes/7')).toEqual([{ chave: 21, pleiteada: 100, memoria: '10 x 10' }]),
      { timeout: 5000 },
    )
  })

  test('that somebody else wrote is told so, and nothing more is sent', async () => {
    refusal = Response.json({ Status: 'Error', Error: STALE_VERSION }, { status: 409 })
    await show(folhaWith({}), obras)
    const user = await goTo(cellOf('2.1', PERIODO))
    await user.keyboard('10{Enter}')
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 })
    expect(alert.textContent).toContain(STALE_VERSION)
    expect(alert.textContent).toContain('O último item que você digitou não foi salvo.')
    await user.click(within(alert).getByRole('button', { name: 'Ver a versão atual' }))
    expect(onReload).toHaveBeenCalled()
  })

  test('a step waits for what was typed, and tells by code what is refused', async () => {
    await show(folhaWith({}), obras)
    const user = await goTo(cellOf('2.1', PERIODO))
    await user.keyboard('10{Enter}')
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('as quantidades só mudam se ele for devolvido')
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(written()).toHaveLength(2))
    expect(written()[1]).toEqual(['/api/medicoes/7/enviar', { versao: 3 }])
    refusal = Response.json(
      {
        Status: 'Error',
        Error: 'Confira os campos indicados.',
        Campos: { 'itens.3.pleiteada': 'Passa da quantidade contratada.' },
      },
      { status: 400 },
    )
    await user.click(screen.getByRole('button', { name: 'Iniciar conferência' }))
    const again = await screen.findByRole('dialog')
    await user.click(within(again).getByRole('button', { name: 'Iniciar conferência' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Item 2.2: Passa da quantidade contratada.',
    )
  })
})

describe('checking', () => {
  const claimed = linhasWith({
    '2.1': { pleiteada: 2000 },
    '2.2': { pleiteada: 60 },
    '3.1': { pleiteada: 100 },
  })

  test('the inspector types what is accepted and why not all of it', async () => {
    await show(folhaWith({ situacao: 'em_conferencia' }, claimed), fiscal)
    const user = await goTo(cellOf('2.1', PERIODO + 1))
    await user.keyboard('1850,5{Enter}55{Enter}')
    expect([figure('Período'), figure('Glosa'), figure('Líquido')]).toEqual([
      '124.430,63',
      '9.152,77',
      '118.209,10',
    ])
    expect(cellOf('2.2', PERIODO + 2)?.textContent).toContain(MESSAGES.justifyGlosa)
    await user.click(cellOf('2.2', PERIODO + 2) as HTMLElement)
    await user.keyboard('Espessura menor{Enter}')
    await waitFor(
      () =>
        expect(saved('/api/medicoes/7/conferencia')).toEqual([
          { chave: 21, aceita: 1850.5, motivo: null },
          { chave: 22, aceita: 55, motivo: 'Espessura menor' },
        ]),
      { timeout: 5000 },
    )
  })

  test('others only read it', async () => {
    await show(folhaWith({ situacao: 'em_conferencia' }, claimed), obras)
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByText('Salvo por si enquanto você digita.')).toBeNull()
  })
})

const steps = () =>
  [
    'Enviar',
    'Iniciar conferência',
    'Atestar',
    'Aprovar',
    'Devolver',
    'Excluir',
    'Liquidar',
    'Registrar pagamento',
  ].filter((name) => screen.queryByRole('button', { name }))

describe('the steps of each person', () => {
  const attested = { situacao: 'atestada', atestada_por: 21, atestada_por_nome: 'Ana' } as const
  test.each<[string, Partial<Boletim>, SessionUser | null, string[]]>([
    ['a draft, its department', {}, obras, ['Enviar', 'Iniciar conferência', 'Excluir']],
    ['a draft, the manager', {}, gestor, []],
    ['a draft, an auditor', {}, person('auditor', null), []],
    ['in check, the inspector', { situacao: 'em_conferencia' }, fiscal, ['Atestar', 'Devolver']],
    ['in check, its department', { situacao: 'em_conferencia' }, obras, []],
    ['attested, the inspector', attested, fiscal, ['Devolver']],
    ['attested, the manager', attested, gestor, ['Aprovar', 'Devolver']],
    ['approved, its department', { situacao: 'aprovada' }, obras, ['Liquidar']],
    ['approved, a stranger', { situacao: 'aprovada' }, null, []],
    ['invoiced, its department', { situacao: 'liquidada' }, obras, ['Registrar pagamento']],
    ['paid, its department', { situacao: 'paga' }, obras, []],
  ])('%s', async (_name, own, who, offered) => {
    await show(folhaWith(own), who)
    expect(steps()).toEqual(offered)
  })

  test('who attested is told why another person approves', async () => {
    const admin = person('admin', null)
    await show(folhaWith({ ...attested, atestada_por: admin.id }), admin)
    expect(screen.getByText(textoDoImpedimento('aprovarMedicao', 'atestou') ?? '')).toBeTruthy()
    expect(steps()).toEqual(['Devolver'])
  })

  test.each([
    ['liquidates', { situacao: 'aprovada' as const }, 'liquidarMedicao'],
    ['pays', { situacao: 'liquidada' as const }, 'pagarMedicao'],
  ] as const)('who typed is told who else %s', async (_, own, passo) => {
    await show(folhaWith({ ...own, autores: [obras.id] }), obras)
    expect(screen.getByText(textoDoImpedimento(passo, 'escreveu') ?? '')).toBeTruthy()
    expect(steps()).toEqual([])
  })

  test('an approved one is only read, and says how it is corrected', async () => {
    await show(
      folhaWith({ situacao: 'aprovada', aprovada_por_nome: 'Rui', aprovada_em: '2026-05-04T12:00:00Z' }),
      obras,
    )
    expect(screen.getByText(MESSAGES.immutable)).toBeTruthy()
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(screen.getByLabelText('Situações do boletim').textContent).toContain('Rui, 04/05/2026 09:00')
  })

  test('one unpaid for two months warns of art. 137', async () => {
    await show(
      folhaWith({
        situacao: 'liquidada',
        nota_fiscal: 'NF 9',
        nota_fiscal_em: '2026-08-10',
        valor_liquido: 100,
      }),
      obras,
    )
    expect(screen.getByText(/a contratada pode pedir a extinção do contrato/)).toBeTruthy()
  })
})

test.each([
  ['em_elaboracao', false],
  ['em_conferencia', false],
  ['aprovada', true],
  ['liquidada', true],
  ['paga', true],
] as const)('read again, a bulletin that is %s stays as it is shown: %s', (situacao, stays) => {
  const folha = folhaWith({ situacao })
  expect(shownAs(folha, 1) === shownAs(folha, 2)).toBe(stays)
})
