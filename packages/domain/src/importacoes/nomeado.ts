import { numbered } from '../shared/numerado.ts'
import type { Leitura } from './celula.ts'
import type { Busca, Nomeado } from './descritor.ts'
import { RECUSAS } from './messages.ts'
import { nearest } from './parecido.ts'
import { keyText } from './texto.ts'

const NAMES: Record<Busca, string> = { secretarias: 'A secretaria', projetos: 'O projeto' }

/** Of more names than these the nearest is not looked for: each row would wait for it. */
const FEW = 1000

const NUMBER = /^(?:.*\()?(\d{1,10})\)?$/s

type Index = ReadonlyMap<string, readonly Nomeado[]>
/** Made once for all rows of a sheet. */
const indexes = new WeakMap<readonly Nomeado[], Index>()

function indexOf(options: readonly Nomeado[]): Index {
  const known = indexes.get(options)
  if (known) return known
  const index = new Map<string, Nomeado[]>()
  for (const option of options) {
    const names = [option.nome, ...(option.outros ?? [])].filter((one): one is string => !!one).map(keyText)
    for (const name of new Set(names)) index.set(name, [...(index.get(name) ?? []), option])
  }
  indexes.set(options, index)
  return index
}

/** The record that a text names: by one of its names, or by its number. */
export function readNamed(
  text: string,
  busca: Busca,
  options: readonly Nomeado[],
): Leitura & { nome?: string } {
  const found = indexOf(options).get(keyText(text)) ?? []
  if (found.length === 1 && found[0]) return { valor: found[0].id }
  if (found.length > 1) return { erro: RECUSAS.ambiguo(text) }
  const [, number] = NUMBER.exec(text) ?? []
  const meant = number === undefined ? undefined : options.find(({ id }) => id === Number(number))
  // A number in brackets is of the name before it, else somebody changed one of them.
  if (meant && [number, numbered(meant)].some((one) => keyText(one ?? '') === keyText(text)))
    return { valor: meant.id }
  const near = options.length <= FEW ? nearest(text, options, ({ nome }) => nome) : undefined
  const erro = RECUSAS.desconhecido(`${NAMES[busca]} '${text}'`)
  return near ? { erro, sugestao: near.id, nome: near.nome } : { erro }
}

/**
 * The numbers of all records that a text names, the lowest first. They are told apart by bars or lines, or by semicolons
 * where there are none of these.
 */
export function readVarios(text: string, busca: Busca, options: readonly Nomeado[]): Leitura {
  const whole = readNamed(text, busca, options)
  if ('valor' in whole) return { valor: String(whole.valor) }
  const parts = text.split(/[|\n]/.test(text) ? /[|\n]/ : ';').map((part) => part.trim())
  const read = parts.filter(Boolean).map((part) => readNamed(part, busca, options))
  const [wrong] = read.filter((one) => 'erro' in one)
  if (wrong) return { erro: wrong.erro }
  return { valor: idsText(read.flatMap((one) => ('valor' in one ? Number(one.valor) : []))) }
}

export const idsText = (ids: readonly number[]): string | null =>
  [...new Set(ids)].sort((one, other) => one - other).join(',') || null

export const idsOf = (text: unknown): number[] =>
  typeof text === 'string' && text !== '' ? text.split(',').map(Number) : []
