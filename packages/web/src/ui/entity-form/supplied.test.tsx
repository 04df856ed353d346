import * as fields from '@paco/domain/shared/fields'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import type { Field, Values } from './types.ts'

const schema = z.object({ lado: fields.requiredText(20), altura: fields.requiredText(20) })
const inputs = [
  { name: 'lado', label: 'Lado', kind: 'text' },
  { name: 'altura', label: 'Altura', kind: 'text' },
] as const satisfies readonly Field[]

const submit = vi.fn(async () => undefined)

function WithBoard() {
  const [supplied, setSupplied] = useState<{ lado: string } | null>(null)
  const [seen, setSeen] = useState<Values>({})
  return (
    <>
      <button type="button" onClick={() => setSupplied({ lado: 'do quadro' })}>
        Quadro
      </button>
      <output>{JSON.stringify(seen)}</output>
      <EntityForm fields={inputs} schema={schema} supplied={supplied} onValues={setSeen} submit={submit} />
    </>
  )
}

test('what is chosen beside the form is filled in, again after it was changed; the rest stays', async () => {
  await renderApp(<WithBoard />)
  const user = userEvent.setup()
  const lado = () => screen.getByLabelText(/^Lado/) as HTMLInputElement
  await user.type(screen.getByLabelText(/^Altura/), 'alta')
  await user.click(screen.getByRole('button', { name: 'Quadro' }))
  expect(lado().value).toBe('do quadro')
  await user.clear(lado())
  await user.type(lado(), 'meu')
  await user.click(screen.getByRole('button', { name: 'Quadro' }))
  expect(lado().value).toBe('do quadro')
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual({
    lado: 'do quadro',
    altura: 'alta',
  })
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(submit).toHaveBeenCalledWith({ lado: 'do quadro', altura: 'alta' })
})
