import { PacoError } from '@paco/domain/shared/errors'
import { isServerFailure } from '../../ui/failures.ts'
import { errorText } from '../../ui/states/error-text.ts'

/** What one write says: rows by their key, or something of the bulletin itself. */
type Body = Readonly<Record<string, unknown>> & { readonly versao: number }

export interface Salvamento {
  readonly estado: 'salvo' | 'a_salvar' | 'salvando' | 'falhou' | 'conflito'
  /** When the last write was answered; null before the first. */
  readonly em: Date | null
  readonly problema: string | null
}

interface Autosaving<Item> {
  readonly versao: number
  /** Answers the version that the next write starts from. */
  readonly send: (body: Body & { readonly itens?: readonly Item[] }) => Promise<number>
  /** What is typed and not saved yet, whenever it is other rows; none when all are. */
  readonly keep?: (itens: readonly Item[], versao: number) => void
  /** How long typing is collected, in milliseconds. */
  readonly wait?: number
  readonly now?: () => Date
}

const WAIT = 700
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

/** Whether it was refused because of what others did meanwhile. */
const isConflict = (error: unknown): boolean => error instanceof PacoError && error.status === 409

/**
 * Saves what is typed, by itself: collected for a moment, one write at a time, each from the version the last one
 * answered. A write without an answer goes again word by word, so that the server knows it for the same; what was refused
 * stays to be sent with the next change. After a conflict nothing is sent any more.
 */
export function createAutosave<Item extends { readonly chave: number }>(how: Autosaving<Item>) {
  const { send, keep, wait = WAIT, now = () => new Date() } = how
  let { versao } = how
  let pending = new Map<number, Item>()
  let unanswered: (Body & { readonly itens?: readonly Item[] }) | null = null
  let failure: unknown = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE
  let turn: Promise<unknown> = Promise.resolve()
  let state: Salvamento = { estado: 'salvo', em: null, problema: null }
  const listeners = new Set<() => void>()

  /** Rows by their key, the last that was typed of each. */
  function typed(itens: readonly Item[]): Map<number, Item> {
    const rows = new Map<number, Item>()
    for (const item of itens) rows.set(item.chave, { ...rows.get(item.chave), ...item })
    return rows
  }

  const tellOwed = () =>
    keep?.([...typed([...(unanswered?.itens ?? []), ...pending.values()]).values()], versao)

  function set(next: Partial<Salvamento>): void {
    tellOwed()
    state = { ...state, problema: null, ...next }
    for (const listener of listeners) listener()
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function later(after: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, after)
  }

  async function push(body: Body & { readonly itens?: readonly Item[] }): Promise<void> {
    unanswered = body
    try {
      versao = await send(body)
      unanswered = null
      tellOwed()
      pause = FIRST_PAUSE
    } catch (error) {
      if (!isServerFailure(error)) unanswered = null
      throw error
    }
  }

  async function pushRows(): Promise<void> {
    const itens = [...pending.values()]
    pending = new Map()
    try {
      await push({ itens, versao })
    } catch (error) {
      if (unanswered === null)
        pending = new Map([...itens.map((item) => [item.chave, item] as const), ...pending])
      throw error
    }
  }

  function fail(error: unknown): void {
    failure = error
    set({ estado: isConflict(error) ? 'conflito' : 'falhou', problema: errorText(error) })
    if (!isServerFailure(error)) return
    later(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  const isOwed = () => unanswered !== null || pending.size > 0

  /** Everything that is owed, until nothing is. Throws what kept it from being so. */
  async function settle(): Promise<void> {
    stop()
    if (state.estado === 'conflito') throw failure
    if (!isOwed()) return
    set({ estado: 'salvando' })
    try {
      if (unanswered !== null) await push(unanswered)
      while (pending.size > 0) await pushRows()
      set({ estado: 'salvo', em: now() })
    } catch (error) {
      fail(error)
      throw error
    }
  }

  /** One after the other, whatever became of the one before. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const flush = (): Promise<boolean> =>
    inTurn(() =>
      settle().then(
        () => true,
        () => false,
      ),
    )

  return {
    read: (): Salvamento => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether leaving now would lose something. */
    isUnsaved: () => isOwed(),
    /** How many rows were typed and not saved. */
    owed: (): number => pending.size,
    change: (itens: readonly Item[]) => {
      pending = typed([...pending.values(), ...itens])
      tellOwed()
      if (state.estado === 'conflito' || itens.length === 0) return
      if (state.estado === 'falhou') stop()
      if (state.estado !== 'salvando') set({ estado: 'a_salvar' })
      later(wait)
    },
    /** Saves now; whether everything is saved. */
    flush,
    /** Something that is decided on what is saved: after everything typed, with the version of that. */
    after: <T>(work: (versao: number) => Promise<T>): Promise<T> =>
      inTurn(async () => {
        await settle()
        return work(versao)
      }),
    /** Something of the bulletin itself, at once. */
    write: (campos: Readonly<Record<string, unknown>>): Promise<void> =>
      inTurn(async () => {
        await settle()
        try {
          await push({ ...campos, versao })
          set({ estado: 'salvo', em: now() })
        } catch (error) {
          if (isServerFailure(error) || isConflict(error)) fail(error)
          throw error
        }
      }),
    /** Nobody looks any more: what is owed goes now, and nothing is tried again. */
    leave: () => flush().finally(stop),
  }
}

export type Autosave<Item extends { readonly chave: number }> = ReturnType<typeof createAutosave<Item>>
