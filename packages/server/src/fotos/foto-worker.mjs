import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { answer, Refusal } from '../work/answer.mjs'
import { assertOnlyImage, imageKind } from './signature.mjs'

/**
 * The process in which pictures are unpacked, one at a time.
 * @typedef {import('./recode.ts').RecodeRequest} RecodeRequest
 * @typedef {import('./recode.ts').Recoded} Recoded
 */

/** More than phones save unless told to, and the bound of what unpacking can take: four bytes each. */
const MAX_PIXELS = 40_000_000
const QUALITY = 82

// Nothing is asked for twice, and one picture is not worth both cores.
sharp.cache(false)
sharp.concurrency(1)

const unreadable = () =>
  new Refusal(400, 'Confira os campos indicados.', {
    foto: 'Não foi possível ler a imagem. Envie outra.',
  })
const tooManyPixels = () =>
  new Refusal(400, 'Confira os campos indicados.', {
    foto: 'A imagem passa de 40 megapixels. Reduza-a e envie de novo.',
  })

/** @param {Uint8Array} bytes */
async function assertSize(bytes) {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height > MAX_PIXELS) throw tooManyPixels()
}

/** @param {RecodeRequest} request @returns {Promise<Recoded>} */
async function recode({ bytes, frame: { side, fit } }) {
  const kind = imageKind(bytes)
  if (kind === null) throw new Refusal(415, 'Envie uma imagem JPEG, PNG ou WebP.')
  assertOnlyImage(bytes, kind)
  await assertSize(bytes)
  const encoded = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
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

answer(recode)
