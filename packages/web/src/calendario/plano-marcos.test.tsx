import { marcosDoAno } from '@paco/domain/calendario/marco'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../ui/test/render-app.tsx'
import { PlanoMarcos } from './plano-marcos.tsx'

test('the six days of a plan, as the calendar has them', async () => {
  await renderApp(<PlanoMarcos marcos={marcosDoAno(2099, [])} />)
  await screen.findByText('Datas do plano')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Pedidos das secretarias (DFD)',
    'Consolidação',
    'Aprovação',
    'Início da revisão',
    'Fim da revisão',
    'Ajuste à LOA',
  ])
  expect(screen.getByText('15/05/2098')).toBeTruthy()
  expect(screen.getByText('15/01/2099')).toBeTruthy()
})
