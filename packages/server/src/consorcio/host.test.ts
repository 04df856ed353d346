import { describe, expect, it } from 'vitest'
import type { TrustProxy } from '../config.ts'
import { askedFor, hostName, trusted } from './host.ts'

describe('the name a caller wrote', () => {
  it.each([
    ['aurora.sp.gov.br', 'aurora.sp.gov.br'],
    ['Aurora.SP.gov.BR', 'aurora.sp.gov.br'],
    ['aurora.sp.gov.br:3000', 'aurora.sp.gov.br'],
    ['aurora.sp.gov.br.', 'aurora.sp.gov.br'],
    ['aurora.sp.gov.br.:443', 'aurora.sp.gov.br'],
    ['aurora.sp.gov.br:', 'aurora.sp.gov.br'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['paco_web', 'paco_web'],
    ['aurora.sp.gov.br..', null],
    ['aurora.sp.gov.br:porta', null],
    ['aurora.sp.gov.br:3000:3000', null],
    ['aurora@boavista', null],
    ['aurora, boavista', null],
    ['aurora/boavista', null],
    [' aurora', null],
    ['[::1]:3000', null],
    ['', null],
    [undefined, null],
    ['a'.repeat(300), null],
  ])('%s is %s', (written, name) => {
    expect(hostName(written)).toBe(name)
  })
})

describe('who is believed', () => {
  it.each<[TrustProxy, string | undefined, boolean]>([
    [false, '127.0.0.1', false],
    [1, '127.0.0.1', true],
    [['10.0.0.0/8'], '10.1.2.3', true],
    [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
    [['10.0.0.0/8'], '11.1.2.3', false],
    [['10.0.0.1', 'fd00::/8'], 'fd12::1', true],
    [['10.0.0.1'], 'fd12::1', false],
    [['10.0.0.1'], undefined, false],
  ])('%s of %s: %s', (trust, address, isTrusted) => {
    expect(trusted(trust)(address)).toBe(isTrusted)
  })
})

describe('for whom a call is', () => {
  const asked = (
    headers: Record<string, string>,
    more: { url?: string; hosts?: number; trust?: boolean } = {},
  ) =>
    askedFor(
      {
        url: more.url ?? '/',
        headers,
        rawHeaders: Array.from({ length: more.hosts ?? 1 }, () => ['Host', headers.host ?? '']).flat(),
        socket: { remoteAddress: '127.0.0.1' },
      },
      trusted(more.trust ? 1 : false),
    )

  it('is told by its header', () => {
    expect(asked({ host: 'Aurora.test:80' })).toEqual({ own: 'aurora.test', told: null })
    expect(asked({})).toEqual({ own: '', told: null })
  })

  it('is told by a proxy that is believed, the nearest one, and by no other', () => {
    const headers = { host: 'dentro', 'x-forwarded-host': 'mentira.test, Aurora.test:443' }
    expect(asked(headers)).toEqual({ own: 'dentro', told: null })
    expect(asked(headers, { trust: true })).toEqual({ own: 'dentro', told: 'aurora.test' })
    expect(asked({ host: 'dentro', 'x-forwarded-host': '?' }, { trust: true })).toEqual({
      own: 'dentro',
      told: '',
    })
  })

  it('is nobody where it is said twice', () => {
    expect(asked({ host: 'aurora.test' }, { hosts: 2 })).toBeNull()
    expect(asked({ host: 'aurora.test' }, { url: 'http://boavista.test/api/cidade' })).toBeNull()
    expect(asked({ host: 'aurora.test' }, { url: 'http://aurora.test@boavista.test/' })).toBeNull()
    expect(asked({ host: 'aurora.test' }, { url: 'http://Aurora.test:80/' })?.own).toBe('aurora.test')
  })
})
