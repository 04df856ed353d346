import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import type { RegistroDiario } from '@paco/domain/diario/registro'
import type { ItemFila } from './item.ts'

/** A diary as it was last read here, by whom it was. */
export interface Lida {
  readonly cabecalho: CabecalhoDiario
  readonly registros: readonly RegistroDiario[]
  readonly total: number
}
interface Guardada extends Lida {
  readonly chave: string
  readonly em: number
}

const NAME = 'paco-diario'
const [FILA, LIDAS] = ['fila', 'lidas']

const rascunhoKey = (dono: number, projeto: number) => `rascunho:${dono}:${projeto}`

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(FILA, { keyPath: 'chave' })
      request.result.createObjectStore(LIDAS, { keyPath: 'chave' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => {
      opening = undefined
      reject(request.error)
    }
  })
  return opening
}

async function reading<T>(store: string, work: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return answer(work((await open()).transaction(store).objectStore(store)))
}

/** Answered when what was written is on the disk, not before. */
async function writing(
  stores: string | readonly string[],
  work: (of: IDBObjectStore, second: IDBObjectStore) => unknown,
): Promise<void> {
  const [first = '', second = first] = [stores].flat()
  const change = (await open()).transaction([first, second], 'readwrite', { durability: 'strict' })
  try {
    work(change.objectStore(first), change.objectStore(second))
  } catch (error) {
    // What was put before it goes with it: all or nothing.
    change.abort()
    throw error
  }
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })
}

/** What waits here for this person, of every work. */
export async function lerFila(dono: number): Promise<ItemFila[]> {
  const all: ItemFila[] = await reading(FILA, (store) => store.getAll())
  return all.filter((item) => item.dono === dono).sort((one, other) => other.posto_em - one.posto_em)
}

export const lerItem = (chave: string): Promise<ItemFila | undefined> =>
  reading(FILA, (store) => store.get(chave))

/** How many wait here, whoever's they are. */
export const contarFila = (): Promise<number> => reading(FILA, (store) => store.count())

/** All of them, or none where there is no room. What is in the queue is no draft any more: a reload offers it only once. */
export const guardarItens = (itens: readonly ItemFila[]): Promise<void> =>
  writing([FILA, LIDAS], (store, lidas) => {
    for (const item of itens) {
      store.put(item)
      lidas.delete(rascunhoKey(item.dono, item.id_projeto))
    }
  })

export const tirarItem = (chave: string): Promise<void> => writing(FILA, (store) => store.delete(chave))

/** Puts in its place what becomes of it, read and written in one: what another tab did meanwhile counts. */
export const trocarItem = (chave: string, change: (agora: ItemFila) => ItemFila | null): Promise<void> =>
  writing(FILA, (store) => {
    const found: IDBRequest<ItemFila | undefined> = store.get(chave)
    found.onsuccess = () => {
      if (!found.result) return
      const next = change(found.result)
      if (next?.chave !== chave) store.delete(chave)
      if (next) store.put(next)
    }
  })

/** Asks the browser not to throw away what waits here when the device gets full. */
export const pedirGuarda = (): void => void navigator.storage?.persist?.().catch(() => undefined)

const lidaKey = (dono: number | null, projeto: number) => `${dono ?? 'visitante'}:${projeto}`

export const guardarLida = (dono: number | null, lida: Lida, em: number): Promise<void> =>
  writing(LIDAS, (store) => store.put({ ...lida, chave: lidaKey(dono, lida.cabecalho.id_projeto), em }))

export const lerLida = (dono: number | null, projeto: number): Promise<Guardada | undefined> =>
  reading(LIDAS, (store) => store.get(lidaKey(dono, projeto)))

/**
 * The pictures that somebody is about to register: they outlive a reload and a crash of the screen. They lie beside what was
 * read, since a store of their own would need a new version of the database, which open tabs hold up.
 */
interface Rascunho {
  readonly chave: string
  readonly fotos: readonly File[]
}

export const guardarRascunho = (dono: number, projeto: number, fotos: readonly File[]): Promise<void> =>
  writing(LIDAS, (store) => store.put({ chave: rascunhoKey(dono, projeto), fotos } satisfies Rascunho))

export const lerRascunho = (dono: number, projeto: number): Promise<Rascunho | undefined> =>
  reading(LIDAS, (store) => store.get(rascunhoKey(dono, projeto)))

export const tirarRascunho = (dono: number, projeto: number): Promise<void> =>
  writing(LIDAS, (store) => store.delete(rascunhoKey(dono, projeto)))

/** A device without room, or whose browser keeps nothing, still shows what is there. */
export const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

/** Whether the device had no room for it. */
export const isCheio = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'QuotaExceededError'
