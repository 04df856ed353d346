import sharp from 'sharp'

export type Format = 'jpeg' | 'png' | 'webp'

/** A picture with something in it, with metadata that must not survive. */
export const picture = (format: Format, width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 200 } } })
    .withExif({ IFD0: { Copyright: 'segredo da camera' } })
    .toFormat(format)
    .toBuffer()

/** A multipart form with one file in it, as a browser sends it. */
export function fileForm(bytes: Uint8Array, filename = 'foto.jpg', type = 'image/jpeg', field = 'foto') {
  const boundary = 'limite-do-formulario'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
