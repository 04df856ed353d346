import { projetosCalls } from '@paco/domain/projetos/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { placeText, requestInTurn } from './in-turn.ts'

const server = fakeServerForEachTest()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fila = (...Result: object[]) => Response.json({ Status: 'Success', Result })

describe('work that waits its turn', () => {
  test('is asked for under its ticket until it is done, and no longer', async () => {
    let release: (() => void) | undefined
    const places = [
      fila({ situacao: 'na fila', a_frente: 2 }),
      fila({ situacao: 'em andamento', a_frente: 0 }),
    ]
    server.current.answer(async ({ path }) => {
      if (path.startsWith('/api/fila/')) return places.shift() ?? fila()
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } })
    })
    const told: (number | null)[] = []
    const made = requestInTurn(projetosCalls.gerarPdf, { body: { ids: [1] } }, (ahead) => told.push(ahead))
    await vi.advanceTimersByTimeAsync(2500)
    expect(told).toEqual([2, null])
    release?.()
    await made
    await vi.advanceTimersByTimeAsync(5000)
    const [sent, ...asked] = server.current.received
    expect(sent?.path).toBe('/api/gerar-pdf')
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([`/api/fila/${sent?.headers['X-Fila']}`]))
  })

  test('that is quick is never asked for, and its refusal is its own', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Não.' }, { status: 404 }))
    const made = requestInTurn(projetosCalls.gerarPdf, { body: { ids: [1] } }, () => {})
    await expect(made).rejects.toThrow('Não.')
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.current.received).toHaveLength(1)
  })

  test.each([
    [null, 'Gerando…'],
    [0, 'Na fila: é a próxima…'],
    [3, 'Na fila: 3 antes…'],
  ])('with %s before it says so', (ahead, text) => expect(placeText(ahead, 'Gerando…')).toBe(text))
})
