import * as z from 'zod/mini'
import { PacoError } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { type Enviado, MAX_ARQUIVO, refuseEnviado } from './arquivo.ts'
import { MESSAGES } from './messages.ts'

/** As much of a file as travels, and is stored, at a time. */
export const PARTE = 1024 * 1024

/** A file that is about to be sent in parts. */
export const envioCreate = z.object({
  nome: fields.requiredText(1000),
  tamanho: fields.integer(0, Number.MAX_SAFE_INTEGER, 'Informe o tamanho do arquivo em bytes.'),
})
export type EnvioCreate = z.output<typeof envioCreate>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By which a file on its way is named: in its calls, and by the record that takes it. */
export const envioId = z.string({ error: MESSAGES.noEnvio }).check(z.regex(UUID, MESSAGES.noEnvio))

/** How far a file has come; once it is whole and was looked at, what it is kept as. */
export const envio = z.object({
  Status: z.literal('Success'),
  recebido: z.number(),
  tamanho: z.number(),
  pronto: z.boolean(),
  /** The fingerprint of its content, by which the sender can tell that it arrived as it left. */
  arquivo: z.optional(z.string()),
  nome: z.optional(z.string()),
})
export type Envio = z.output<typeof envio>

/** Refuses, before a byte travels, what would be refused when all have. */
export function assertEnviavel(file: Enviado): void {
  const why = refuseEnviado(file)
  if (why === null) return
  const status = file.size === 0 ? 400 : file.size > MAX_ARQUIVO ? 413 : 415
  throw new PacoError(status, why, { campos: { arquivo: why } })
}
