import type { Call } from '@paco/domain/http/call'
import { sistemaCalls } from '@paco/domain/sistema/contract'
import { type Answer, type Parts, request } from './client.ts'
import { drawKey } from './repeats.ts'

/** Most answers are there before the first question. */
const PAUSE = 1000

/** Told while a call waits: how many begin before it, or null once it is being worked on. */
export type OnPlace = (ahead: number | null) => void

/** Makes a call whose work is heavy and may have to wait its turn on the server, and asks meanwhile how far it is. */
export async function requestInTurn<C extends Call>(
  call: C,
  parts: Parts<C>,
  onPlace: OnPlace,
): Promise<Answer<C>> {
  const ticket = drawKey()
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const ask = async () => {
    const answer = await request(sistemaCalls.getFila, { params: { chave: ticket } }).catch(() => null)
    if (over) return
    const [place] = answer?.data.Result ?? []
    onPlace(place?.situacao === 'na fila' ? place.a_frente : null)
    timer = setTimeout(ask, PAUSE)
  }
  timer = setTimeout(ask, PAUSE)
  try {
    return await request(call, { ...parts, ticket })
  } finally {
    over = true
    clearTimeout(timer)
  }
}

/** What is said of work under way, or of its place in the queue. */
export const placeText = (ahead: number | null, working: string): string =>
  ahead === null ? working : ahead === 0 ? 'Na fila: é a próxima…' : `Na fila: ${ahead} antes…`
