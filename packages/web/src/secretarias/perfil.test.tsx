import type { Secretaria } from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { Perfil } from './perfil.tsx'

const FOTO = 'secretarias-17-0123456789abcdef0123.webp'
const SAUDE: Secretaria = {
  id: 17,
  nomesecretaria: 'Saúde',
  secretario: 'Rui Antunes',
  formacao: 'Medicina',
  dataregistro: '2025-01-02',
  imagem: FOTO,
  tipo: 'secretaria',
  nome_curto: null,
  nome_oficial: null,
  ordem_grafico: null,
  ativo: true,
  ordem: null,
  versao: 1,
}
const VAZIA: Secretaria = { ...SAUDE, id: 3, nomesecretaria: 'Cultura', secretario: null, imagem: null }
const ADMIN: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', Result: [VAZIA, SAUDE] })))

describe('Conheça o Secretário', () => {
  test('everybody sees all heads, and one of them by the address, without sending photos', async () => {
    await renderApp(<Perfil who={null} />)
    expect((await screen.findByRole('link', { name: /Rui Antunes/ })).getAttribute('href')).toBe(
      '/perfil?secretaria=17',
    )
  })

  test('one profile tells what is known; a visitor sends nothing', async () => {
    await renderApp(<Perfil who={null} />, '/tela?secretaria=17')
    expect(await screen.findByRole('heading', { name: 'Rui Antunes' })).toBeDefined()
    expect(screen.getByAltText('Retrato de Rui Antunes').getAttribute('src')).toBe(`/img/${FOTO}`)
    expect(screen.getByText('02/01/2025')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Escolher foto' })).toBeNull()
  })

  test('a department without a head or a photo, and one that is not there', async () => {
    const view = await renderApp(<Perfil who={ADMIN} />, '/tela?secretaria=3')
    expect(await screen.findByRole('heading', { name: 'Secretário não informado' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Enviar a foto' })).toBeDefined()
    view.unmount()
    await renderApp(<Perfil who={ADMIN} />, '/tela?secretaria=99')
    expect(await screen.findByText('Secretaria não encontrada.')).toBeDefined()
  })

  test('what is no photo is refused at once, with the reason', async () => {
    const { container } = await renderApp(<Perfil who={ADMIN} />, '/tela?secretaria=17')
    await screen.findByRole('button', { name: 'Escolher foto' })
    const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    const pick = (file: File) => userEvent.upload(input, file, { applyAccept: false })
    await pick(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    expect((await screen.findByRole('alert')).textContent).toContain('“a.svg” não é uma imagem aceita.')
    await pick(new File(['texto'], 'falsa.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(/o conteúdo não é de uma imagem/)).toBeDefined()
    expect(server.current.received.every(({ method }) => method === 'GET')).toBe(true)
  })
})

test('an uploaded photo is the current choice, and stays on offer after another was tried', async () => {
  function Picker() {
    const [value, setValue] = useState<unknown>(FOTO)
    return (
      <AvatarPicker
        id="imagem"
        label="Imagem"
        value={value}
        values={{}}
        error={undefined}
        disabled={false}
        describedBy={undefined}
        onChange={setValue}
        onBlur={() => undefined}
      />
    )
  }
  await renderApp(<Picker />)
  const foto = () => screen.getByRole('radio', { name: 'Foto enviada' }) as HTMLInputElement
  expect(foto().checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(28)
  screen.getByRole('radio', { name: 'Imagem 3' }).click()
  expect(await screen.findByText(/Escolhida: Imagem 3/)).toBeDefined()
  expect(foto().checked).toBe(false)
})
