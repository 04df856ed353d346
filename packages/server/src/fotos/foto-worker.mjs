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

/** @param {string} field */
const unreadable = (field) =>
  new Refusal(400, 'Confira os campos indicados.', {
    [field]: 'Não foi possível ler a imagem. Envie outra.',
  })
/** @param {string} field */
const tooManyPixels = (field) =>
  new Refusal(400, 'Confira os campos indicados.', {
    [field]: 'A imagem passa de 40 megapixels. Reduza-a e envie de novo.',
  })

/** @param {Uint8Array} bytes @param {string} field */
async function assertSize(bytes, field) {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable(field)
    })
  if (width * height > MAX_PIXELS) throw tooManyPixels(field)
}

/** @param {Uint8Array} bytes @param {RecodeRequest['frame']['format']} format */
function assertKind(bytes, format) {
  const kind = imageKind(bytes)
  if (format === 'png' && (kind === null || kind === 'webp'))
    throw new Refusal(415, 'Envie uma imagem PNG ou JPEG. Desenhos em SVG e outros formatos não são aceitos.')
  if (kind === null) throw new Refusal(415, 'Envie uma imagem JPEG, PNG ou WebP.')
  assertOnlyImage(bytes, kind)
}

/** @param {RecodeRequest} request @returns {Promise<Recoded>} */
async function recode({ bytes, frame: { side, fit, format, field = 'foto' } }) {
  assertKind(bytes, format)
  await assertSize(bytes, field)
  const resized = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .rotate()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
  const written = format === 'png' ? resized.png({ compressionLevel: 9 }) : resized.webp({ quality: QUALITY })
  const encoded = await written.toBuffer().catch(() => {
    throw unreadable(field)
  })
  const fingerprint = createHash('sha256').update(encoded).digest('hex').slice(0, 20)
  return { fingerprint, bytes: encoded }
}

answer(recode)
