import type { Copia, Copias } from '@paco/domain/sistema/copia'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { CopiasCard } from './copias-card.tsx'

const GOOD: Copia = {
  nome: 'paco-diaria-20261118T060000Z.backup.gz',
  quando: '2026-11-18T06:00:00.000Z',
  tipo: 'diaria',
  tamanho: 5 * 1024 ** 2,
  cifrada: true,
  conferida: true,
  motivo: null,
  enviada: null,
}
const TOLD: Copias = {
  situacao: 'em dia',
  pasta: '/srv/paco/copias',
  destino: null,
  hora: 3,
  em_andamento: false,
  falha: null,
  copias: [GOOD],
}
const server = fakeServerForEachTest()
async function open(changes: Partial<Copias> = {}) {
  server.current.answer(({ method }) =>
    Response.json(
      method === 'POST'
        ? { Status: 'Success', message: 'A cópia está sendo feita.' }
        : { Status: 'Success', Result: [{ ...TOLD, ...changes }] },
    ),
  )
  await renderApp(<CopiasCard />)
  await screen.findByText(/cópia de segurança|cópia boa/)
}

it('says when the last good one was made, how each stands, where they lie, and gives none out', async () => {
  const asked: Copia = {
    ...GOOD,
    nome: 'b',
    tipo: 'pedida',
    cifrada: false,
    conferida: false,
    motivo: 'A linha 3 foi alterada.',
  }
  await open({ copias: [GOOD, asked] })
  expect(screen.getByText('A última cópia boa é de 18/11/2026 03:00.').getAttribute('role')).toBe('status')
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toBe('18/11/2026 03:00Diária, cifrada5 MBRestaurada à parte e igual')
  expect(second?.textContent).toContain('A linha 3 foi alterada.')
  expect(screen.getByText('/srv/paco/copias')).toBeDefined()
  expect(screen.getByText(/Uma é feita por dia, às 3h\./)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  [{ situacao: 'nenhuma', copias: [] }, 'status', /Ainda não há nenhuma/],
  [{ situacao: 'atrasada', copias: [{ ...GOOD, tipo: 'antes' }] }, 'alert', /nenhuma .* além das de antes/],
  [
    {
      situacao: 'atrasada',
      copias: [
        { ...GOOD, tipo: 'antes' },
        { ...GOOD, nome: 'b', quando: '2026-11-10T06:00:00Z' },
      ],
    },
    'alert',
    /é de 10\/11\/2026 .* mais de dois dias/,
  ],
  [{ situacao: 'atrasada' }, 'alert', /faz mais de dois dias/],
  [{ situacao: 'atrasada', copias: [{ ...GOOD, conferida: false }] }, 'alert', /Nenhuma .* passou/],
] as const)('warns of %o', async (changes, role, text) => {
  await open(changes as Partial<Copias>)
  expect(screen.getByText(text).getAttribute('role')).toBe(role)
})

it('says what went wrong, and whether they are in the other store', async () => {
  await open({
    falha: 'O disco está cheio.',
    destino: 'https://s3.local/copias',
    copias: [{ ...GOOD, enviada: false }],
  })
  expect(screen.getByRole('alert').textContent).toContain('O disco está cheio.')
  const [, row] = screen.getAllByRole('row')
  expect(within(row as HTMLElement).getByText('Não')).toBeDefined()
  expect(screen.getByText('https://s3.local/copias')).toBeDefined()
})

it('has one made now, and cannot be asked again while it is', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Fazer agora' }))
  expect(server.current.writtenTo('/api/sistema/copias')).toBeDefined()
})

it('is busy while one is made', async () => {
  await open({ em_andamento: true })
  expect(screen.getByRole('button', { name: /Fazendo/ }).hasAttribute('disabled')).toBe(true)
})
