import type { BodyInput, Call, ParamsInput, Reply } from '@paco/domain/http/call'
import { addressOf, NetworkError, NO_SERVER, noteRefusal, refusalOf } from './client.ts'
import { keyFor } from './repeats.ts'
import { readToken } from './session-store.ts'

interface UploadParts<C extends Call> {
  params: ParamsInput<C>
  /** The form's field that carries the file. */
  name: keyof BodyInput<C> & string
  file: Blob
  /** What stands in the form beside the file. */
  body?: Partial<BodyInput<C>>
  /** Percent of the bytes that have left, 0 to 100; at 100 the server still has to answer. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** How much has left; null when the browser does not know how much there is. */
export const percentOf = ({ lengthComputable, loaded, total }: ProgressEvent): number | null =>
  lengthComputable && total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : null

function formOf(name: string, file: Blob, body: object = {}): FormData {
  const form = new FormData()
  // Texts first: a server that refuses them need not wait for the file.
  for (const [field, value] of Object.entries(body)) if (value != null) form.set(field, String(value))
  form.set(name, file)
  return form
}

/**
 * Sends a file, telling how far it is: what `fetch` cannot. Throws as `request` does; a cancelled upload throws the
 * signal's reason.
 */
export function upload<C extends Call>(call: C, parts: UploadParts<C>): Promise<Reply<C>> {
  const { name, file, body, onProgress, signal } = parts
  const token = readToken()
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const sending = new XMLHttpRequest()
    sending.open(call.method, addressOf(call, parts))
    if (token) {
      sending.setRequestHeader('Authorization', `Bearer ${token}`)
      // A file is not compared with the one before: sending it again is a write of its own.
      sending.setRequestHeader('Idempotency-Key', keyFor(null))
    }
    const cancel = () => sending.abort()
    signal?.addEventListener('abort', cancel)
    sending.upload.onprogress = (event) => {
      const percent = percentOf(event)
      if (percent !== null) onProgress?.(percent)
    }
    sending.onabort = () => reject(signal?.reason)
    sending.onerror = () => reject(new NetworkError(NO_SERVER))
    sending.onload = () => {
      try {
        const { status, responseText } = sending
        if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as Reply<C>)
        const error = refusalOf(status, responseText, sending.getResponseHeader('Retry-After'))
        noteRefusal(call, error, token)
        reject(error)
      } catch (error) {
        reject(error)
      }
    }
    sending.onloadend = () => signal?.removeEventListener('abort', cancel)
    sending.send(formOf(name, file, body))
  })
}
