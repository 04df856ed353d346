import type { Secretaria } from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SelectField } from '../ui/entity-form/select-field.tsx'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { secretariaOptions } from './choices.ts'
import { EditForm } from './edit-form.tsx'
import { FichaList } from './ficha-list.tsx'

const OBRAS: Secretaria = {
  id: 12,
  nomesecretaria: 'Obras',
  secretario: null,
  formacao: null,
  dataregistro: null,
  imagem: null,
  tipo: 'secretaria',
  nome_curto: null,
  nome_oficial: null,
  ordem_grafico: 2,
  ativo: true,
  ordem: null,
  versao: 4,
}
const EXTINTA: Secretaria = { ...OBRAS, id: 30, nomesecretaria: 'Extinta', ativo: false, ordem_grafico: null }
const ADMIN: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }

const server = fakeServerForEachTest()
const answer = (rows: readonly unknown[]) =>
  server.current.answer(({ path, method }) => {
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 12, message: 'Secretaria excluída.' })
    const Result = path.endsWith('/uso') ? [{ usos: [{ tabela: 'usuarios', total: 2 }] }] : rows
    return Response.json({ Status: 'Success', Result }, { headers: { 'x-total-count': String(rows.length) } })
  })

describe('departments in use', () => {
  test('putting one out of use says first what it has', async () => {
    answer([OBRAS])
    const user = userEvent.setup()
    await renderApp(<FichaList who={ADMIN} />)
    await user.click(await screen.findByRole('button', { name: /^Ações/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Ela tem 2 pessoas.')
    expect(dialog.textContent).toContain('As pessoas dela continuam entrando')
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }))
    await screen.findByText('Desativada: Obras')
    expect(server.current.writtenTo('/api/secretarias/12')?.body).toEqual({ ativo: false, versao: 4 })
  })

  test('a city without any is told where to begin', async () => {
    answer([])
    await renderApp(<FichaList who={ADMIN} />)
    expect(await screen.findByText('Nenhuma secretaria ainda.')).toBeDefined()
  })

  test('is one form with one button: its place is sent with its names, and the version it was seen in', async () => {
    answer([OBRAS])
    const onSaved = vi.fn()
    const user = userEvent.setup()
    await renderApp(<EditForm secretaria={OBRAS} onSaved={onSaved} />)
    await user.clear(await screen.findByLabelText('Lugar nos gráficos'))
    await user.type(screen.getByLabelText('Lugar nos gráficos'), '5')
    await user.click(screen.getByRole('button', { name: 'Alterar' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(server.current.writtenTo('/api/update/12')?.body).toMatchObject({
      nomesecretaria: 'Obras',
      ordem_grafico: 5,
      versao: 4,
    })
  })

  test.each([
    [null, false],
    [30, true],
  ])('one out of use is offered only where it is chosen already (%s)', async (value, offered) => {
    answer([OBRAS, EXTINTA])
    await renderApp(
      <SelectField
        id="s"
        label="Secretaria"
        options={secretariaOptions}
        value={value}
        onChange={() => undefined}
      />,
    )
    const user = userEvent.setup()
    const box = await screen.findByLabelText('Secretaria')
    await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false))
    await user.click(box)
    expect(await screen.findByRole('option', { name: 'Obras' })).toBeDefined()
    expect(screen.queryByRole('option', { name: 'Extinta (desativada)' }) !== null).toBe(offered)
  })

  test('a form of a city without any says what to do', async () => {
    answer([])
    await renderApp(
      <SelectField
        id="s"
        label="Secretaria"
        options={secretariaOptions}
        value={null}
        onChange={() => undefined}
      />,
    )
    expect(await screen.findByText(/^Nenhuma secretaria em uso\./)).toBeDefined()
  })
})
