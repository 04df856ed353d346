import { addDays, dayOf, formatDay } from '@paco/domain/shared/days'
import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, test, tokenOf, unique } from './support.ts'

const today = dayOf(new Date())
const day = (days: number) => addDays(today, days)
const shown = (days: number) => formatDay(day(days))

interface Made {
  id: number
  name: string
}

/** One stage done, one late by twelve days, one to come. */
async function makeProjeto(page: Page): Promise<Made> {
  const name = unique('Passarela do Mercado')
  const reply = await page.request.post('/api/createprojetocompleto', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'obras')}` },
    data: {
      nomeprojeto: name,
      datainicioetapa1: day(-200),
      datafimetapa1: day(-101),
      situacaoetapa1: 'Concluído',
      datainicioetapa2: day(-100),
      datafimetapa2: day(-12),
      prazoetapa2: 88,
      situacaoetapa2: 'Em andamento',
      datainicioetapa3: day(-11),
      datafimetapa3: day(60),
    },
  })
  return { id: (await reply.json()).id, name }
}

const readProjeto = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/getprojetocompleto/${id}`)).json()).Result[0]

const chartOf = (page: Page) => page.getByRole('grid', { name: /^Cronograma\./ })
const barOf = (page: Page, name: RegExp) => chartOf(page).getByRole('button', { name })

test('each address of a project opens its tab, Back goes from tab to tab, and strangers see no more of them', async ({
  page,
}) => {
  const { id, name } = await makeProjeto(page)
  const tabs = page.getByRole('navigation', { name: 'Partes do projeto' })
  const current = tabs.locator('[aria-current="page"]')
  for (const [path, tab] of [
    [`/viewprojetocompleto/${id}`, 'Visão geral'],
    [`/Gantt4/${id}`, 'Cronograma'],
    [`/gantt3/${id}`, 'Cronograma'],
    [`/detalhesexecucao/${id}`, 'Execução'],
    [`/estatisticasprojeto/${id}`, 'Execução'],
    [`/viewprojetocompleto/${id}/contratos`, 'Execução'],
    [`/documentos/${id}`, 'Documentos'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(current).toHaveText([tab])
    await expect(tabs.getByRole('link')).toHaveText(['Visão geral', 'Cronograma', 'Execução', 'Documentos'])
  }
  for (const path of ['aditivos', 'historico']) {
    await page.goto(`/viewprojetocompleto/${id}/${path}`)
    await expect(page.getByText('Sem permissão')).toBeVisible()
  }

  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  for (const tab of ['Cronograma', 'Documentos', 'Aditivos', 'Histórico']) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(current).toHaveText([tab])
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goBack()
  await expect(current).toHaveText(['Aditivos'])
  await page.goBack()
  await expect(current).toHaveText(['Documentos'])
})

test('on a phone all tabs are reached, and the page does not scroll sideways', async ({ page }) => {
  const { id } = await makeProjeto(page)
  await enter(page, 'obras')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/viewprojetocompleto/${id}/historico`)
  const tabs = page.getByRole('navigation', { name: 'Partes do projeto' })
  await expect(tabs.getByRole('link', { name: 'Histórico' })).toBeInViewport()
  await tabs.getByRole('link', { name: 'Visão geral' }).focus()
  await expect(tabs.getByRole('link', { name: 'Visão geral' })).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a late bar goes on until today; seen by quarter, the address says so', async ({ page }) => {
  const { id } = await makeProjeto(page)
  await page.goto(`/Gantt4/${id}`)
  await expect(chartOf(page).getByText('atrasada há 12 dias')).toBeVisible()
  await page.getByRole('button', { name: 'Trimestre' }).click()
  await expect(page).toHaveURL(`/Gantt4/${id}?zoom=trimestre`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Trimestre', pressed: true })).toBeVisible()
  await expect(
    chartOf(page)
      .getByText(/^\dº tri$/)
      .first(),
  ).toBeVisible()
  // A stranger reads, and moves nothing.
  await barOf(page, /^TdR/).click()
  await expect(page.getByRole('region', { name: /^Mover/ })).toHaveCount(0)
})

test('by keyboard the end of a stage is moved, what follows is shown first, and all is one write', async ({
  page,
}) => {
  const { id } = await makeProjeto(page)
  await enter(page, 'obras')
  await page.goto(`/Gantt4/${id}`)
  const { versao } = await readProjeto(page, id)
  await barOf(page, /^TdR/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  for (let week = 0; week < 3; week++) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('region', { name: 'Mover TdR e orçamento' }).getByRole('status')).toHaveText(
    `TdR e orçamento, 21 dias depois: ${shown(-100)} a ${shown(9)}. Anda junto: Licitação.`,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: /^Mover/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  for (let week = 0; week < 3; week++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Gravar as novas datas?' })
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Gravar novas datas' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await readProjeto(page, id)).toMatchObject({
    datafimetapa1: day(-101),
    datainicioetapa2: day(-100),
    datafimetapa2: day(9),
    prazoetapa2: 109,
    datainicioetapa3: day(10),
    datafimetapa3: day(81),
    versao: versao + 1,
  })
})

test('by mouse a bar is dragged; who wrote meanwhile is told of, and nothing of theirs is lost', async ({
  page,
}) => {
  const { id } = await makeProjeto(page)
  await enter(page, 'obras')
  await page.goto(`/Gantt4/${id}?zoom=mes`)
  const bar = barOf(page, /^Licitação/)
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 9]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Four pixels are a day.
  await page.mouse.move(x + 40, y, { steps: 5 })
  await expect(page.getByRole('region', { name: 'Mover Licitação' })).toBeVisible()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Gravar as novas datas?' })
  await expect(dialog).toContainText(`${shown(-1)} a ${shown(70)}`)

  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const { versao } = await readProjeto(page, id)
  await page.request.put(`/api/updateprojetocompleto/${id}`, {
    headers,
    data: { datafimetapa3: day(62), gestorprocesso: 'Gestora nova', versao },
  })
  await dialog.getByRole('button', { name: 'Gravar novas datas' }).click()
  await expect(dialog.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible()
  await expect(dialog).toContainText(`${shown(-11)} a ${shown(62)}`)
  await dialog.getByRole('button', { name: 'Gravar novas datas' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await readProjeto(page, id)).toMatchObject({
    datainicioetapa3: day(-1),
    datafimetapa3: day(72),
    gestorprocesso: 'Gestora nova',
  })
})

test('all projects stand under their departments, and only their own are moved', async ({ page }) => {
  const { name } = await makeProjeto(page)
  await enter(page, 'obras')
  await page.goto('/gantt4')
  await page.getByRole('button', { name: 'Agrupar por secretaria' }).click()
  await expect(page).toHaveURL('/gantt4?agrupar=secretaria')
  await expect(page.getByRole('rowheader').first()).toContainText(/\d+ projetos?/)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill(name)
  const chart = page.getByRole('grid')
  await expect(chart.getByRole('rowheader')).toHaveText([/^Obras1 projeto/, name])
  await chart.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: '+7 dias' }).click()
  await expect(page.getByRole('region', { name: `Mover ${name}` }).getByRole('status')).toContainText(
    'TdR e orçamento, 7 dias depois',
  )
  await page.getByRole('button', { name: 'Desistir' }).click()

  await enter(page, 'auditor')
  await page.goto(`/gantt4?busca=${encodeURIComponent(name)}`)
  await page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('region', { name: /^Mover/ })).toHaveCount(0)
})
