import { prazosCalls } from '@paco/domain/prazos/contract'
import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, whenSessionEnds } from './client.ts'
import { FakeRequest } from './fake-request.testing.ts'
import { percentOf, upload } from './upload.ts'

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  localStorage.setItem('Token', 't')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const onProgress = vi.fn()
const send = (signal?: AbortSignal) =>
  upload(secretariasCalls.uploadFotoSecretaria, {
    params: { id: 17 },
    name: 'foto',
    file: new Blob(['x'], { type: 'image/jpeg' }),
    onProgress,
    ...(signal && { signal }),
  })

const progress = (loaded: number, total: number, lengthComputable = true) =>
  ({ loaded, total, lengthComputable }) as ProgressEvent

test('sends the file as its field, signed, with a key of its own, and tells how far it is', async () => {
  const sending = send()
  const { last } = FakeRequest
  expect(last.opened).toEqual(['POST', '/api/secretarias/17/foto'])
  expect(last.headers.Authorization).toBe('Bearer t')
  expect(last.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
  expect(last.sent?.get('foto')).toBeInstanceOf(Blob)
  last.upload.onprogress?.(progress(1, 3))
  expect(onProgress).toHaveBeenLastCalledWith(33)
  last.answer(200, '{"Status":"Success","id":17,"imagem":"secretarias-17-a.webp"}')
  await expect(sending).resolves.toMatchObject({ imagem: 'secretarias-17-a.webp' })
})

test('what stands beside the file goes before it, without what is empty', async () => {
  const sending = upload(prazosCalls.markPrazo, {
    params: undefined,
    name: 'arquivo',
    file: new File(['%PDF-'], 'ata.pdf'),
    body: { chave: 'contrato:1:pncp', cumprido_em: '2026-11-13', evidencia: null },
  })
  const { last } = FakeRequest
  expect([...(last.sent?.keys() ?? [])]).toEqual(['chave', 'cumprido_em', 'arquivo'])
  expect(last.sent?.get('arquivo')).toMatchObject({ name: 'ata.pdf' })
  last.answer(200, '{"Status":"Success","id":3}')
  await expect(sending).resolves.toMatchObject({ id: 3 })
})

test.each([
  ['nothing known', progress(3, 0, false), null],
  ['an empty file', progress(0, 0), null],
  ['half', progress(5, 10), 50],
  ['more than announced', progress(12, 10), 100],
])('the progress of %s', (_, event, percent) => {
  expect(percentOf(event)).toBe(percent)
})

test.each([
  [413, '{"Status":"Error","Error":"O arquivo passa de 5 MB."}', 'O arquivo passa de 5 MB.'],
  [502, '<html>Bad gateway</html>', 'Erro no servidor'],
])('a refusal %i is told in words', async (status, body, message) => {
  const sending = send()
  FakeRequest.last.answer(status, body)
  await expect(sending).rejects.toMatchObject({ name: 'PacoError', status, message, retryAfter: 7 })
})

test('a session that is over is told', async () => {
  const ended = vi.fn()
  whenSessionEnds(ended)
  const sending = send()
  FakeRequest.last.answer(401, '{"Status":"Error","Error":"Sessão encerrada."}')
  await expect(sending).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
})

test('without a server there is a network error', async () => {
  const sending = send()
  FakeRequest.last.onerror?.()
  await expect(sending).rejects.toBeInstanceOf(NetworkError)
})

test('cancelling stops it, before and while it runs', async () => {
  const control = new AbortController()
  const sending = send(control.signal)
  control.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await expect(send(control.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
