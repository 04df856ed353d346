import { DAY_HEADER } from '@paco/domain/shared/days'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { savesAll } from '../lote/lote.testing.ts'
import { ESCOLA, etapa, PONTE } from './semana.testing.ts'
import { SemanaLida } from './semana-lida.tsx'

const server = fakeServerForEachTest()
const saude = { id_secretaria: 3, secretaria: 'Saúde', motivo: 'comeca' } as const
beforeEach(() => {
  localStorage.clear()
  server.current.answer((request) => {
    const today = { headers: { 'X-Total-Count': '3', [DAY_HEADER]: '2026-02-06' } }
    if (request.path === '/api/etapas/semana')
      return Response.json({ Status: 'Success', Result: [etapa(2), etapa(3), etapa(2, PONTE, saude)] }, today)
    if (request.method === 'GET' && request.path === '/api/lote/processos')
      return Response.json({ Status: 'Success', Result: [ESCOLA, PONTE], nomes: {} }, today)
    return savesAll(request)
  })
})

const cellAt = (row: number, column: string) => {
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  return document.querySelector(`[data-cell="${row}:${headers.indexOf(column)}"]`) as HTMLElement
}

test('stages are typed one by one, and saved as the records of their projects', async () => {
  const user = userEvent.setup()
  await renderApp(<SemanaLida edits />)
  await screen.findByRole('grid', { name: 'Etapas desta semana' })
  await user.click(cellAt(0, 'Fim'))
  await user.keyboard('11022026{Enter}')
  expect(cellAt(0, 'Prazo em dias').textContent).toContain('40')
  await user.click(cellAt(1, 'Situação'))
  await user.paste('Em andamento')
  expect(cellAt(2, 'Fim').getAttribute('aria-readonly')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Salvar 3 alterações' }))
  await waitFor(() => expect(server.current.written).toHaveLength(1))
  expect(server.current.written[0]).toMatchObject({
    path: '/api/lote/processos',
    body: {
      linhas: [
        {
          id: 7,
          versao: 1,
          campos: { datafimetapa2: '2026-02-11', prazoetapa2: 40, situacaoetapa3: 'Em andamento' },
        },
      ],
    },
  })
})

test('a filter hides rows and keeps what was typed in them', async () => {
  const user = userEvent.setup()
  await renderApp(<SemanaLida edits />)
  await screen.findByRole('grid')
  await user.click(cellAt(0, 'Situação'))
  await user.paste('Concluído')
  await user.click(screen.getByRole('button', { name: /^Começa em até 14 dias/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Salvar 1 alteração' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Todas/ }))
  await waitFor(() => expect(cellAt(0, 'Situação').textContent).toContain('Concluído'))
})

test('whoever changes nothing reads them all the same', async () => {
  await renderApp(<SemanaLida edits={false} />)
  const grid = await screen.findByRole('grid')
  expect(grid.getAttribute('aria-readonly')).toBe('true')
  expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull()
  expect(server.current.received.map(({ path }) => path)).toEqual(['/api/etapas/semana'])
})
