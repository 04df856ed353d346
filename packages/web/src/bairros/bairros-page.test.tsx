import type { Bairro } from '@paco/domain/bairros/bairro'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { BairrosPage } from './bairros-page.tsx'

const CAMPINHO: Bairro = { id: 9, bairro: 'Campinho', zona: 'Sul', ativo: true, versao: 2 }

const server = fakeServerForEachTest()
let rows: Bairro[] = []
beforeEach(() => {
  rows = [CAMPINHO]
  server.current.answer(({ method }) =>
    method === 'GET'
      ? Response.json(
          { Status: 'Success', Result: rows },
          { headers: { 'x-total-count': String(rows.length) } },
        )
      : Response.json({ Status: 'Success', id: 9, message: 'Bairro excluído.' }),
  )
})

const inMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Ações/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('a neighbourhood is renamed in place, by the version that was seen', async () => {
  await renderApp(<BairrosPage />)
  await inMenu('Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar Campinho' })
  const name = await within(dialog).findByLabelText(/^Bairro/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Campinho Novo')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Bairro alterado.')
  expect(server.current.writtenTo('/api/bairros/9')?.body).toMatchObject({
    bairro: 'Campinho Novo',
    versao: 2,
  })
})

test('it is put out of use after asking', async () => {
  await renderApp(<BairrosPage />)
  await inMenu('Tirar de uso')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tirar de uso' }),
  )
  await screen.findByText('Fora de uso: Campinho')
  expect(server.current.writtenTo('/api/bairros/9')?.body).toEqual({ ativo: false, versao: 2 })
})

test('a city without any is told what to do', async () => {
  rows = []
  await renderApp(<BairrosPage />)
  expect(await screen.findByText('Nenhum bairro ainda.')).toBeDefined()
})
