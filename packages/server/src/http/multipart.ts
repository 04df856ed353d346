import type {} from '@fastify/multipart'
import { malformed, PacoError, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume()
      fields[part.fieldname] = false
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

/** The text fields of a multipart form. A file where text belongs is put down as `false` and fails validation. */
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
