import { useCallback, useEffect, useRef, useState } from 'react'
import { askBackgroundSync, whenWoken } from '../offline.ts'
import { guardarItem, lerFila, tirarItem } from './banco.ts'
import { type Andamento, enviarFila } from './envio.ts'
import type { ItemFila } from './item.ts'

const CHANGED = 'paco-diario-fila'
/** A server that could not be reached, or was busy, is asked again meanwhile. */
const AGAIN_MS = 30_000

export interface Fila {
  readonly itens: readonly ItemFila[]
  readonly andamento: Andamento | null
  readonly add: (itens: readonly ItemFila[]) => Promise<void>
  readonly remove: (chave: string) => Promise<void>
  readonly send: () => void
}

/** What waits on this device for this person, and its sending: at once, when the network is back, when the page is opened. */
export function useFila(dono: number | null, onSent: () => void): Fila {
  const [itens, setItens] = useState<readonly ItemFila[]>([])
  const [andamento, setAndamento] = useState<Andamento | null>(null)
  const sent = useRef(onSent)
  sent.current = onSent

  const read = useCallback(async () => {
    setItens(dono === null ? [] : await lerFila(dono))
  }, [dono])

  const changed = useCallback(async () => {
    await read()
    const channel = new BroadcastChannel(CHANGED)
    channel.postMessage(null)
    channel.close()
  }, [read])

  const send = useCallback(() => {
    if (dono === null) return
    void lerFila(dono).then(async (before) => {
      if (before.length === 0) return
      await enviarFila(dono, setAndamento, changed)
      if ((await lerFila(dono)).length < before.length) sent.current()
    })
  }, [dono, changed])

  useEffect(() => {
    void read().then(send)
    const channel = new BroadcastChannel(CHANGED)
    channel.onmessage = () => void read()
    const timer = setInterval(send, AGAIN_MS)
    window.addEventListener('online', send)
    const forget = whenWoken(send)
    return () => {
      channel.close()
      clearInterval(timer)
      window.removeEventListener('online', send)
      forget()
    }
  }, [read, send])

  const add = async (fresh: readonly ItemFila[]) => {
    for (const item of fresh) await guardarItem(item)
    await changed()
    askBackgroundSync()
    send()
  }
  const remove = async (chave: string) => {
    await tirarItem(chave)
    await changed()
  }
  return { itens, andamento, add, remove, send }
}
