import { describe, expect, it } from 'vitest'
import { describeNavegador } from './navegador.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a browser says it is', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0 Safari/537.36`, 'Chrome, Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Linux; Android 15; K) ${KIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
      'Safari, iOS',
    ],
    ['curl/8.0', null],
    ['', null],
    [null, null],
  ])('%s is %s', (agent, expected) => expect(describeNavegador(agent)).toBe(expected))
})
