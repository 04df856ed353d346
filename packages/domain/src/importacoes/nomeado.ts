import { numbered } from '../shared/numerado.ts'
import { once } from '../shared/once.ts'
import type { Leitura } from './celula.ts'
import type { Achar, Busca, Nomeado } from './descritor.ts'
import { RECUSAS } from './messages.ts'
import { Parecidos } from './parecido.ts'
import { keyText } from './texto.ts'

const NAMES: Record<Busca, string> = {
  secretarias: 'A secretaria',
  projetos: 'O projeto',
  contratos: 'O contrato',
}

const NUMBER = /^(?:.*\()?(\d{1,10})\)?$/s

/** Records that cells may name, by what kind they are. */
export type Nomeados = Readonly<Partial<Record<Busca, readonly Nomeado[]>>>

/** Of more names than these the nearest is not looked for, nor for more texts: the whole sheet would wait for it. */
const FEW = 2000
const LOOKED_FOR = 300

/** Records by all their names and by their numbers, and the one whose name is most like a text. */
interface Indice {
  readonly byName: ReadonlyMap<string, readonly Nomeado[]>
  readonly byId: ReadonlyMap<number, Nomeado>
  readonly nearest: (text: string) => Nomeado | undefined
}

function nearestOf(options: readonly Nomeado[]): Indice['nearest'] {
  const parecidos = once(() => new Parecidos(options, ({ nome }) => nome))
  let left = options.length <= FEW ? LOOKED_FOR : 0
  return (text) => (left-- > 0 ? parecidos().nearest(text) : undefined)
}

/** Made once for all rows of a sheet. */
const indices = new WeakMap<readonly Nomeado[], Indice>()

function makeIndice(options: readonly Nomeado[]): Indice {
  const byName = new Map<string, Nomeado[]>()
  for (const option of options) {
    const names = [option.nome, ...(option.outros ?? [])].filter((one): one is string => !!one).map(keyText)
    for (const name of new Set(names)) {
      const having = byName.get(name)
      if (having) having.push(option)
      else byName.set(name, [option])
    }
  }
  return {
    byName,
    byId: new Map(options.map((option) => [option.id, option])),
    nearest: nearestOf(options),
  }
}

function indiceOf(options: readonly Nomeado[]): Indice {
  const indice = indices.get(options) ?? makeIndice(options)
  indices.set(options, indice)
  return indice
}

/** Looks records up among those that were read. */
export const acharIn =
  (nomeados: Nomeados): Achar =>
  (busca, id) =>
    indiceOf(nomeados[busca] ?? []).byId.get(id)

/** The record that was read, or what one that is like it is called, and of several the part that names none. */
export type Nomeacao = Leitura & { readonly nome?: string; readonly parte?: string }

/** The record that a text names: by one of its names, or by its number. */
export function readNamed(text: string, busca: Busca, options: readonly Nomeado[]): Nomeacao {
  const { byName, byId, nearest } = indiceOf(options)
  const found = byName.get(keyText(text)) ?? []
  if (found.length === 1 && found[0]) return { valor: found[0].id }
  if (found.length > 1) return { erro: RECUSAS.ambiguo(text) }
  const [, number] = NUMBER.exec(text) ?? []
  const meant = number === undefined ? undefined : byId.get(Number(number))
  // A number in brackets is of the name before it, else somebody changed one of them. A contract's bare number is not our Id.
  const ways = meant ? [numbered(meant), ...(busca === 'contratos' ? [] : [String(meant.id)])] : []
  if (meant && ways.some((one) => keyText(one) === keyText(text))) return { valor: meant.id }
  const near = nearest(text)
  const erro = RECUSAS.desconhecido(`${NAMES[busca]} '${text}'`)
  return near ? { erro, sugestao: near.id, nome: near.nome } : { erro }
}

/** What was said that a text means: the number of a record. */
export type Dito = (text: string) => number | undefined

/**
 * The numbers of all records that a text names, the lowest first. They are told apart by bars or lines, or by semicolons
 * where there are none of these. Which part of it is not understood is told beside the reason.
 */
export function readVarios(text: string, busca: Busca, options: readonly Nomeado[], dito: Dito): Nomeacao {
  const whole = readNamed(text, busca, options)
  if ('valor' in whole) return { valor: String(whole.valor) }
  const parts = text.split(/[|\n]/.test(text) ? /[|\n]/ : ';').map((part) => part.trim())
  const ids: number[] = []
  for (const parte of parts.filter(Boolean)) {
    const said = dito(parte)
    const read = said === undefined ? readNamed(parte, busca, options) : { valor: said }
    if ('erro' in read) return { ...read, parte }
    ids.push(Number(read.valor))
  }
  return { valor: idsText(ids) }
}

/** As many as a small list shows. */
export const MAX_ACHADOS = 20

/** Records whose names have every word of a text, those that begin with it first; or the one of that number. */
export function procurar(text: string, options: readonly Nomeado[]): Nomeado[] {
  const wanted = keyText(text)
  const words = wanted.split(' ')
  const found: { readonly one: Nomeado; readonly late: number }[] = []
  for (const one of options) {
    const names = [one.nome, ...(one.outros ?? [])]
      .filter((name) => !!name)
      .map((name) => keyText(name ?? ''))
    const all = `${names.join(' ')} ${one.id}`
    if (!words.every((word) => all.includes(word))) continue
    found.push({
      one,
      late: String(one.id) === wanted ? 0 : names.some((name) => name.startsWith(wanted)) ? 1 : 2,
    })
  }
  return found
    .sort((first, second) => first.late - second.late)
    .slice(0, MAX_ACHADOS)
    .map(({ one }) => one)
}

export const idsText = (ids: readonly number[]): string | null =>
  [...new Set(ids)].sort((one, other) => one - other).join(',') || null

export const idsOf = (text: unknown): number[] =>
  typeof text === 'string' && text !== '' ? text.split(',').map(Number) : []
