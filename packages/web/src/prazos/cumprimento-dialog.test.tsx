import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeRequest } from '../http/fake-request.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { CumprimentoDialog } from './cumprimento-dialog.tsx'

const PRAZO = {
  chave: 'contrato:12:pncp',
  titulo: 'Contrato 45/2026: Ponte',
  detalhe: 'Publicação do contrato no PNCP',
  base_legal: 'art. 94, I, Lei 14.133/2021',
  id_secretaria: 12,
  marcavel: true,
}

const server = fakeServerForEachTest()
beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  server.current.answer(() => Response.json({ Status: 'Success', id: 1 }))
  const onClose = vi.fn()
  await renderApp(<CumprimentoDialog prazo={PRAZO} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como cumprido' }))
  await dialog.findByRole('button', { name: 'Escolher arquivo' })
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  const pick = (file: File) => userEvent.upload(input(), file, { applyAccept: false })
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Marcar como cumprido' }))
  return { dialog, pick, submit, onClose }
}

test('a file stands for the words: picked, sent with how far it is, and the dialog closes', async () => {
  const { dialog, pick, submit, onClose } = await open()
  await pick(new File(['%PDF-1.4'], 'ata.pdf'))
  expect(dialog.getByText('ata.pdf')).toBeDefined()
  expect(dialog.getByText('8 bytes')).toBeDefined()
  await submit()
  const { last } = FakeRequest
  expect(last.opened).toEqual(['POST', '/api/prazos/cumprimentos'])
  expect([...(last.sent?.keys() ?? [])]).toEqual(['chave', 'cumprido_em', 'evidencia', 'arquivo'])
  last.upload.onprogress?.({ loaded: 4, total: 8, lengthComputable: true } as ProgressEvent)
  expect(await dialog.findByRole('progressbar', { name: 'Envio do arquivo' })).toBeDefined()
  expect(dialog.getByText('50%')).toBeDefined()
  last.answer(200, '{"Status":"Success","id":1}')
  expect(await screen.findByText('Prazo marcado como cumprido.')).toBeDefined()
  expect(onClose).toHaveBeenCalledOnce()
})

test('without words or a file it says what is missing, and sends nothing', async () => {
  const { dialog, submit } = await open()
  await submit()
  expect(await dialog.findAllByText('Informe o que comprova, ou anexe um arquivo.')).not.toHaveLength(0)
  expect(server.current.written).toEqual([])
})

test.each([
  [new File([], 'vazio.pdf'), /“vazio.pdf” está vazio/],
  [new File(['MZ'], 'roda.exe'), /“roda.exe” não é de um tipo aceito/],
])('what cannot be taken is refused at once', async (file, why) => {
  const { dialog, pick } = await open()
  await pick(file)
  expect((await dialog.findByRole('alert')).textContent).toMatch(why)
  expect(dialog.getByRole('button', { name: 'Escolher arquivo' })).toBeDefined()
})

test('what the server finds in it is told at the field, and another can be picked', async () => {
  const { dialog, pick, submit } = await open()
  await pick(new File(['MZ'], 'falso.pdf'))
  await submit()
  const why = 'Programas e scripts não são aceitos.'
  FakeRequest.last.answer(415, JSON.stringify({ Status: 'Error', Error: why, Campos: { arquivo: why } }))
  expect(await dialog.findAllByText(why)).not.toHaveLength(0)
  const remove = dialog.getByRole('button', { name: 'Remover o arquivo falso.pdf' })
  expect(remove.getAttribute('aria-describedby')).toContain('-error')
  await userEvent.click(remove)
  expect(dialog.getByRole('button', { name: 'Escolher arquivo' })).toBeDefined()
})
