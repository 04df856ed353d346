import { refuseEnviado } from '@paco/domain/arquivos/arquivo'

/** As many as a person gives at once, and as many as are on their way at the same time. */
export const MOST_FILES = 20
const MOST_RUNNING = 3

const TOO_MANY = `São aceitos até ${MOST_FILES} arquivos de cada vez. Inclua este depois dos outros.`

/**
 * Where a file is: in line, being sent, cut off and going on by itself, refused, wholly with the server, being put into
 * its record, in it.
 */
type Phase = 'waiting' | 'sending' | 'cut' | 'refused' | 'arrived' | 'keeping' | 'kept'

export interface Item {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly phase: Phase
  /** Bytes that the server has. */
  readonly received: number
  /** By which a record takes it, once it has arrived. */
  readonly envio: string | null
  /** Why it was refused, and whether trying again may help. */
  readonly why: string
  readonly again: boolean
}

export type Happening =
  | { kind: 'picked'; files: readonly { key: number; name: string; size: number }[] }
  | { kind: 'started'; key: number }
  | { kind: 'received'; key: number; bytes: number }
  | { kind: 'cut'; key: number }
  | { kind: 'arrived'; key: number; envio: string }
  | { kind: 'keeping'; key: number }
  | { kind: 'kept'; key: number }
  /** Gone: the server has it no longer, trying again begins anew. */
  | { kind: 'refused'; key: number; why: string; again: boolean; gone?: boolean }
  | { kind: 'retried'; key: number }
  | { kind: 'removed'; key: number }

type Items = readonly Item[]

const isOver = ({ phase }: Item) => phase === 'kept' || phase === 'refused'
export const isRunning = ({ phase }: Item) => phase === 'sending' || phase === 'cut'
/** Not in a record yet, and not given up: leaving now would leave it behind. */
export const isPending = (item: Item) => !isOver(item)

function pick(items: Items, files: readonly { key: number; name: string; size: number }[]): Items {
  let room = MOST_FILES - items.filter(isPending).length
  const picked = files.map((file): Item => {
    const refused = refuseEnviado(file) ?? (room > 0 ? null : TOO_MANY)
    if (refused === null) room -= 1
    return {
      ...file,
      phase: refused === null ? 'waiting' : 'refused',
      received: 0,
      envio: null,
      why: refused ?? '',
      again: false,
    }
  })
  return [...items, ...picked]
}

/** What becomes of one file; what comes too late for where it is changes nothing. */
function step(item: Item, happening: Happening): Item {
  const { phase, size } = item
  switch (happening.kind) {
    case 'started':
      return phase === 'waiting' ? { ...item, phase: 'sending' } : item
    case 'received':
      return isRunning(item) ? { ...item, phase: 'sending', received: happening.bytes } : item
    case 'cut':
      return phase === 'sending' ? { ...item, phase: 'cut' } : item
    case 'arrived':
      return isRunning(item) ? { ...item, phase: 'arrived', received: size, envio: happening.envio } : item
    case 'keeping':
      return phase === 'arrived' ? { ...item, phase: 'keeping' } : item
    case 'kept':
      return phase === 'keeping' ? { ...item, phase: 'kept' } : item
    case 'refused':
      if (isOver(item)) return item
      return {
        ...item,
        phase: 'refused',
        why: happening.why,
        again: happening.again,
        ...(happening.gone && { envio: null, received: 0 }),
      }
    case 'retried':
      if (phase !== 'refused' || !item.again) return item
      return { ...item, phase: item.envio === null ? 'waiting' : 'arrived', why: '', again: false }
    default:
      return item
  }
}

export function reduce(items: Items, happening: Happening): Items {
  if (happening.kind === 'picked') return pick(items, happening.files)
  if (happening.kind === 'removed') return items.filter(({ key }) => key !== happening.key)
  return items.map((item) => (item.key === happening.key ? step(item, happening) : item))
}

/** Those whose turn it is to be sent. */
export const toStart = (items: Items): Items =>
  items
    .filter(({ phase }) => phase === 'waiting')
    .slice(0, Math.max(0, MOST_RUNNING - items.filter(isRunning).length))

/** The one whose turn it is to be put into its record: one after the other, as they were picked. */
export const toKeep = (items: Items): Item | undefined =>
  items.some(({ phase }) => phase === 'keeping') ? undefined : items.find(({ phase }) => phase === 'arrived')

const plural = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** How all of them stand, for those who hear the screen: said when it changes, not with every part. */
export function summaryOf(items: Items): string {
  const count = (...phases: Phase[]) => items.filter(({ phase }) => phases.includes(phase)).length
  const sending = count('waiting', 'sending', 'cut', 'keeping')
  const done = count('arrived', 'kept')
  const refused = count('refused')
  return [
    sending > 0 ? `Enviando ${plural(sending, 'arquivo', 'arquivos')}.` : '',
    count('cut') > 0 ? 'Sem conexão: o envio continua quando ela voltar.' : '',
    done > 0 ? plural(done, 'arquivo enviado.', 'arquivos enviados.') : '',
    refused > 0 ? plural(refused, 'arquivo recusado.', 'arquivos recusados.') : '',
  ]
    .filter(Boolean)
    .join(' ')
}
