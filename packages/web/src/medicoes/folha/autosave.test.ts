import { conflict, invalid, STALE_VERSION } from '@paco/domain/shared/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError, NO_SERVER } from '../../http/client.ts'
import { createAutosave } from './autosave.ts'

interface Item {
  readonly chave: number
  readonly pleiteada: number
  readonly memoria?: string
}

/** A server whose answers the test gives, one by one. */
function open() {
  const sent: unknown[] = []
  const answers: { resolve: (versao: number) => void; reject: (error: unknown) => void }[] = []
  const kept: unknown[] = []
  const autosave = createAutosave<Item>({
    versao: 3,
    keep: (itens, versao) => void kept.push([itens, versao]),
    now: () => new Date('2026-11-16T15:04:00Z'),
    send: (body) => {
      sent.push(body)
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
  })
  const answer = async (versao: number) => {
    answers.shift()?.resolve(versao)
    await vi.advanceTimersByTimeAsync(0)
  }
  const refuse = async (error: unknown) => {
    answers.shift()?.reject(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, answer, refuse, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const A = { chave: 11, pleiteada: 6 }
const B = { chave: 12, pleiteada: 120 }

describe('what is typed is saved by itself', () => {
  test('collected for a moment, one write at a time, each from the version the last one answered', async () => {
    const { autosave, sent, answer } = open()
    autosave.change([{ ...A, memoria: '2 x 3' }])
    autosave.change([{ chave: 11, pleiteada: 5 }])
    expect([sent, autosave.read().estado, autosave.isUnsaved()]).toEqual([[], 'a_salvar', true])
    await vi.advanceTimersByTimeAsync(700)
    expect(sent).toEqual([{ itens: [{ chave: 11, pleiteada: 5, memoria: '2 x 3' }], versao: 3 }])
    expect(autosave.read().estado).toBe('salvando')
    autosave.change([B])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(1)
    await answer(4)
    expect(sent[1]).toEqual({ itens: [B], versao: 4 })
    await answer(5)
    expect(autosave.read()).toEqual({ estado: 'salvo', em: new Date('2026-11-16T15:04:00Z'), problema: null })
    expect(autosave.isUnsaved()).toBe(false)
  })

  test('what the server does not have yet is told, with the version it was typed over', async () => {
    const { autosave, answer, refuse, kept } = open()
    autosave.change([A])
    expect(kept.at(-1)).toEqual([[A], 3])
    await vi.advanceTimersByTimeAsync(700)
    autosave.change([{ chave: 11, pleiteada: 7 }, B])
    expect(kept.at(-1)).toEqual([[{ chave: 11, pleiteada: 7 }, B], 3])
    await refuse(new NetworkError(NO_SERVER))
    expect(kept.at(-1)).toEqual([[{ chave: 11, pleiteada: 7 }, B], 3])
    await vi.advanceTimersByTimeAsync(2_000)
    await answer(4)
    expect(kept.at(-1)).toEqual([[{ chave: 11, pleiteada: 7 }, B], 4])
    await answer(5)
    expect(kept.at(-1)).toEqual([[], 5])
  })

  test('somebody who types without a pause is saved all the same', async () => {
    const { autosave, sent } = open()
    for (let typed = 1; typed <= 4; typed += 1) {
      autosave.change([{ chave: 11, pleiteada: typed }])
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(sent).toHaveLength(1)
  })
})

describe('without an answer', () => {
  test('the same write goes again word by word, then what was typed meanwhile: nothing is lost', async () => {
    const { autosave, sent, answer, refuse } = open()
    autosave.change([A])
    await vi.advanceTimersByTimeAsync(700)
    await refuse(new NetworkError(NO_SERVER))
    expect(autosave.read()).toMatchObject({ estado: 'falhou', problema: NO_SERVER })
    autosave.change([{ chave: 11, pleiteada: 2 }])
    expect(autosave.isUnsaved()).toBe(true)
    await vi.advanceTimersByTimeAsync(700)
    expect(sent[1]).toEqual(sent[0])
    await answer(4)
    expect(sent[2]).toEqual({ itens: [{ chave: 11, pleiteada: 2 }], versao: 4 })
    await answer(5)
    expect(autosave.read().estado).toBe('salvo')
  })

  test('it is tried again by itself, later and later, and at once when asked to', async () => {
    const { autosave, sent, answer, refuse } = open()
    autosave.change([A])
    await vi.advanceTimersByTimeAsync(700)
    await refuse(new NetworkError(NO_SERVER))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toHaveLength(2)
    await refuse(new NetworkError(NO_SERVER))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toHaveLength(2)
    const saved = autosave.flush()
    await vi.advanceTimersByTimeAsync(0)
    await answer(4)
    expect(await saved).toBe(true)
  })
})

describe('refused', () => {
  test('what was typed stays, and goes with the next change', async () => {
    const { autosave, sent, refuse } = open()
    autosave.change([A])
    await vi.advanceTimersByTimeAsync(700)
    await refuse(invalid({ 'itens.0.chave': 'Este item não está na planilha vigente do contrato.' }))
    expect(autosave.read()).toMatchObject({ estado: 'falhou', problema: 'Confira os campos indicados.' })
    autosave.change([B])
    await vi.advanceTimersByTimeAsync(700)
    expect(sent[1]).toEqual({ itens: [A, B], versao: 3 })
  })

  test('by what others did, nothing is sent any more, and it is told how much was not saved', async () => {
    const { autosave, sent, refuse } = open()
    autosave.change([A])
    await vi.advanceTimersByTimeAsync(700)
    await refuse(conflict(STALE_VERSION))
    autosave.change([B])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(autosave.read()).toMatchObject({ estado: 'conflito', problema: STALE_VERSION })
    expect([sent.length, autosave.owed(), await autosave.flush()]).toEqual([1, 2, false])
    await expect(autosave.after(async () => 'taken')).rejects.toThrow(STALE_VERSION)
  })
})

test('a step is taken on what was saved, and on nothing that was not', async () => {
  const { autosave, sent, answer, refuse } = open()
  autosave.change([A])
  const step = autosave.after(async (versao) => versao)
  await vi.advanceTimersByTimeAsync(0)
  await answer(4)
  expect(await step).toBe(4)
  autosave.change([B])
  const refused = autosave.after(async () => 'taken').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  await refuse(new NetworkError(NO_SERVER))
  expect(await refused).toBe(NO_SERVER)
  expect(sent).toHaveLength(2)
})

test('something of the bulletin itself is written between the rows, and its refusal is the form’s to tell', async () => {
  const { autosave, sent, answer, refuse } = open()
  const written = autosave.write({ final: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([{ final: true, versao: 3 }])
  await answer(4)
  await written
  const refused = autosave.write({ inicio: '2026-03-01' }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  await refuse(invalid({ inicio: 'O período começa antes da ordem de início do contrato.' }))
  expect(await refused).toBe('Confira os campos indicados.')
  expect([autosave.read().estado, autosave.isUnsaved()]).toEqual(['salvo', false])
})
