import type { Body, Call, Calls, Params, Query, Reply } from '@paco/domain/http/call'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Actor } from '../db/transact.ts'
import type { Caller } from '../work/turns.ts'
import type { KeptJson } from './kept.ts'
import type { Known } from './known.ts'
import type { StoredFile } from './stored-file.ts'

/** What stands before and after the rows of a reply. */
export const ENVELOPE = ['{"Status":"Success","Result":', '}'] as const

/** JSON that left the database as text in the wire's form and passes through unparsed. */
export class RawJson {
  /** As bytes where the same goes out many times. */
  readonly content: string | Buffer
  readonly headers: Record<string, string>

  constructor(content: string | Buffer, headers: Record<string, string> = {}) {
    this.content = content
    this.headers = headers
  }

  get text(): string {
    return this.content.toString()
  }

  /** `{Status, Result}` around rows the database already wrote as a JSON array. */
  static envelope(rows: string, headers: Record<string, string> = {}): RawJson {
    return new RawJson(ENVELOPE.join(rows), headers)
  }
}

/** Has each batch of long work wait its turn among the others. */
export type InTurn = <T>(batches: AsyncIterable<T>) => AsyncGenerator<T>

/** Who asks, and when. */
export interface Asked {
  readonly nome: string
  readonly em: Date
}

/** A reply made while it is sent. What can be refused is refused before the first piece. */
export type Pieces = (inTurn: InTurn, asked: Asked) => Promise<AsyncIterable<string | Uint8Array>>

/** JSON that is too much to be held in memory. */
export class StreamedJson {
  readonly pieces: Pieces
  readonly headers: Record<string, string>

  constructor(pieces: Pieces, headers: Record<string, string>) {
    this.pieces = pieces
    this.headers = headers
  }
}

/** A file to download, or for programs to read, and what those who have it know it by. */
export type FileResult = { name: string; type: string; inline?: true; known?: Known } & (
  | { bytes: Uint8Array }
  | { pieces: Pieces }
  | { stored: StoredFile }
)

type Who<C extends Call> = C['access'] extends { login: true } ? SessionUser : SessionUser | null

/** What a handler is given: validated input and who asks. */
export interface Input<C extends Call> {
  params: Params<C>
  query: Query<C>
  body: Body<C>
  user: Who<C>
  /** Signs the audit trail. */
  actor: Actor
  /** Waits its turn where work is heavy. */
  caller: Caller
  /** The session the token names, when there is one. */
  sessionId: string | null
  /** The address it comes from. */
  origem: string
  /** The address by which the system is reached: `https://processos.cidade.sp.gov.br`. */
  endereco: string
  /** What the caller's program says it is. */
  agent: string | null
  /** What the caller's browser holds for us, as it says it. */
  cookies: string
}

type Result<C extends Call> = C['reply'] extends { kind: 'file' }
  ? FileResult
  : Reply<C> | RawJson | StreamedJson | KeptJson

export type Handler<C extends Call> = (input: Input<C>) => Promise<Result<C>>

/** One handler for each call: a missing one is a compile error. */
export type Handlers<CS extends Calls> = { [K in keyof CS]: Handler<CS[K]> }

/** What a successful write answers. */
export const success = (id: number, message?: string) =>
  ({ Status: 'Success', id, ...(message ? { message } : {}) }) as const
