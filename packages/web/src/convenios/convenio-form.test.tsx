import type { Convenio } from '@paco/domain/convenios/convenio'
import { FAMILIAS, type KnownFamilia } from '@paco/domain/convenios/familias'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { convenioFields } from './convenio-fields.ts'
import { ConvenioForm } from './convenio-form.tsx'
import { mirante } from './convenios.testing.ts'

const [dade, estadual, , , sempapel] = FAMILIAS
const server = fakeServerForEachTest()

const show = async (familia: KnownFamilia, convenio?: Convenio) => {
  const onSaved = vi.fn()
  const record = convenio ? { convenio } : {}
  await renderApp(<ConvenioForm familia={familia} {...record} onSaved={onSaved} onCancel={() => {}} />)
  return onSaved
}
const save = () =>
  userEvent.setup().click(screen.getByRole('button', { name: /^Salvar (?:convênio|alterações)$/ }))
const type = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.setup().clear(field)
  await userEvent.setup().type(field, text)
  await userEvent.setup().tab()
}

const choose = async (natureza: string) => {
  await userEvent.setup().click(screen.getByLabelText(/^Natureza/))
  await userEvent.setup().click(await screen.findByRole('option', { name: natureza }))
}

describe('the form of a family', () => {
  test.each(FAMILIAS.map((familia) => [familia.label, familia] as const))(
    '%s has an input for each field of its description',
    (_, familia) => {
      const names = convenioFields(familia)
        .filter(({ kind }) => kind !== 'section')
        .map(({ name }) => name)
      expect([...names].sort()).toEqual(familia.campos.map(({ key }) => key).sort())
    },
  )

  test('asks for all that is required before it sends anything', async () => {
    await show(estadual)
    await save()
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(
      estadual.campos.filter((campo) => 'required' in campo).length,
    )
    expect(server.current.received).toEqual([])
  })

  test('sends an empty form where nothing is required', async () => {
    server.current.answer(() => Response.json({ Status: 'Success', id: 1 }))
    const onSaved = await show(sempapel)
    await save()
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(server.current.received[0]).toMatchObject({ method: 'POST', path: '/api/conveniossempapel' })
  })

  test('masks money and warns, without refusing, while the total does not add up', async () => {
    await show(estadual)
    await type(/^Repasse/, '1000,5')
    await type(/^Contrapartida/, 'R$ 200,00')
    await type(/^Valor total/, '1300')
    expect((screen.getByLabelText(/^Repasse/) as HTMLInputElement).value).toBe('1.000,50')
    expect(
      screen.getByText(/Repasse e contrapartida somam R\$ 1\.200,50: o total informado é R\$ 99,50 maior\./),
    ).toBeTruthy()
    await type(/^Valor total/, '1200,50')
    expect(screen.queryByText(/Repasse e contrapartida somam/)).toBeNull()
    await type(/^Repasse/, '-5')
    expect(screen.getByText('O valor não pode ser negativo.')).toBeTruthy()
  })

  test('asks who gets the money once the city gives it, and shows the number with its signs', async () => {
    const given = { beneficiario: 'Lar do Vale', beneficiario_cnpj: '11222333000181' }
    await show(dade, { ...mirante, natureza: 'recebe' })
    expect(screen.queryByLabelText(/^Beneficiário/)).toBeNull()
    await choose('Repassa recursos')
    expect(screen.getByLabelText(/^Beneficiário/)).toBeTruthy()
    cleanup()
    await show(dade, { ...mirante, ...given, natureza: 'repassa' })
    expect(screen.getByLabelText<HTMLInputElement>(/^CNPJ do beneficiário/).value).toBe('11.222.333/0001-81')
    await choose('Recebe recursos')
    expect(screen.getAllByText("Só é publicado quando a natureza é 'Repassa recursos'.")).toHaveLength(2)
  })

  test('changes a record with the version it began from', async () => {
    server.current.answer(() => Response.json({ Status: 'Success', id: 7 }))
    const onSaved = await show(dade, mirante)
    await type(/^Objeto \*|^Objeto$/, 'Mirante novo')
    await save()
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(server.current.received[0]).toMatchObject({
      method: 'PUT',
      path: '/api/conveniosdade/7',
      body: { objeto: 'Mirante novo', repasse: 1000.5, vigencia_contrato: '2026-11-27', versao: 3 },
    })
  })

  test.each([
    ['Erro ao criar Convênio', undefined, () => Response.json({ Error: 'Não.' }, { status: 503 })],
    ['Erro ao atualizar Convênio', mirante, () => Response.json({ Error: 'Não.' }, { status: 503 })],
    [
      'Erro ao salvar o convênio',
      mirante,
      () => {
        throw new TypeError('offline')
      },
    ],
  ])('says “%s” and loses nothing', async (words, convenio, answer) => {
    server.current.answer(answer)
    const onSaved = await show(dade, convenio)
    await type(/^Objeto \*|^Objeto$/, 'Fica digitado')
    await save()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(onSaved).not.toHaveBeenCalled()
    expect((screen.getByLabelText(/^Objeto \*|^Objeto$/) as HTMLInputElement).value).toBe('Fica digitado')
  })
})
