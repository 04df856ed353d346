import { describe, expect, it } from 'vitest'
import { networkOf, originOf } from './origin.ts'

describe('where a request comes from', () => {
  it.each([
    ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['::ffff:203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['2001:db8::1', '10.0.0.1', '2001:db8::1'],
    ['fe80::1%eth0', '10.0.0.1', 'fe80::1'],
    ['unknown', '10.0.0.1', '10.0.0.1'],
    ['<script>', '::ffff:10.0.0.1', '10.0.0.1'],
    ['203.0.113.7:4711', '10.0.0.1', '10.0.0.1'],
    ["1.2.3.4'; drop table usuarios", '10.0.0.1', '10.0.0.1'],
    ['', '10.0.0.1', '10.0.0.1'],
  ])('%s through %s is %s', (ip, remoteAddress, expected) => {
    expect(originOf({ ip, socket: { remoteAddress } })).toBe(expected)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['desconhecida', 'desconhecida'],
  ])('%s is counted as %s', (address, expected) => expect(networkOf(address)).toBe(expected))
})
