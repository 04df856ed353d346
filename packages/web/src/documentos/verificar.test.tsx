import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { fingerprintOf } from './verificar-hash.ts'
import { VerificarPage } from './verificar-page.tsx'

const server = fakeServerForEachTest()
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const never = new AbortController().signal

describe('the fingerprint of a file, worked out here', () => {
  it.each([0, 1, 63, 64, 512 * 1024, 512 * 1024 + 1, 1_300_000])('of %s bytes', async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, n) => (n * 31) % 251)
    const steps: number[] = []
    expect(await fingerprintOf(new Blob([bytes]), (done) => steps.push(done), never)).toBe(sha(bytes))
    expect(steps).toHaveLength(Math.ceil(size / (512 * 1024)))
    expect(size === 0 || steps.at(-1) === 1).toBe(true)
  })

  it('stops where nobody waits for it', async () => {
    const control = new AbortController()
    control.abort()
    await expect(fingerprintOf(new Blob(['x']), () => {}, control.signal)).rejects.toThrow()
  })
})

const KEPT = {
  titulo: 'Contrato 12/2026',
  dono: 'Ponte',
  id_projeto: 7,
  n: 1,
  situacao: 'vigente',
  guardado_em: '2026-03-12T17:05:00.000Z',
  linha: 81223,
  lacre: 'ab'.repeat(32),
}
const HASH = 'cd'.repeat(32)

interface Known {
  guardados?: object[]
  assinaturas?: object[]
  suspeito?: boolean
  ameaca?: string
}

function answering(own: Known) {
  server.current.answer(({ path }) => {
    const sha256 = path.split('/').at(-1)
    const guardados = own.guardados ?? []
    const found = { encontrado: guardados.length > 0, tamanho: guardados.length > 0 ? 2048 : null }
    return Response.json({
      Status: 'Success',
      Result: [{ sha256, guardados, assinaturas: [], suspeito: false, ameaca: null, ...found, ...own }],
    })
  })
}

function Screen({ first = '' }) {
  const [asked, setAsked] = useState(first)
  return (
    <VerificarPage
      asked={asked}
      onAsk={setAsked}
      selo="conferir o lacre"
      projetoLink={(id) => <a href={`/p/${id}`}>ver o projeto</a>}
    />
  )
}

test('a file is never sent: its code is asked for, and the answer is in plain words', async () => {
  answering({ guardados: [KEPT] })
  await renderApp(<Screen />)
  const file = new File(['conteúdo'], 'contrato.pdf')
  await userEvent.upload(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), file)
  expect(
    await screen.findByRole('heading', {
      name: 'Este arquivo é o que a prefeitura guardou em 12/03/2026 às 14:05.',
    }),
  ).toBeTruthy()
  const code = sha(new TextEncoder().encode('conteúdo'))
  expect(server.current.received.map(({ path }) => path)).toEqual([`/api/verificar/${code}`])
  expect(screen.getByText('Contrato 12/2026')).toBeTruthy()
  expect(screen.getByText('1. É a versão em vigor.')).toBeTruthy()
  expect(screen.getByText(Array.from({ length: 8 }, () => 'abababab').join(' '))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ver o projeto' }).getAttribute('href')).toBe('/p/7')
})

test('a code in the address is asked for at once, and is no file of this device', async () => {
  answering({ guardados: [{ ...KEPT, situacao: 'substituido' }] })
  await renderApp(<Screen first={HASH} />)
  expect(
    await screen.findByRole('heading', {
      name: 'O arquivo com este código é o que a prefeitura guardou em 12/03/2026 às 14:05. Há versão mais nova.',
    }),
  ).toBeTruthy()
})

test('what nobody kept is told with what that means', async () => {
  answering({})
  await renderApp(<Screen first={HASH} />)
  expect(await screen.findByRole('heading', { name: 'Não encontramos este arquivo' })).toBeTruthy()
  expect(screen.getByText(/basta um bit mudado/)).toBeTruthy()
})

test('a document that is not public is not named', async () => {
  answering({ guardados: [{ ...KEPT, titulo: null, dono: null, id_projeto: null }] })
  await renderApp(<Screen first={HASH} />)
  expect(await screen.findByText('Documento que ainda não é público')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ver o projeto' })).toBeNull()
})

test('what is no code is refused beside its field, and nothing is asked', async () => {
  answering({})
  await renderApp(<Screen />)
  const field = screen.getByLabelText('Ou cole o código SHA-256')
  await userEvent.type(field, 'abc')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText(/tem 64 algarismos/)).toBeTruthy()
  expect(server.current.received).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, `SHA-256: ${HASH.toUpperCase()}`)
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await waitFor(() =>
    expect(server.current.received.map(({ path }) => path)).toEqual([`/api/verificar/${HASH}`]),
  )
})

test('signatures are told with what was not looked at', async () => {
  const one = {
    nome: 'MARIA',
    emissor: 'AC',
    em: '2026-03-12T17:05:00.000Z',
    integra: true,
    alterado_depois: false,
  }
  answering({
    guardados: [KEPT],
    assinaturas: [
      one,
      { ...one, nome: 'ACT', carimbo: true },
      { ...one, nome: 'JOÃO', alterado_depois: true },
    ],
  })
  await renderApp(<Screen first={HASH} />)
  expect(await screen.findByText('3 assinaturas no PDF')).toBeTruthy()
  expect(screen.getByText('Carimbo do tempo: ACT')).toBeTruthy()
  expect(screen.getByText(/Documento alterado após a assinatura/)).toBeTruthy()
  expect(screen.getByText(/A cadeia de certificados não foi validada/)).toBeTruthy()
})
