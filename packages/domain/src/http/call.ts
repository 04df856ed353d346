import type * as z from 'zod/mini'
import type { Campos } from '../shared/errors.ts'
import { once } from '../shared/once.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType

/** A file as reply: its bytes are not described further. */
export interface FileReply {
  readonly kind: 'file'
  readonly types: readonly string[]
  /** Kept as it was sent: it leaves byte by byte, a range of it where one is asked for. */
  readonly stored?: true
}

/** One call of the interface, described once: the server answers it, the screens make it, OpenAPI tells it. */
export interface Call {
  readonly method: Method
  /** With parameters in braces: `/api/usuarios/{id}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  /** On a reading call, the parameters it takes: any other is refused. */
  readonly query?: z.ZodMiniObject
  readonly body?: Schema
  /** What the schema alone cannot know to be missing: told together with what it refuses. */
  readonly alsoMissing?: AlsoMissing
  /** How the body travels; JSON unless said. As octets it is a stretch of a file, held in memory. */
  readonly bodyType?: 'json' | 'multipart' | 'octets'
  /** Beside JSON it takes a form with a file of at most so many bytes, which is never held in memory. */
  readonly maxFile?: number
  /** Of JSON that holds a whole sheet of rows, or of octets, how many bytes there may be; unless said, as few as any form needs. */
  readonly maxBody?: number
  readonly reply: Schema | FileReply
  /** Tells what was computed for a day: the server makes sure that it is this one before it answers. */
  readonly ofToday?: true
  /** Also for a session that may do nothing before its owner has done what it is held for. */
  readonly whileHeld?: true
  /** Decides, signs, sends or moves money: its body names the version that was read. Made by `decides`. */
  readonly decides?: true
  /** Decides something that weighs: of those who have a second factor it takes one shown not long ago (428). */
  readonly proven?: true
  /** Answers a list that is short in any city: reading all of it is little work. */
  readonly short?: boolean | undefined
  /** Tells how busy the server is: it does not wait in line for that, whoever asks. */
  readonly waitsNever?: true
}

/** Fields that this body, sent by this person, lacks. */
export type AlsoMissing = (body: Readonly<Record<string, unknown>>, who: SessionUser | null) => Campos

export type Calls = Readonly<Record<string, Call>>

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What the handler receives, validated. */
export type Params<C extends Call> = Output<C['params']>
export type Query<C extends Call> = Output<C['query']>
export type Body<C extends Call> = Output<C['body']>
/** What the caller sends. */
export type QueryInput<C extends Call> = Input<C['query']>
export type BodyInput<C extends Call> = Input<C['body']>
export type ParamsInput<C extends Call> = Input<C['params']>
/** What comes back. */
export type Reply<C extends Call> = C['reply'] extends Schema ? z.output<C['reply']> : FileReply

/** What is made when somebody first asks for it: a screen makes few of its word's calls, and checks no reply. */
const SCHEMAS = ['params', 'query', 'body', 'reply'] as const
type SchemaName = (typeof SCHEMAS)[number]
type Later<T> = T | (() => T)

/** A call as its contract writes it: schemas as functions that make them. */
type Description = Omit<Call, SchemaName> & {
  readonly params?: Later<Schema>
  readonly query?: Later<z.ZodMiniObject>
  readonly body?: Later<Schema>
  readonly reply: Later<Schema> | FileReply
}
type Described<D> = {
  readonly [K in keyof D]: K extends SchemaName ? (D[K] extends () => infer S ? S : D[K]) : D[K]
}

/** Describes one call; keeps its exact types. Its schemas are memoised: describing them all takes a phone longer than a call. */
export function call<const D extends Description>(description: D): Described<D> {
  const parts = Object.getOwnPropertyDescriptors(description) as PropertyDescriptorMap
  for (const name of SCHEMAS) {
    const make = parts[name]?.value as unknown
    if (typeof make === 'function') parts[name] = { enumerable: true, get: once(make as () => Schema) }
  }
  return Object.defineProperties({}, parts) as Described<D>
}

/** The same call with something else or more said of it, its schemas still to be made. */
export function also<C extends Call, const M extends Partial<Description>>(one: C, more: M) {
  const parts = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(more) }
  return call(Object.defineProperties({}, parts) as Omit<C, keyof M> & M as never) as Described<
    Omit<C, keyof M> & M
  >
}

/** The same call, of something computed for a day. */
export const ofToday = <C extends Call>(one: C) => also(one, { ofToday: true })

type Versioned = Call & { readonly body: z.ZodMiniType<{ versao: number }> }

/** The same call as a decision: it is bound to the version that was read, and refused (400) without one. */
export const decides = <C extends Versioned>(one: C) => also(one, { decides: true })
