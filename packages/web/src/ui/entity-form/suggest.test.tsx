import * as fields from '@paco/domain/shared/fields'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import { suggestedFor } from './suggest.ts'
import type { Field, Suggestion } from './types.ts'

const OPTIONS: readonly Suggestion[] = [
  { value: 1, label: 'Campinho', fills: { zona: 'Sul' } },
  { value: 2, label: 'CECAP', fills: { zona: 'Leste' } },
  { value: 3, label: 'Área Rural' },
]

describe('what a text suggests', () => {
  const suggested = (text: string, zona: unknown, before = '', last?: Suggestion) =>
    suggestedFor(OPTIONS, { before, text, last }, { zona }).suggested

  test.each([
    ['a known name into an empty field', suggested('Campinho', ''), { zona: 'Sul' }],
    ['whatever its case', suggested('cecap ', null), { zona: 'Leste' }],
    ['nothing for a text of its own', suggested('Lago', ''), {}],
    ['nothing where the option has nothing', suggested('area rural', ''), {}],
    ['nothing over what a person wrote', suggested('Campinho', 'Centro'), {}],
    ['in place of the suggestion before', suggested('CECAP', 'Sul', 'Campinho'), { zona: 'Leste' }],
    ['also after some typing', suggested('CECAP', 'Sul', 'CECA', OPTIONS[0]), { zona: 'Leste' }],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected)
  })
})

const body = z.object({ bairro: fields.requiredText(20), zona: fields.requiredText(20) })
const load = vi.fn(async () => OPTIONS)
const form = [
  {
    name: 'bairro',
    label: 'Bairro',
    kind: 'suggest',
    required: true,
    options: { queryKey: ['bairros'], queryFn: load },
  },
  { name: 'zona', label: 'Zona', kind: 'suggest', required: true, options: [{ value: 1, label: 'Sul' }] },
] as const satisfies readonly Field[]

const input = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' }) as HTMLInputElement

async function open(initial?: { bairro: string; zona: string }) {
  const submit = vi.fn(async () => {})
  const record = initial ? { initial } : {}
  await renderApp(<EntityForm label="Lançamento" fields={form} schema={body} submit={submit} {...record} />)
  return { submit, user: userEvent.setup() }
}

describe('a field with suggestions', () => {
  test('narrows them without regard to accents, and fills what the chosen one suggests', async () => {
    const { user, submit } = await open()
    await user.click(input('Bairro'))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.type(input('Bairro'), 'area')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Área Rural']),
    )
    await user.clear(input('Bairro'))
    await user.type(input('Bairro'), 'camp{ArrowDown}{Enter}')
    expect(input('Bairro').value).toBe('Campinho')
    expect(input('Zona').value).toBe('Sul')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(submit).toHaveBeenCalledWith({ bairro: 'Campinho', zona: 'Sul' })
  })

  test('takes a text of its own, checked like any other', async () => {
    const { user, submit } = await open()
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2)
    await user.type(input('Bairro'), 'Rodoviária')
    await user.type(input('Zona'), 'Industrial')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(submit).toHaveBeenCalledWith({ bairro: 'Rodoviária', zona: 'Industrial' })
  })

  test('keeps what was selected while its suggestions come: who tabs in and types replaces what it held', async () => {
    const { user, submit } = await open({ bairro: 'Campinho', zona: 'Sul' })
    input('Bairro').focus()
    input('Bairro').select()
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
    await user.keyboard('CECAP')
    expect(input('Bairro').value).toBe('CECAP')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(submit).toHaveBeenCalledWith({ bairro: 'CECAP', zona: 'Leste' })
  })

  test('is a plain text when its suggestions cannot be loaded', async () => {
    load.mockRejectedValueOnce(new Error('fora'))
    const { user } = await open()
    await user.type(input('Bairro'), 'Campinho')
    expect(input('Bairro').value).toBe('Campinho')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
