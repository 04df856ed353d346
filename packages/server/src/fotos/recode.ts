import { createHash } from 'node:crypto'
import { invalid, wrongType } from '@paco/domain/shared/errors'
import sharp, { type Sharp } from 'sharp'
import { assertOnlyImage, imageKind } from './signature.ts'

/** More than phones save unless told to, and far from what unpacking could fill the memory with. */
const MAX_PIXELS = 40_000_000
const QUALITY = 82

/** How a picture is kept: cut to a square, or fitted into one. */
export interface Frame {
  readonly side: number
  readonly fit: 'cover' | 'inside'
}

export interface Recoded {
  /** Named by its content: the same picture has the same name, and a name never changes its content. */
  readonly fingerprint: string
  readonly bytes: Buffer
}

const unreadable = () => invalid({ foto: 'Não foi possível ler a imagem. Envie outra.' })

async function assertSize(image: Sharp): Promise<void> {
  const { width = 0, height = 0 } = await image.metadata().catch(() => {
    throw unreadable()
  })
  if (width * height > MAX_PIXELS)
    throw invalid({ foto: 'A imagem passa de 40 megapixels. Reduza-a e envie de novo.' })
}

/** Reads a picture by its content and writes it anew: turned upright, within its frame, without metadata. */
export async function recode(bytes: Uint8Array, { side, fit }: Frame): Promise<Recoded> {
  const kind = imageKind(bytes)
  if (kind === null) throw wrongType('Envie uma imagem JPEG, PNG ou WebP.')
  assertOnlyImage(bytes, kind)
  await assertSize(sharp(bytes, { limitInputPixels: false }))
  const encoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
  const fingerprint = createHash('sha256').update(encoded).digest('hex').slice(0, 20)
  return { fingerprint, bytes: encoded }
}
