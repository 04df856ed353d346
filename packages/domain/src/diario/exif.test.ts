import { describe, expect, it } from 'vitest'
import { latin, PICTURES, tiff } from './exif.testing.ts'
import { readExif } from './exif.ts'

const NOTHING = { dia: null, hora: null, lugar: null }
const NOTED = {
  taken: '2026:10:01 14:05:33',
  latitude: [22, 48, 59.04],
  longitude: [45, 11, 35.88],
  south: true,
  west: true,
} as const
const READ = { dia: '2026-10-01', hora: '14:05', lugar: { latitude: -22.8164, longitude: -45.1933 } }

describe('what a camera noted', () => {
  const kinds = Object.entries(PICTURES)
  it.each(kinds)('is read off a %s, whichever end its numbers begin at', (_, around) => {
    for (const little of [true, false]) expect(readExif(around(tiff(NOTED, little)))).toEqual(READ)
  })

  it.each<[string, Parameters<typeof tiff>[0], object]>([
    [
      'north and east',
      { ...NOTED, south: false, west: false },
      { lugar: { latitude: 22.8164, longitude: 45.1933 } },
    ],
    ['no place', { taken: NOTED.taken }, { lugar: null, dia: '2026-10-01' }],
    [
      'a camera that did not know where it was',
      { latitude: [0, 0, 0], longitude: [0, 0, 0] },
      { lugar: null },
    ],
    ['a place that is none', { latitude: [122, 0, 0], longitude: [45, 0, 0] }, { lugar: null }],
    ['a clock that was never set', { taken: '0000:00:00 00:00:00' }, { dia: null, hora: null }],
    ['a day that is none', { taken: '2026:02:30 10:00:00' }, { dia: null }],
    ['an hour that is none', { taken: '2026:02:03 29:00:00' }, { dia: null }],
    ['words', { taken: '<script>alert(1)</' }, { dia: null }],
  ])('%s', (_, noted, read) => {
    expect(readExif(PICTURES.jpeg(tiff(noted)))).toMatchObject(read)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', latin('sou imagem nenhuma')],
    ['a picture without notes', PICTURES.jpeg(new Uint8Array(20))],
  ])('of %s is nothing', (_, bytes) => expect(readExif(bytes)).toEqual(NOTHING))

  it('never fails, wherever the file is cut or one byte of it is another', () => {
    const whole = PICTURES.jpeg(tiff(NOTED))
    for (let at = 0; at < whole.length; at++) {
      expect(readExif(whole.subarray(0, at))).toBeDefined()
      for (const byte of [0, 0x7f, 0xff]) expect(readExif(whole.with(at, byte))).toBeDefined()
    }
  })
})
