import type {} from '@fastify/multipart'
import { malformed, PacoError, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'

/** The longest text a form with a file may bring, in bytes. */
export const MAX_FIELD = 16 * 1024

/** The largest file a form may bring. */
export const MAX_FILE = 5 * 1024 * 1024

async function readFile(file: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  if (file.truncated) throw tooLarge('O arquivo passa de 5 MB.')
  return Buffer.concat(chunks)
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      fields[part.fieldname] = await readFile(part.file)
      continue
    }
    if (part.valueTruncated) throw tooLarge('Um dos campos enviados é grande demais.')
    const value = String(part.value)
    // The form parser replaces bytes that are not UTF-8; storing the replacement would lose what was typed.
    if (value.includes('\ufffd')) throw malformed('O conteúdo enviado não é UTF-8 válido.')
    fields[part.fieldname] = value
  }
  return fields
}

/** The fields of a multipart form: texts as text, files as their bytes, under names of ours only. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw wrongType('Envie o formulário como multipart/form-data.')
  try {
    return await readFields(request)
  } catch (error) {
    const told =
      error instanceof PacoError || typeof (error as { statusCode?: unknown }).statusCode === 'number'
    throw told ? error : malformed('O formulário enviado está malformado ou incompleto.')
  }
}
