import { PacoError } from '@paco/domain/shared/errors'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { chunksOf, type Format, hugePng, NOTED, picture, withNotes } from './pictures.testing.ts'
import { closeFotos, type Frame, recode as recodeFor } from './recode.ts'

const ANYONE = { key: 'origem:127.0.0.1', isStranger: true, ticket: null, isGone: () => false }
const recode = async (bytes: Uint8Array, frame: Frame) => {
  const recoded = await recodeFor(bytes, frame, ANYONE)
  return { ...recoded, bytes: Buffer.from(recoded.bytes) }
}
afterAll(closeFotos)

const SQUARE = { side: 64, fit: 'cover' } as const

const refusal = async (bytes: Uint8Array): Promise<PacoError> => {
  const error = await recode(bytes, SQUARE).catch((thrown: unknown) => thrown)
  if (!(error instanceof PacoError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

describe('a picture', () => {
  it.each<Format>(['jpeg', 'png', 'webp'])(
    'in %s is written anew, square, without metadata',
    async (format) => {
      const original = await picture(format)
      expect(original.includes('segredo da camera')).toBe(true)
      const { bytes, fingerprint } = await recode(original, SQUARE)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
      expect(bytes.includes('segredo da camera')).toBe(false)
      expect(fingerprint).toMatch(/^[0-9a-f]{20}$/)
    },
  )

  it.each<Format>(['jpeg', 'png', 'webp'])(
    'in %s loses its texts, what programs noted in it and the small picture of itself',
    async (format) => {
      const original = withNotes(await picture(format), format)
      expect(original.includes(NOTED)).toBe(true)
      const { bytes } = await recode(original, SQUARE)
      expect(bytes.includes(NOTED)).toBe(false)
      expect(chunksOf(bytes)).toEqual(['VP8 '])
    },
  )

  it('is fitted inside a frame and never enlarged', async () => {
    const { bytes } = await recode(await picture('jpeg', 400, 200), { side: 100, fit: 'inside' })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 50 })
    const small = await recode(await picture('jpeg', 40, 20), { side: 100, fit: 'inside' })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('is turned as the camera was held', async () => {
    const lying = await sharp(await picture('jpeg', 60, 30))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes } = await recode(lying, { side: 100, fit: 'inside' })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 60 })
  })
})

describe('what is not just a picture', () => {
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a=1;alert(1)')],
    ['a text', Buffer.from('não sou imagem')],
  ])('%s is refused by its content', async (_, bytes) => {
    expect(await refusal(bytes)).toMatchObject({
      status: 415,
      message: 'Envie uma imagem JPEG, PNG ou WebP.',
    })
  })

  it.each<Format>(['jpeg', 'png', 'webp'])('a %s with something behind it is refused', async (format) => {
    const bytes = Buffer.concat([await picture(format), Buffer.from('PK\u0003\u0004arquivo')])
    expect((await refusal(bytes)).status).toBe(415)
  })

  it('a picture with a script inside it is refused', async () => {
    const bytes = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
      .toBuffer()
    expect((await refusal(bytes)).status).toBe(415)
  })

  it('a picture of 50,000 by 50,000 is refused before it is unpacked', async () => {
    expect((await refusal(hugePng(50_000, 50_000))).campos).toEqual({
      foto: 'A imagem passa de 40 megapixels. Reduza-a e envie de novo.',
    })
  })

  it('half a picture is refused', async () => {
    const whole = await picture('png', 300, 300)
    expect((await refusal(whole.subarray(0, whole.length - 60))).status).toBe(400)
    expect((await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]))).status).toBe(400)
  })
})
