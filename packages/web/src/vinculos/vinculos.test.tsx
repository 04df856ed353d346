import type { Vinculo } from '@paco/domain/vinculos/vinculo'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ProjetosVinculados } from './projetos-vinculados.tsx'
import { VinculosCard } from './vinculos-card.tsx'

const server = fakeServerForEachTest()
const line: Vinculo = {
  id: 1,
  tipo: 'orcamento',
  id_projeto: 7,
  nomeprojeto: 'Ponte',
  id_secretaria: 12,
  projeto_valor: 900,
  id_alvo: 4,
  alvo: '02.07 · ficha 125',
  alvo_valor: 1000,
  comprometido: 1300,
  saldo: -300,
  valor: 300,
  versao: 2,
}
let vinculos: Vinculo[] = []

beforeEach(() => {
  vinculos = [
    {
      ...line,
      id: 2,
      tipo: 'bairro',
      alvo: 'Centro',
      alvo_valor: null,
      comprometido: null,
      saldo: null,
      valor: null,
    },
    line,
  ]
  server.current.answer(({ path, method }: Received) => {
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 9 })
    const Result =
      path === '/api/vinculos'
        ? vinculos
        : path === '/api/bairros'
          ? [{ id: 3, bairro: 'Pedregulho', zona: 'Norte' }]
          : []
    return Response.json(
      { Status: 'Success', Result },
      { headers: { 'X-Total-Count': '1', 'X-Somas': '{}' } },
    )
  })
})

const projeto = { id: 7, id_secretaria: 12, fora_do_pca: null }

test('what pays comes first, with what is left of it, and what is overdrawn says so', async () => {
  await renderApp(<VinculosCard projeto={projeto} who={null} />)
  const [, first, second] = await screen.findAllByRole('row')
  expect(first?.textContent).toContain('Dotação02.07 · ficha 125')
  expect(first?.textContent).toContain('Muito acima do total')
  expect(second?.textContent).toContain('BairroCentro')
  expect(screen.queryByRole('button', { name: /Vincular|Desfazer/ })).toBeNull()
})

test('its people pick what it hangs on; the number travels, nobody types it', async () => {
  const user = userEvent.setup()
  await renderApp(<VinculosCard projeto={projeto} who={person('user', 12)} />)
  await user.click(await screen.findByRole('button', { name: 'Vincular' }))
  const dialog = await screen.findByRole('dialog', { name: 'Vincular o projeto' })
  await user.click(within(dialog).getByRole('combobox', { name: /^Tipo/ }))
  await user.click(await screen.findByRole('option', { name: 'Bairro' }))
  await user.type(within(dialog).getByRole('searchbox', { name: 'Vínculo' }), 'pedre')
  await user.click(await within(dialog).findByRole('button', { name: /^Pedregulho/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Vincular' }))
  await waitFor(() =>
    expect(server.current.writtenTo('/api/vinculos')?.body).toEqual({
      id_projeto: 7,
      tipo: 'bairro',
      id_alvo: 3,
    }),
  )
})

test('the other end shows the projects that hang on it, and nothing where none does', async () => {
  vinculos = [line]
  await renderApp(<ProjetosVinculados tipo="orcamento" id_alvo={4} />)
  expect(await screen.findByText(/^Comprometido: R\$\s1\.300,00\. Saldo: -R\$\s300,00\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ponte' })).toBeTruthy()
})

test('why it is in no item of the plan is said', async () => {
  vinculos = []
  await renderApp(<VinculosCard projeto={{ ...projeto, fora_do_pca: 'Emergência' }} who={null} />)
  expect(await screen.findByText('Fora do PCA: Emergência')).toBeTruthy()
})
