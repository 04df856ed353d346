import { PARTE } from '@paco/domain/arquivos/envio'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { UploadGuard, UploadList } from './upload-list.tsx'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

const server = fakeServerForEachTest()
/** What the server has of each file, by the name it was announced with. */
const sizes = new Map<string, number>()
const keep = vi.fn<(envio: string) => Promise<unknown>>()

function answer({ method, path, query, body }: Received): Response | Promise<Response> {
  if (method === 'POST') {
    const { nome, tamanho } = body as { nome: string; tamanho: number }
    sizes.set(nome, tamanho)
    return Response.json({ Status: 'Success', id: nome, parte: PARTE, recebido: 0 })
  }
  const id = decodeURIComponent(path.split('/').at(-1) ?? '')
  const tamanho = sizes.get(id) ?? 0
  if (method === 'PUT' && id.startsWith('lento')) return new Promise(() => {})
  if (method === 'PUT' && id.startsWith('falso'))
    return Response.json(
      { Status: 'Error', Error: 'Recusado.', Campos: { arquivo: 'Programas e scripts não são aceitos.' } },
      { status: 415 },
    )
  const recebido = method === 'PUT' ? Math.min(tamanho, Number(query.de) + PARTE) : 0
  return Response.json({ Status: 'Success', recebido, tamanho, pronto: recebido === tamanho })
}

beforeEach(() => {
  sizes.clear()
  keep.mockReset().mockResolvedValue(null)
  server.current.answer(answer)
})
afterEach(() => localStorage.clear())

function Screen() {
  const [keeps, setKeeps] = useState(true)
  const uploads = useUploads({ keep, keeps })
  return (
    <>
      <UploadZone onFiles={uploads.add} />
      <UploadGuard uploads={uploads} />
      <UploadList uploads={uploads} />
      <button type="button" onClick={() => setKeeps(!keeps)}>
        Guardar
      </button>
    </>
  )
}

const pdf = (name: string) => new File(['%PDF-1.4'], name)
const zone = () => screen.getByRole('region', { name: 'Escolher arquivos' })
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name))
  return within(found as HTMLElement)
}

test('several dropped at once are kept each by itself; the refused one says why', async () => {
  await renderApp(<Screen />)
  drop(pdf('ata.pdf'), pdf('falso.pdf'), pdf('roda.exe'), pdf('edital.pdf'))
  await waitFor(() => expect(screen.getAllByText('Guardado')).toHaveLength(2))
  expect(keep.mock.calls.map(([envio]) => envio)).toEqual(['ata.pdf', 'edital.pdf'])
  expect(row('falso.pdf').getByRole('alert').textContent).toBe('Programas e scripts não são aceitos.')
  expect(row('falso.pdf').queryByRole('button', { name: /Tentar de novo/ })).toBeNull()
  expect(row('roda.exe').getByRole('alert').textContent).toMatch(/não é de um tipo aceito/)
  expect(screen.getByText('2 arquivos enviados. 2 arquivos recusados.')).toBeTruthy()
})

test('a picture is pasted anywhere but into a text', async () => {
  await renderApp(
    <>
      <Screen />
      <input aria-label="Título" />
    </>,
  )
  const clipboardData = { files: [pdf('colado.png')] }
  fireEvent.paste(screen.getByLabelText('Título'), { clipboardData })
  expect(screen.queryByText('colado.png')).toBeNull()
  fireEvent.paste(document.body, { clipboardData })
  expect(await screen.findByText('Guardado')).toBeTruthy()
})

test('one on its way is called off, and the server drops it', async () => {
  await renderApp(<Screen />)
  drop(pdf('lento.pdf'))
  expect(await screen.findByRole('progressbar', { name: 'Envio de lento.pdf' })).toBeTruthy()
  await waitFor(() => expect(server.current.last?.method).toBe('PUT'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar o envio de lento.pdf' }))
  await waitFor(() =>
    expect(server.current.last).toMatchObject({ method: 'DELETE', path: '/api/envios/lento.pdf' }),
  )
  expect(screen.queryByText('lento.pdf')).toBeNull()
})

test('what its record refuses is said beside it and tried again', async () => {
  keep.mockRejectedValueOnce(new Error('O título é obrigatório.'))
  await renderApp(<Screen />)
  drop(pdf('ata.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo: ata.pdf' }))
  expect(await screen.findByText('Guardado')).toBeTruthy()
  expect(server.current.received.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('they wait until they are asked for, and leaving meanwhile warns', async () => {
  const view = await renderApp(<Screen />)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  drop(pdf('ata.pdf'))
  expect(await screen.findByText('Enviado')).toBeTruthy()
  expect(keep).not.toHaveBeenCalled()
  await view.go('/outra')
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }))
  expect(view.path()).toBe('/tela')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Guardado')).toBeTruthy()
  await view.go('/outra')
  expect(await screen.findByText('Outra tela')).toBeTruthy()
})

test('warns of a name that would not be published, and takes the file', async () => {
  await renderApp(<Screen />)
  drop(pdf('laudo 123.456.789-09.pdf'), pdf('laudo 2.pdf'))
  const warned = await screen.findAllByText(/^Parece/)
  expect(warned.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('um CPF (123.***.***-09)'),
  ])
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2))
})
