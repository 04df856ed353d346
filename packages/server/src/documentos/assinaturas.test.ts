import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cmsOf,
  plainPdf,
  signed,
  signedWith,
  signerNamed,
  sourceOf,
  type Way,
} from './assinaturas.testing.ts'
import { assinaturasOf } from './assinaturas.ts'
import { readCms } from './assinaturas-cms.ts'
import { OPENSSL_EC, OPENSSL_PSS, OPENSSL_TIMESTAMP } from './assinaturas-openssl.testing.ts'

const maria = signerNamed('MARIA DE SOUZA:12345678901')
const joao = signerNamed('João Prefeito', 'rsa')

const read = (bytes: Buffer, deadline?: number) => assinaturasOf(sourceOf(bytes), deadline)
const WHOLE = { integra: true, alterado_depois: false }

describe('a signature inside of a PDF', () => {
  it('is told by its signer, without the number behind the name, and by its time', async () => {
    expect(await read(signed(plainPdf(), maria))).toEqual([
      { nome: 'MARIA DE SOUZA', emissor: 'AC Teste v5', em: '2026-03-12T17:05:00.000Z', ...WHOLE },
    ])
  })

  it.each<[string, Way, 'maria' | 'joao']>([
    ['ECDSA with SHA-256', {}, 'maria'],
    ['ECDSA with SHA-384', { hash: 'sha384' }, 'maria'],
    ['RSA with SHA-1', { hash: 'sha1' }, 'joao'],
    ['RSA with SHA-256', {}, 'joao'],
    ['RSA with SHA-512', { hash: 'sha512' }, 'joao'],
    ['RSASSA-PSS', { pss: true }, 'joao'],
    ['RSA over the bytes themselves', { form: 'bare' }, 'joao'],
    ['ECDSA over the bytes themselves', { form: 'bare' }, 'maria'],
    ['adbe.pkcs7.sha1', { form: 'sha1' }, 'joao'],
    ['open lengths', { open: true }, 'joao'],
    ['adbe.pkcs7.sha1 in open lengths', { open: true, form: 'sha1' }, 'joao'],
  ])('made by %s holds, and no longer once a bit of what was signed is another', async (_, way, who) => {
    const pdf = signed(plainPdf(), { maria, joao }[who], way)
    expect(await read(pdf)).toMatchObject([WHOLE])
    const changed = Buffer.from(pdf)
    const at = changed.indexOf('Termo')
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await read(changed)).toMatchObject([{ integra: false, alterado_depois: false }])
  })

  it.each([
    ['openssl, ECDSA', OPENSSL_EC, { nome: 'JOSÉ DA SILVA', emissor: 'JOSÉ DA SILVA' }],
    ['openssl, PSS, by key', OPENSSL_PSS, { nome: 'CONSTRUTORA BOA VISTA LTDA' }],
    ['openssl, a timestamp', OPENSSL_TIMESTAMP, { nome: 'Carimbo do Tempo de Teste', carimbo: true }],
  ])('made by another program is read: %s', async (_, cms, told) => {
    const pdf = signedWith(plainPdf(), () => cms)
    expect(await read(pdf)).toMatchObject([{ ...told, ...WHOLE }])
    pdf[20] = (pdf[20] ?? 0) ^ 1
    expect(await read(pdf)).toMatchObject([{ integra: false }])
  })

  it('without a time of its own has that of its dictionary', async () => {
    const times = async (more: string) =>
      (await read(signed(plainPdf(), maria, { time: '' }, { more })))?.map(({ em }) => em)
    expect(await times("/M (D:20260312140500-03'00')")).toEqual(['2026-03-12T17:05:00.000Z'])
    expect(await times('/M(D:20260312140500Z)')).toEqual(['2026-03-12T14:05:00.000Z'])
    expect(await times('/M (D:20261399999999)')).toEqual([null])
    expect(await times('')).toEqual([null])
  })

  it('of a timestamp is called one, with the authority’s hour', async () => {
    const pdf = signed(plainPdf(), signerNamed('ACT Teste'), { form: 'timestamp' })
    expect(await read(pdf)).toEqual([
      { nome: 'ACT Teste', emissor: 'AC Teste v5', em: '2026-03-13T10:11:12.000Z', carimbo: true, ...WHOLE },
    ])
  })
})

describe('what came after a signature', () => {
  it('is nothing where only blanks follow', async () => {
    const pdf = Buffer.concat([signed(plainPdf(), maria), Buffer.from('\r\n \n')])
    expect(await read(pdf)).toMatchObject([WHOLE])
  })

  it('is told where bytes were added that nobody signed', async () => {
    const added = Buffer.concat([signed(plainPdf(), maria), plainPdf('outro valor')])
    expect(await read(added)).toMatchObject([{ integra: true, alterado_depois: true }])
  })

  it('is told as covered where a second signature is over it, and both hold', async () => {
    const first = await read(signed(signed(plainPdf(), maria), joao))
    expect(first).toMatchObject([
      { nome: 'MARIA DE SOUZA', ...WHOLE, coberto_depois: true },
      { nome: 'João Prefeito', ...WHOLE },
    ])
    expect(first?.[1]).not.toHaveProperty('coberto_depois')
  })

  it('is not covered by a second signature that does not hold, nor by one that something follows', async () => {
    const both = signed(signed(plainPdf(), maria), joao)
    const broken = Buffer.from(both)
    broken.write('X', both.lastIndexOf('/SubFilter') + 2, 'latin1')
    expect(await read(broken)).toMatchObject([
      { integra: true, alterado_depois: true },
      { integra: false, alterado_depois: false },
    ])
    const longer = Buffer.concat([both, plainPdf('mais')])
    expect(await read(longer)).toMatchObject([
      { integra: true, alterado_depois: true },
      { integra: true, alterado_depois: true },
    ])
  })
})

describe('a signature that is none', () => {
  const UNREAD = [{ nome: null, emissor: null, integra: false }]

  it.each<[string, (ranges: number[]) => number[]]>([
    ['leaves out what stands before it', ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 40, c, d]],
    ['leaves out what stands behind it', ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c + 20, d - 20]],
    ['does not begin with the file', ([, b = 0, c = 0, d = 0]) => [9, b - 9, c, d]],
    ['is over itself', ([a = 0, b = 0, , d = 0]) => [a, b, b, d]],
    ['goes backwards', ([a = 0, b = 0, c = 0]) => [a, c, b, 10]],
    ['goes beyond the end', ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 5000]],
    ['is over nothing', () => [0, 0, 0, 0]],
  ])('does not hold where it %s', async (_, ranges) => {
    expect(await read(signed(plainPdf(), maria, {}, { ranges }))).toMatchObject([{ integra: false }])
  })

  it('does not hold when it is of another file, has no certificate or another key', async () => {
    const foreign = signedWith(plainPdf(), () => cmsOf(plainPdf('outro'), maria))
    expect(await read(foreign)).toMatchObject([{ nome: 'MARIA DE SOUZA', integra: false }])
    const bare = { ...maria, certificate: Buffer.alloc(0) }
    expect(await read(signed(plainPdf(), bare))).toMatchObject(UNREAD)
    const borrowed = { ...maria, key: signerNamed('Outra').key }
    expect(await read(signed(plainPdf(), borrowed))).toMatchObject([
      { nome: 'MARIA DE SOUZA', integra: false },
    ])
  })

  it('is told as one that was not read where its bytes are not a signature', async () => {
    expect(await read(signedWith(plainPdf(), () => Buffer.from('deadbeef', 'hex')))).toMatchObject(UNREAD)
    expect(await read(signedWith(plainPdf(), () => Buffer.alloc(0)))).toMatchObject(UNREAD)
    const placeholder = '3 0 obj<</Type/Sig/Filter/X/ByteRange [0 /*** /*** /***]/Contents<00>>>endobj'
    expect(await read(plainPdf(placeholder))).toMatchObject(UNREAD)
  })

  it('is not found in words about one, nor in what is no PDF', async () => {
    expect(await read(plainPdf('o campo /ByteRange de um PDF'))).toEqual([])
    expect(await read(plainPdf())).toEqual([])
    expect(await read(Buffer.from('texto /ByteRange [0 1 2 3] /Filter'))).toBeNull()
    expect(await read(Buffer.alloc(0))).toBeNull()
  })

  it('counts twenty at most, and none when looking takes too long', async () => {
    const many = Array.from({ length: 30 }).reduce<Buffer>(
      (pdf) => signedWith(pdf, () => Buffer.alloc(2)),
      plainPdf(),
    )
    expect(await read(many)).toHaveLength(20)
    expect(await read(signed(plainPdf(), maria), 0)).toBeNull()
  })
})

describe('whatever the bytes', () => {
  const pdf = signed(signed(plainPdf(), maria, { open: true }), maria, { form: 'timestamp' })
  const change = fc.record({
    at: fc.nat(pdf.length - 1),
    byte: fc.nat(255),
    length: fc.integer({ min: 1, max: 9 }),
  })

  it('is read to an end, and holds only where nothing signed was changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (changes, cut) => {
          const bytes = Buffer.from(pdf)
          for (const { at, byte, length } of changes)
            bytes.fill(byte, at, Math.min(at + length, bytes.length))
          const told = await read(cut ? bytes.subarray(0, changes[0]?.at) : bytes)
          const last = told?.at(-1)
          const gap = { from: pdf.lastIndexOf('/Contents <') + 10, to: pdf.lastIndexOf('>/M') + 1 }
          const insideOnly = changes.every(({ at, length }) => at > gap.from && at + length < gap.to)
          const same = bytes.equals(pdf) && !cut
          if (!same && !insideOnly && told?.length === 2)
            expect(last?.integra && !last.alterado_depois).toBe(false)
        },
      ),
      { numRuns: 150, seed: 17 },
    )
  })

  it('a signature is read or refused, never more', () => {
    const cms = cmsOf(Buffer.from('x'), maria)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(cms.length - 1), fc.nat(255))), fc.uint8Array(), (swaps, junk) => {
        const bytes = Buffer.from(cms)
        for (const [at, byte] of swaps) bytes[at] = byte
        for (const one of [bytes, Buffer.from(junk), Buffer.concat([Buffer.from([0x30, 0x80]), junk])])
          try {
            readCms(one)
          } catch (error) {
            expect(error).toBeInstanceOf(Error)
          }
      }),
      { numRuns: 500, seed: 17 },
    )
    const deep = Buffer.alloc(1024 * 1024, Buffer.from([0x30, 0x80]))
    expect(() => readCms(deep)).toThrow('too much')
  })
})

describe('a long file', () => {
  it('is fetched in blocks, each once in a pass, whatever stands across their edges', async () => {
    const filler = Buffer.alloc(1024 * 1024 - 150, 'x')
    const pdf = signed(Buffer.concat([plainPdf(), filler]), maria)
    const asked: number[] = []
    const source = sourceOf(pdf)
    const told = await assinaturasOf({
      ...source,
      read: (from, length) => {
        asked.push(from)
        return source.read(from, length)
      },
    })
    expect(told).toMatchObject([WHOLE])
    expect(asked.length).toBeLessThan(12)
    expect(asked.every((from) => from % (1024 * 1024) === 0)).toBe(true)
  })
})
