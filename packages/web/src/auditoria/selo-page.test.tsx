import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { useIntegrityCheck } from './integrity-check.tsx'
import { SeloPage } from './selo-page.tsx'

const server = fakeServerForEachTest()
const hash = (letter: string) => letter.repeat(64)
const grouped = (letter: string) => Array.from({ length: 8 }, () => letter.repeat(8)).join(' ')
const instante = '2026-11-16T15:00:00.000Z'

test('the seal is told in groups, and an older one beside it', async () => {
  server.current.answer(({ path, query }) =>
    Response.json(
      query.linha === '3'
        ? { Status: 'Success', Result: [{ instante, linha: 3, hash: hash('b') }] }
        : {
            Status: 'Success',
            Result: path === '/api/auditoria/selo' ? [{ instante, linha: 512, hash: hash('a') }] : [],
          },
    ),
  )
  await renderApp(<SeloPage back={null} />)
  expect(await screen.findByText(grouped('a'))).toBeTruthy()
  expect(screen.getByText('16/11/2026 12:00, horário de Brasília')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Número do registro'), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar o lacre' }))
  expect(await screen.findByText(grouped('b'))).toBeTruthy()
})

function Check() {
  const { button, outcome } = useIntegrityCheck()
  return (
    <>
      {button}
      {outcome}
    </>
  )
}

const walked = {
  integra: true,
  registros: 9000,
  conferidos: 5000,
  concluida: false,
  primeira_falha: null,
  ultimo_hash: hash('a'),
  selos: 2,
  selos_ilegiveis: 0,
  diferenca: null,
}

test('the check walks from the first line to the last, stretch by stretch', async () => {
  const asked: object[] = []
  server.current.answer(({ query }) => {
    asked.push(query)
    const done = query.desde === '5000' ? { conferidos: 9000, concluida: true } : {}
    return Response.json({ Status: 'Success', Result: [{ ...walked, ...done }] })
  })
  await renderApp(<Check />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/9\.000 registros conferidos.*Confere com os 2 selos/)).toBeTruthy()
  expect(asked).toEqual([{ completa: 'true' }, { desde: '5000' }])
})

test('what the seals outside tell is said', async () => {
  const diferenca = 'O registro 7 não está mais na trilha.'
  server.current.answer(() =>
    Response.json({ Status: 'Success', Result: [{ ...walked, concluida: true, integra: false, diferenca }] }),
  )
  await renderApp(<Check />)
  await userEvent.click(screen.getByRole('button'))
  expect((await screen.findByText('A trilha foi adulterada.')).parentElement?.textContent).toContain(
    diferenca,
  )
  expect(screen.queryByText(/se rompe/)).toBeNull()
})
