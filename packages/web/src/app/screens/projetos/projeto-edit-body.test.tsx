import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { person, projetoWith } from '../../../projetos/projeto.testing.ts'
import { fakeServerForEachTest } from '../../../ui/test/fake-server.ts'
import { renderApp } from '../../../ui/test/render-app.tsx'
import { ProjetoEditBody } from './projeto-edit-body.tsx'

const server = fakeServerForEachTest()
const admin = person('admin', null)
const projeto = projetoWith({})
const nothing = () => undefined
const common = { id: projeto.id, who: admin, retry: nothing, first: 'cronograma', onSaved: nothing } as const

test('says that it loads, then shows the form', async () => {
  server.current.answer(() => Response.json({ Status: 'Success', Result: [] }))
  await renderApp(<ProjetoEditBody {...common} projeto={undefined} error={null} loading />)
  expect(await screen.findByText('Carregando projeto...', { selector: 'p' })).toBeTruthy()
})

test('a failure keeps its words and offers another try', async () => {
  let tries = 0
  const retry = () => {
    tries++
    return undefined
  }
  await renderApp(
    <ProjetoEditBody
      {...common}
      retry={retry}
      projeto={undefined}
      error={new Error('fora do ar')}
      loading={false}
    />,
  )
  expect(await screen.findByText('Erro ao buscar o projeto')).toBeTruthy()
  screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(tries).toBe(1)
})
