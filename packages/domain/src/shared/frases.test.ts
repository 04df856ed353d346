import { expect, it } from 'vitest'
import { lowerFirst, sentence } from './frases.ts'

it.each([
  ['Água no canteiro', 'água no canteiro'],
  ['DER não autorizou', 'DER não autorizou'],
  ['', ''],
])('%s in the middle of a sentence', (text, lower) => expect(lowerFirst(text)).toBe(lower))

it.each([
  ['Obras', 'Obras.'],
  ['Obras. ', 'Obras.'],
  ['art. 125...', 'art. 125.'],
])('%s ends with one full stop', (text, ended) => expect(sentence(text)).toBe(ended))
