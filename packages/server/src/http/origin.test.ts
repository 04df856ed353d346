import { describe, expect, it } from 'vitest'
import { networkOf, originOf, publicAddress } from './origin.ts'

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

describe('the address that is published', () => {
  it.each([
    ['http', 'localhost:3000', 'http://localhost:3000'],
    ['http', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http', '[::1]:3000', 'http://[::1]:3000'],
    ['http', 'evil.example', 'http://localhost'],
    ['https', 'evil.example:443', 'https://localhost'],
    ['http', 'localhost.evil.example', 'http://localhost'],
    ['http', 'localhost:3000@evil.example', 'http://localhost'],
    ['http', '10.0.0.7', 'http://localhost'],
    ['javascript', 'localhost', 'http://localhost'],
    ['http', '', 'http://localhost'],
  ])('of %s://%s is %s, where none is set', (protocol, host, address) => {
    expect(publicAddress({ protocol, host }, undefined)).toBe(address)
    expect(publicAddress({ protocol, host }, 'https://obras.gov.br')).toBe('https://obras.gov.br')
  })
})
