import type { Projeto } from '@paco/domain/projetos/projeto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { person, projetoWith, semPessoas } from '../projeto.testing.ts'
import { ProjetoEditForm } from './projeto-edit-form.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 1 })))

const frozen = projetoWith({
  base_congelada_em: '2026-04-10T15:00:00+00:00',
  base_congelada_por: 'aditivo',
  datafimetapa1: '2026-01-20',
})
const secretarias = { queryKey: ['opcoes'], queryFn: async () => [{ value: 12, label: 'Obras' }] }
const editForm = (role: 'user' | 'admin', first: 'cronograma' | 'dados', projeto: Projeto = frozen) => (
  <ProjetoEditForm
    pessoas={semPessoas}
    loadFaltas={async () => []}
    projeto={projeto}
    who={person(role, role === 'user' ? 12 : null)}
    secretarias={secretarias}
    first={first}
    onSaved={() => {}}
  />
)
// By label: looking for a role would compute that of every one of the forty inputs each time.
const input = (name: string | RegExp) => screen.getByLabelText(name) as HTMLInputElement
const type = (name: string | RegExp, text: string) => {
  fireEvent.change(input(name), { target: { value: text } })
  fireEvent.blur(input(name))
}
const save = () => userEvent.setup().click(screen.getByText('Alterar dados').closest('button') as HTMLElement)
const MOTIVO = /^Motivo da correção/

describe('a frozen project', () => {
  test('says so up front and lets its department only read what is frozen', async () => {
    await renderApp(editForm('user', 'dados'))
    expect(
      screen.getByText(/^Linha de base congelada desde 10\/04\/2026 \(aditivo de valor solicitado\)/),
    ).toBeTruthy()
    expect(screen.getByText('painel do projeto').getAttribute('href')).toBe('/viewprojetocompleto/1')
    expect(input('Valor').readOnly).toBe(true)
    expect(input('Valor').value).toBe('1.000,00')
    expect(screen.getByText('Congelado: muda por aditivo.')).toBeTruthy()
    expect(input('Etapa 1: fim (congelado)').readOnly).toBe(true)
    expect(input('Etapa 2: fim').readOnly).toBe(false)
    type('Etapa 2: fim', '20/02/2026')
    expect(input('Etapa 3: início').value).toBe('')
    expect(screen.queryByRole('switch', { name: 'Preencher datas sozinho' })).toBeNull()
    await save()
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written.at(-1)?.body).toMatchObject({ datafimetapa2: '2026-02-20' })
    for (const name of ['valor', 'datafimetapa1', 'motivo_correcao'])
      expect(server.current.written.at(-1)?.body).not.toHaveProperty(name)
  })

  test('shows the record, whatever a draft from before the freeze says', async () => {
    localStorage.setItem('Token', 't')
    const free = projetoWith({ datafimetapa1: '2026-01-20' })
    const { unmount } = await renderApp(editForm('user', 'dados', free))
    type('Valor', '9.999,00')
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('9999'))
    unmount()
    await renderApp(editForm('user', 'dados'))
    expect(screen.getByText('Rascunho recuperado')).toBeTruthy()
    expect(input('Valor').value).toBe('1.000,00')
    await save()
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written.at(-1)?.body).not.toHaveProperty('valor')
  })

  test('is corrected by an administrator, who is asked why as soon as something frozen changes', async () => {
    await renderApp(editForm('admin', 'dados'))
    expect(input('Valor').readOnly).toBe(false)
    expect(screen.queryByLabelText(MOTIVO)).toBeNull()
    type('Etapa 2: fim', '20/02/2026')
    expect(screen.queryByLabelText(MOTIVO)).toBeNull()
    type('Valor', '900')
    type('Etapa 1: fim', '25/01/2026')
    expect(
      screen.getByText(
        'Será corrigido: valor: de R$ 1.000,00 para R$ 900,00; fim da etapa 1: de 20/01/2026 para 25/01/2026.',
      ),
    ).toBeTruthy()
    await save()
    expect(screen.getByRole('alert').textContent).toContain('Motivo da correção: Campo obrigatório.')
    expect(server.current.written).toHaveLength(0)
    type(MOTIVO, 'Ata da reunião')
    await save()
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written.at(-1)?.body).toMatchObject({
      valor: 900,
      datafimetapa1: '2026-01-25',
      motivo_correcao: 'Ata da reunião',
    })
  })

  test('on the schedule screen asks why for dates alone, and no longer when they are put back', async () => {
    await renderApp(editForm('admin', 'cronograma'))
    type('Etapa 1: fim', '')
    expect(input(MOTIVO)).toBeTruthy()
    type('Etapa 1: fim', '20/01/2026')
    expect(screen.queryByLabelText(MOTIVO)).toBeNull()
  })
})

test('a free project is edited as ever, and the refusal of one frozen meanwhile is told whole', async () => {
  const said = 'A linha de base deste projeto está congelada desde 10/04/2026 (etapa 4 concluída).'
  server.current.answer(() => Response.json({ Status: 'Error', Error: said }, { status: 409 }))
  await renderApp(editForm('user', 'dados', projetoWith({})))
  expect(screen.queryByText(/^Linha de base/)).toBeNull()
  type('Valor', '2000')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(said)
})
