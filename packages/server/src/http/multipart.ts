import type {} from '@fastify/multipart'
import { malformed, PacoError, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'
import { collect, dropUploads, type Upload } from './upload.ts'

/** The longest text a form with a file may bring, in bytes. */
export const MAX_FIELD = 16 * 1024

/** The largest file a form may bring that is held in memory. */
export const MAX_FILE = 5 * 1024 * 1024

type Part = AsyncIterable<Buffer> & { truncated: boolean }

async function readFile(file: Part): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  if (file.truncated) throw tooLarge('O arquivo passa de 5 MB.')
  return Buffer.concat(chunks)
}

async function collectFile(name: string, file: Part, max: number): Promise<Upload> {
  const upload = await collect(name, file)
  if (!file.truncated) return upload
  await upload.drop()
  throw tooLarge(`O arquivo passa de ${max / 1024 / 1024} MB.`)
}

async function readFields(
  request: FastifyRequest,
  fields: Record<string, unknown>,
  maxFile: number | undefined,
): Promise<void> {
  const parts = maxFile === undefined ? request.parts() : request.parts({ limits: { fileSize: maxFile } })
  for await (const part of parts) {
    if (part.type === 'file') {
      fields[part.fieldname] =
        maxFile === undefined
          ? await readFile(part.file)
          : await collectFile(part.filename ?? '', part.file, maxFile)
      continue
    }
    if (part.valueTruncated) throw tooLarge('Um dos campos enviados é grande demais.')
    const value = String(part.value)
    // The form parser replaces bytes that are not UTF-8; storing the replacement would lose what was typed.
    if (value.includes('\ufffd')) throw malformed('O conteúdo enviado não é UTF-8 válido.')
    // The last of repeated names counts; a file of the same name is let go.
    await dropUploads({ before: fields[part.fieldname] })
    fields[part.fieldname] = value
  }
}

/**
 * The fields of a multipart form: texts as text, a file as its bytes, or collected on the disk where the call takes one
 * of up to `maxFile`. Whoever asked for the fields drops what was collected.
 */
export async function readMultipart(
  request: FastifyRequest,
  maxFile?: number,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw wrongType('Envie o formulário como multipart/form-data.')
  const fields: Record<string, unknown> = {}
  try {
    await readFields(request, fields, maxFile)
    return fields
  } catch (error) {
    await dropUploads(fields)
    // Not too large, only too many: no smaller file would help.
    if ((error as { code?: unknown }).code === 'FST_FILES_LIMIT') throw malformed('Envie um arquivo por vez.')
    const told =
      error instanceof PacoError || typeof (error as { statusCode?: unknown }).statusCode === 'number'
    // No room for it on the disk is not the form's fault.
    const ours = typeof (error as NodeJS.ErrnoException).syscall === 'string'
    throw told || ours ? error : malformed('O formulário enviado está malformado ou incompleto.')
  }
}
