import * as z from 'zod/mini'
import { formatNumber } from '../shared/formats.ts'
import { MESSAGES } from './messages.ts'
import { FINAIS, REGRA, TIPOS, type TipoKey } from './tipos.ts'
import { VERIFICADOS } from './verificacao.ts'

/** The largest file, in bytes: as large as the PNCP takes. */
export const MAX_ARQUIVO = 30 * 1024 * 1024

/** How much a person may send in an hour, in bytes. */
export const MAX_POR_HORA = 200 * 1024 * 1024

const MAX_NOME = 200

/** A file as a record tells of it. */
export const arquivo = z.object({
  nome: z.string(),
  tamanho: z.number(),
  /** The fingerprint of its content, by which anyone can tell that a copy is the same. */
  sha256: z.string(),
  verificado: z.enum(VERIFICADOS),
  /** What the antivirus calls what it found. */
  ameaca: z.nullable(z.string()),
})
export type Arquivo = z.output<typeof arquivo>

/** A file on its way: a browser's, or one that the server has received. */
export interface Enviado {
  readonly name: string
  readonly size: number
}

/** What JSON can spell is no file, whatever its fields are called. */
const isEnviado = (value: unknown): value is Enviado =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== Object.prototype

/** A file of a form, or none. */
export const anexo = z.nullish(
  z.custom<Enviado>(isEnviado, MESSAGES.notAFile).check(
    z.refine(({ size }) => size > 0, MESSAGES.empty),
    z.refine(({ size }) => size <= MAX_ARQUIVO, MESSAGES.tooLarge),
  ),
)

/** Control characters, and those that make a name read backwards: `nota‮fdp.exe`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** What separates folders, or means something to one system or another. */
const PATHS = /^.*[\\/]/s
const MEANINGFUL = /[<>:"|?*]/g

/** How the name of a file ends, in small letters without the dot; '' where it does not. */
export const finalOf = (nome: string): string => /\.([^.]+)$/.exec(nome)?.[1]?.toLowerCase() ?? ''

/** The name under which a file is kept: without a path or what nobody sees, and not too long; '' where nothing is left. */
export function nomeOf(sent: string): string {
  const plain = sent.normalize('NFC').replace(UNSEEN, '').replace(PATHS, '').replace(MEANINGFUL, '_')
  const nome = plain.replace(/^[\s.]+|[\s.]+$/g, '')
  if (nome.length <= MAX_NOME) return nome
  const final = `.${finalOf(nome)}`
  const kept = nome.slice(0, MAX_NOME - final.length)
  // Not half of a letter that takes two places.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}${final}`.slice(0, MAX_NOME)
}

/** Why a file of this kind may not have this name; null where they agree. */
export function refuseNome(nome: string, tipo: TipoKey): string | null {
  if (nome === '') return MESSAGES.noName
  const { nome: kind, finais } = TIPOS[tipo]
  const final = finalOf(nome)
  if ((finais as readonly string[]).includes(final)) return null
  const ends = final === '' ? 'não tem extensão' : `termina em .${final}`
  return `O conteúdo é de ${kind}, mas o nome ${ends}. Renomeie para .${finais[0]}.`
}

/** Why a picked file need not even be sent, or null; the server decides by the content. */
export function refuseEnviado({ name, size }: Enviado): string | null {
  if (size === 0) return `“${name}” está vazio.`
  if (size > MAX_ARQUIVO) return `“${name}” tem ${formatTamanho(size)}. O limite é de 30 MB.`
  return FINAIS.includes(`.${finalOf(name)}`) ? null : `“${name}” não é de um tipo aceito. Envie ${REGRA}`
}

/** Why there is no room in the city for so many bytes more; null where there is. */
export const refuseSpace = (taken: number, more: number, limite: number): string | null =>
  taken + more <= limite
    ? null
    : `O espaço da cidade para arquivos (${formatTamanho(limite)}) acabou. Avise quem administra o sistema.`

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** A size as people read it: `1,4 MB`. */
export function formatTamanho(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  const amount = bytes / 1024 ** step
  return `${formatNumber(step >= 2 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${UNITS[step]}`
}

/** The beginning of a fingerprint, enough to compare by eye. */
export const shortHash = (sha256: string): string => sha256.slice(0, 12)
