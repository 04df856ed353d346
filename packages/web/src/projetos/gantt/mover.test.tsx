import { STALE_VERSION } from '@paco/domain/shared/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { type EtapaSample, sampleProjeto, TODAY } from '../painel.testing.ts'
import { isMovel } from '../permissao.ts'
import { person } from '../projeto.testing.ts'
import { GanttPrazos } from './gantt-prazos.tsx'
import { bodyOf, movidasOf, previewText } from './mover-preview.ts'

const server = fakeServerForEachTest()
const ETAPAS: readonly EtapaSample[] = [
  ['2026-01-02', '2026-03-02', 60, 'Concluído'],
  ['2026-03-03', '2026-10-17', 90, 'Em andamento'],
  ['2026-10-18', '2027-02-01', 120, 'Não iniciado'],
]
const projeto = sampleProjeto(ETAPAS, { versao: 4 })
const chart = (movel = true) => <GanttPrazos projeto={projeto} today={TODAY} movel={movel} />
const bar = (name: RegExp) => screen.getByRole('button', { name })
const ok = () => Response.json({ Status: 'Success', id: projeto.id })
const stale = () => Response.json({ Status: 'Error', Error: STALE_VERSION }, { status: 409 })
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })

/** Takes a bar up and moves its end by twelve days. */
async function moveEnd(): Promise<void> {
  bar(/^TdR/).focus()
  await userEvent.setup().keyboard('{Enter}')
  press('ArrowDown')
  for (let day = 0; day < 5; day++) press('ArrowRight')
  press('ArrowRight', true)
}

const PREVIEW = 'TdR e orçamento, 12 dias depois: 03/03/2026 a 29/10/2026. Anda junto: Licitação.'

describe('the schedule by its dates', () => {
  test('a late stage goes on until today, drawn apart, in words', async () => {
    await renderApp(chart(false))
    expect(screen.getByText('atrasada há 12 dias')).toBeTruthy()
    expect(screen.getByText('Atraso até hoje')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ver como tabela' }))
    expect(screen.getByText('Atrasado, atrasada há 12 dias')).toBeTruthy()
  })

  test('how near it is looked at stands in the address, and what makes no sense there is ignored', async () => {
    const app = await renderApp(chart(), '/tela?zoom=dia')
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent
    expect(pressed()).toBe('Tudo')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Trimestre' }))
    await waitFor(() => expect(app.search()).toEqual({ zoom: 'trimestre' }))
    expect(screen.getAllByText('1º tri').length).toBeGreaterThan(0)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tudo' }))
    await waitFor(() => expect(app.search()).toEqual({}))
  })

  test('whoever may not edit moves nothing, nor does anyone move what is concluded', async () => {
    const { unmount } = await renderApp(chart(false))
    expect(bar(/^TdR/).getAttribute('aria-pressed')).toBeNull()
    await userEvent.setup().click(bar(/^TdR/))
    expect(screen.queryByRole('region', { name: /^Mover/ })).toBeNull()
    unmount()
    await renderApp(chart())
    expect(bar(/^TdR/).getAttribute('aria-pressed')).toBe('false')
    expect(bar(/^Estruturação/).getAttribute('aria-pressed')).toBeNull()
  })

  test.each([
    ['its department', person('user', 12), {}, true],
    ['an administrator', person('admin', null), {}, true],
    ['another department', person('user', 3), {}, false],
    ['an auditor', person('auditor', null), {}, false],
    ['a stranger', null, {}, false],
    ['what is frozen', person('admin', null), { base_congelada_em: '2026-01-01T00:00:00Z' }, false],
    ['what is archived', person('admin', null), { arquivado_em: '2026-01-01T00:00:00Z' }, false],
  ])('moved by %s', (_, who, own, may) => expect(isMovel(who, { ...projeto, ...own })).toBe(may))
})

describe('a bar moved by the keys', () => {
  test('tells what would follow, asks, and writes once what moved', async () => {
    server.current.answer(ok)
    await renderApp(chart())
    await moveEnd()
    const panel = screen.getByRole('region', { name: 'Mover TdR e orçamento' })
    expect(within(panel).getByRole('status').textContent).toBe(PREVIEW)
    expect(server.current.written).toHaveLength(0)
    press('Enter')
    const dialog = await screen.findByRole('dialog', { name: 'Gravar as novas datas?' })
    expect(
      within(dialog)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CampoAntesDepois',
      '2 - TdR e orçamento03/03/2026 a 17/10/2026, prazo 9003/03/2026 a 29/10/2026, prazo 102',
      '3 - Licitação18/10/2026 a 01/02/2027, prazo 12030/10/2026 a 13/02/2027, prazo 120',
    ])
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Gravar novas datas' }))
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written[0]).toMatchObject({
      method: 'PUT',
      path: `/api/updateprojetocompleto/${projeto.id}`,
      body: {
        datafimetapa2: '2026-10-29',
        prazoetapa2: 102,
        datainicioetapa3: '2026-10-30',
        datafimetapa3: '2027-02-13',
        versao: 4,
      },
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Mover/ })).toBeNull())
  })

  test('Escape gives it up, and nothing is written', async () => {
    await renderApp(chart())
    await moveEnd()
    press('Escape')
    expect(screen.queryByRole('region', { name: /^Mover/ })).toBeNull()
    expect(server.current.written).toHaveLength(0)
  })

  test('somebody wrote meanwhile: their dates are told, and the move counts from them', async () => {
    const theirs = sampleProjeto(
      [...ETAPAS.slice(0, 1), ['2026-03-03', '2026-10-20', 93, 'Em andamento'], ...ETAPAS.slice(2)],
      { versao: 5 },
    )
    let tries = 0
    server.current.answer(({ method }) => {
      if (method === 'GET') return Response.json({ Status: 'Success', Result: [theirs] })
      return tries++ === 0 ? stale() : ok()
    })
    await renderApp(chart())
    await moveEnd()
    press('Enter')
    const dialog = await screen.findByRole('dialog')
    const write = () => within(dialog).getByRole('button', { name: 'Gravar novas datas' })
    await userEvent.setup().click(write())
    expect(await within(dialog).findByText('Este registro foi alterado por outra pessoa.')).toBeTruthy()
    expect(within(dialog).getAllByText('03/03/2026 a 20/10/2026, prazo 93').length).toBeGreaterThan(0)
    expect(within(dialog).getByText('03/03/2026 a 01/11/2026, prazo 105')).toBeTruthy()
    await userEvent.setup().click(write())
    await waitFor(() => expect(server.current.written).toHaveLength(2))
    expect(server.current.written[1]?.body).toMatchObject({ datafimetapa2: '2026-11-01', versao: 5 })
  })

  test('what the server refuses is told in the dialog', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Congelada.' }, { status: 409 }))
    await renderApp(chart())
    await moveEnd()
    press('Enter')
    const dialog = await screen.findByRole('dialog')
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Gravar novas datas' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Congelada.')
  })
})

describe('a bar moved otherwise', () => {
  test('by a mouse: let go of, it asks', async () => {
    await renderApp(chart())
    const held = { pointerId: 1, pointerType: 'mouse', button: 0 }
    fireEvent.pointerDown(bar(/^TdR/), { ...held, clientX: 100 })
    fireEvent.pointerMove(bar(/^TdR/), { ...held, clientX: 160 })
    expect(screen.getByRole('region', { name: 'Mover TdR e orçamento' })).toBeTruthy()
    fireEvent.pointerUp(bar(/^TdR/), { ...held, clientX: 160 })
    expect(await screen.findByRole('dialog', { name: 'Gravar as novas datas?' })).toBeTruthy()
    expect(server.current.written).toHaveLength(0)
  })

  test('a finger moves the page; a tap takes the bar up, and buttons move it', async () => {
    await renderApp(chart())
    const finger = { pointerId: 1, pointerType: 'touch', button: 0 }
    fireEvent.pointerDown(bar(/^TdR/), { ...finger, clientX: 100 })
    fireEvent.pointerMove(bar(/^TdR/), { ...finger, clientX: 160 })
    expect(screen.queryByRole('region', { name: /^Mover/ })).toBeNull()
    const user = userEvent.setup()
    await user.click(bar(/^TdR/))
    expect((screen.getByRole('button', { name: 'Conferir e gravar' }) as HTMLButtonElement).disabled).toBe(
      true,
    )
    await user.click(screen.getByRole('button', { name: 'Fim' }))
    for (const step of ['+7 dias', '+7 dias', '−1 dia', '−1 dia'])
      await user.click(screen.getByRole('button', { name: step }))
    expect(screen.getByText(PREVIEW)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Conferir e gravar' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

test('what cannot be is said', () => {
  const back = { etapa: 2, parte: 'fim', dias: -300 } as const
  expect(previewText(movidasOf(projeto, back), back)).toMatch(/^Não cabe/)
  const still = { ...back, dias: 0 }
  expect(previewText(movidasOf(projeto, still), still)).toMatch(/^Nada muda/)
  expect(bodyOf(projeto, [])).toEqual({ versao: 4 })
})
