import type * as z from 'zod/mini'
import type { Campos } from '../shared/errors.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType

/** A file as reply: its bytes are not described further. */
export interface FileReply {
  readonly kind: 'file'
  readonly types: readonly string[]
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
  /** How the body travels; JSON unless said. */
  readonly bodyType?: 'json' | 'multipart'
  readonly reply: Schema | FileReply
  /** Tells what was computed for a day: the server makes sure that it is this one before it answers. */
  readonly ofToday?: true
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

/** Describes one call; keeps its exact types. */
export const call = <const C extends Call>(description: C): C => description

/** The same call, of something computed for a day. */
export const ofToday = <const C extends Call>(description: C) => ({ ...description, ofToday: true as const })
