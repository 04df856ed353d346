import { useCallback, useEffect, useRef, useState } from 'react'
import { watchSession } from '../../http/session-store.ts'
import { askBackgroundSync, whenWoken } from '../offline.ts'
import { guardarItens, lerFila, pedirGuarda, tirarItem } from './banco.ts'
import { type Andamento, enviarFila } from './envio.ts'
import type { ItemFila } from './item.ts'
import { type Espera, pausaDe } from './resultado.ts'
import { sozinho, travaDe } from './trava.ts'

const CHANGED = 'paco-diario-fila'
/** Where another tab sends, or something is being edited, it is looked at again meanwhile. */
const AGAIN_S = 30

export interface Fila {
  readonly itens: readonly ItemFila[]
  readonly andamento: Andamento | null
  /** Why all wait, and until when (by this device's clock). */
  readonly espera: (Espera & { readonly ate: number | null }) | null
  readonly add: (itens: readonly ItemFila[]) => Promise<void>
  /** False where it is being sent or edited just now. */
  readonly remove: (chave: string) => Promise<boolean>
  readonly send: () => void
}

/** What waits on this device for this person, and its sending: at once, when the network is back, when the page is opened. */
export function useFila(dono: number, onSent: (here: boolean) => void): Fila {
  const [itens, setItens] = useState<readonly ItemFila[]>([])
  const [andamento, setAndamento] = useState<Andamento | null>(null)
  const [espera, setEspera] = useState<Fila['espera']>(null)
  const sent = useRef(onSent)
  sent.current = onSent
  const channel = useRef<BroadcastChannel>(undefined)
  const known = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tentativas = useRef(0)

  const read = useCallback(async () => {
    const now = await lerFila(dono)
    setItens(now)
    known.current = now.length
  }, [dono])

  const changed = useCallback(async () => {
    await read()
    channel.current?.postMessage(null)
  }, [read])

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    const before = (await lerFila(dono)).length
    if (before === 0) return setEspera(null)
    const done = await enviarFila(dono, setAndamento, changed)
    const left = (await lerFila(dono)).length
    if (left < before) sent.current(true)
    const why = done?.espera ?? null
    tentativas.current = why ? tentativas.current + 1 : 0
    const pausa = why ? pausaDe(why, tentativas.current) : AGAIN_S
    setEspera(why && { ...why, ate: pausa === null ? null : Date.now() + pausa * 1000 })
    clearTimeout(timer.current)
    // Whoever left the page finds it all when coming back.
    if (left > 0 && pausa !== null && channel.current) timer.current = setTimeout(send, pausa * 1000)
  }, [dono, changed])

  useEffect(() => {
    const now = () => void send()
    const others = new BroadcastChannel(CHANGED)
    others.onmessage = async () => {
      const before = known.current
      await read()
      if (known.current < before) sent.current(false)
    }
    channel.current = others
    void read().then(now)
    window.addEventListener('online', now)
    const forgets = [whenWoken(now), watchSession(now)]
    return () => {
      channel.current = undefined
      others.close()
      clearTimeout(timer.current)
      window.removeEventListener('online', now)
      for (const forget of forgets) forget()
    }
  }, [read, send])

  const add = async (fresh: readonly ItemFila[]) => {
    await guardarItens(fresh)
    pedirGuarda()
    await changed()
    askBackgroundSync()
    void send()
  }
  const remove = async (chave: string) => {
    const gone = await sozinho(travaDe(chave), () => tirarItem(chave).then(() => true))
    await changed()
    return gone ?? false
  }
  return { itens, andamento, espera, add, remove, send: () => void send() }
}
