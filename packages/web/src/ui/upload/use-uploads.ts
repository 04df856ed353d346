import { PacoError } from '@paco/domain/shared/errors'
import { useEffect, useReducer, useRef } from 'react'
import { dropEnvio, pause, sendEnvio } from '../../http/envios.ts'
import { forgetEnvio } from '../../http/envios-kept.ts'
import { errorText } from '../states/error-text.ts'
import { type Item, isPending, reduce, toKeep, toStart } from './state.ts'

interface UploadsOptions {
  /** Puts a file that has arrived into its record. */
  keep: (envio: string, item: Item) => Promise<unknown>
  /** As soon as each has arrived; until then they wait. */
  keeps: boolean
}

/** What no second try mends: the file itself. */
const ITS_FAULT = [400, 413, 415]

/** Of a refusal, what is said beside the file. */
export const whyOf = (error: unknown): string =>
  (error instanceof PacoError && Object.values(error.campos ?? {})[0]) || errorText(error)

let lastKey = 0

/** Files on their way into records: several at once, each by itself. Who leaves the screen calls them off. */
export function useUploads({ keep, keeps }: UploadsOptions) {
  const [items, tell] = useReducer(reduce, [])
  const files = useRef(new Map<number, File>())
  const controls = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const running = controls.current
    return () => {
      for (const control of running.values()) control.abort()
    }
  }, [])

  async function send(key: number) {
    const file = files.current.get(key)
    if (!file) return
    const control = new AbortController()
    controls.current.set(key, control)
    tell({ kind: 'started', key })
    try {
      const envio = await sendEnvio(file, {
        signal: control.signal,
        onReceived: (bytes) => tell({ kind: 'received', key, bytes }),
        onCut: () => tell({ kind: 'cut', key }),
        pause,
      })
      tell({ kind: 'arrived', key, envio })
    } catch (error) {
      if (control.signal.aborted) return
      const again = !(error instanceof PacoError && ITS_FAULT.includes(error.status))
      tell({ kind: 'refused', key, why: whyOf(error), again })
    }
  }

  async function put(item: Item, envio: string) {
    const { key } = item
    const file = files.current.get(key)
    tell({ kind: 'keeping', key })
    try {
      await keep(envio, item)
      if (file) forgetEnvio(file)
      tell({ kind: 'kept', key })
    } catch (error) {
      const gone = error instanceof PacoError && error.campos?.envio !== undefined
      if (gone && file) forgetEnvio(file)
      tell({ kind: 'refused', key, why: whyOf(error), again: true, gone })
    }
  }

  const begins = useRef(send)
  const puts = useRef(put)
  useEffect(() => {
    begins.current = send
    puts.current = put
  })
  useEffect(() => {
    for (const { key } of toStart(items)) void begins.current(key)
  }, [items])
  const next = keeps ? toKeep(items) : undefined
  useEffect(() => {
    if (next?.envio != null) void puts.current(next, next.envio)
  }, [next])

  return {
    items,
    /** True while leaving would leave something behind. */
    pending: items.some(isPending),
    add: (picked: readonly File[]) => {
      const keyed = picked.map((file) => {
        lastKey += 1
        files.current.set(lastKey, file)
        return { key: lastKey, name: file.name, size: file.size }
      })
      tell({ kind: 'picked', files: keyed })
      return keyed
    },
    retry: (key: number) => tell({ kind: 'retried', key }),
    /** Gives it up, or takes it off the list when it is over. */
    remove: (item: Item) => {
      controls.current.get(item.key)?.abort()
      const file = files.current.get(item.key)
      if (file && item.phase !== 'kept') void dropEnvio(file)
      files.current.delete(item.key)
      tell({ kind: 'removed', key: item.key })
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
