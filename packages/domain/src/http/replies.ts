import * as z from 'zod/mini'
import type { FileReply } from './call.ts'

/** `{Status, Result}` with `Result` always an array. */
export const envelope = <T extends z.ZodMiniType>(row: T) =>
  z.object({ Status: z.literal('Success'), Result: z.array(row) })

/** What a successful write answers. */
export const written = z.object({
  Status: z.literal('Success'),
  id: z.number(),
  message: z.optional(z.string()),
})

/** What an uploaded picture answers: under which name it is kept. */
export const uploaded = z.extend(written, { imagem: z.string() })

/** A plain acknowledgement. */
export const done = z.object({ Status: z.literal('Success'), message: z.optional(z.string()) })

export const file = (...types: string[]): FileReply => ({ kind: 'file', types })

/** A file that a person sent, of whatever kind. */
export const storedFile: FileReply = { kind: 'file', types: ['application/octet-stream'], stored: true }
