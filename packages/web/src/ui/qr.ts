import { encode } from 'uqr'

/** The quiet margin that readers need around it, in modules. */
const MARGIN = 4

/** A QR code: how many modules wide, and its dark ones as the path of a drawing. */
export interface Qr {
  readonly size: number
  readonly dark: readonly (readonly [x: number, y: number])[]
}

/** Of an address, so that it is read also where a quarter of the sign is dirty or scratched. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'Q', border: MARGIN })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y] as const] : [])))
  return { size, dark }
}

export const pathOf = ({ dark }: Qr): string => dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')

/** A file to print in any size. Numbers alone are put into it. */
export const svgOf = (qr: Qr): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${qr.size} ${qr.size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${qr.size}v${qr.size}H0z"/><path d="${pathOf(qr)}"/></svg>`

/** How many points a module has in the picture: enough for a sheet of paper. */
const SCALE = 24

/** A picture, for programs that take no drawings. */
export function pngOf(qr: Qr): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = qr.size * SCALE
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.reject(new Error('this browser draws no pictures'))
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = '#000'
  for (const [x, y] of qr.dark) drawing.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  )
}
