import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { Repasse } from '@paco/domain/convenios/repasse'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { mirante } from './convenios.testing.ts'
import { RepassesCard } from './repasses-card.tsx'

const server = fakeServerForEachTest()
const [dade] = FAMILIAS
const first: Repasse = {
  id: 4,
  familia: 'dade',
  id_convenio: mirante.id,
  convenio: 'Mirante',
  data: '2026-05-04',
  ano: 2026,
  valor: 100.1,
  parcela: '1ª',
  observacao: null,
  versao: 2,
}
let rows: Repasse[] = []
beforeEach(() => {
  rows = [{ ...first, id: 5, data: '2026-06-01', valor: 0.2, parcela: null }, first]
  server.current.answer(({ method }: Received) =>
    method === 'GET'
      ? Response.json({ Status: 'Success', Result: rows }, { headers: { 'X-Total-Count': '2' } })
      : Response.json({ Status: 'Success', id: 9 }),
  )
})

const card = (who: Parameters<typeof RepassesCard>[0]['who']) =>
  renderApp(<RepassesCard familia={dade} convenio={{ ...mirante, repasse: 1000 }} who={who} />)

test('what came in stands beside what was agreed, for everyone to read', async () => {
  await card(null)
  expect(await screen.findByText('Recebidos R$ 100,30 de R$ 1.000,00.')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '04/05/2026' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.current.last?.query).toMatchObject({ familia: 'dade', id_convenio: String(mirante.id) })
})

test('says so where nothing did', async () => {
  rows = []
  await card(person('user', 12))
  expect(await screen.findByText('Nenhum recebimento registrado ainda.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('those who write agreements note it, by day and amount', async () => {
  const user = userEvent.setup()
  await card(person('admin', null))
  await user.click(await screen.findByRole('button', { name: 'Registrar recebimento' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar recebimento' }))
  await user.type(dialog.getByRole('textbox', { name: /^Recebido em/ }), '02/07/2026')
  await user.type(dialog.getByRole('textbox', { name: /^Valor/ }), '50,5')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await waitFor(() =>
    expect(server.current.writtenTo('/api/repasses')?.body).toMatchObject({
      familia: 'dade',
      id_convenio: mirante.id,
      data: '2026-07-02',
      valor: 50.5,
    }),
  )
})
