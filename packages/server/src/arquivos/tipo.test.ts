import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { PacoError } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { picture } from '../fotos/pictures.testing.ts'
import { type Inner, zip } from '../zip/zip.testing.ts'
import { docx, odt, p7s, pdf, xlsx } from './files.testing.ts'
import { tipoOf } from './tipo.ts'

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
})
const tipo = (bytes: Buffer) => tipoOf(sourceOf(bytes))
const refusal = async (bytes: Buffer): Promise<string> => {
  const error = await tipo(bytes).catch((thrown: unknown) => thrown)
  if (!(error instanceof PacoError)) throw new Error(`not refused: ${String(error)}`)
  expect(error.status).toBe(415)
  return error.message
}
const text = (content: string) => Buffer.from(content, 'utf8')
/** As Excel saves 'Texto Unicode', and with its bytes the other way round. */
const wide = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le')
const wideBig = (content: string) => wide(content).swap16()

const [jpeg, png, webp] = await Promise.all([picture('jpeg'), picture('png'), picture('webp')])

describe('a file is told by its content', () => {
  it.each<[string, Buffer]>([
    ['pdf', pdf()],
    ['pdf', pdf('/Encrypt 5 0 R')],
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['docx', docx()],
    ['xlsx', xlsx()],
    ['pptx', zip([{ name: '[Content_Types].xml' }, { name: 'ppt/presentation.xml' }])],
    ['odt', odt()],
    ['p7s', p7s()],
    ['zip', zip([{ name: 'atas/ata.pdf', content: 'x' }], 'com comentário')],
    ['texto', text('bairro;valor\nCentro;1.000,00 < 2.000\n')],
    ['texto', Buffer.from('a\xe7\xe3o', 'latin1')],
    ['texto', text('\ufeffAta da reunião')],
    ['texto', wide('bairro\tvalor\r\nSão João\t1.000,00 < 2.000\r\n')],
    ['texto', wideBig('bairro\tvalor\r\n😀\t€ 1\r\n')],
    ['dwg', Buffer.from('AC1032\0\0\0\0\x03\x01', 'latin1')],
    ['dxf', text('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
    ['dxf', text('999\nPrefeitura\n0\nSECTION\n2\nENTITIES\n')],
    ['ifc', text('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n')],
    ['texto', text('0\nSECTIONS of the city\n')],
  ])('%s', async (key, bytes) => expect(await tipo(bytes)).toBe(key))
})

const JS = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
/** A PDF with this before its first object, and objects that are packed. */
const packedPdf = (objects: string, dictionary = '/Filter/FlateDecode', extra = '') => {
  const packed = deflateSync(`1 0 ${objects}`)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${extra}5 0 obj\n<</Type/ObjStm/N 1/First 4${dictionary}/Length ${packed.length}>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\nxref\ntrailer<<>>\n%%EOF\n'),
  ])
}
const streamPdf = (content: string | Buffer, after = '') =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n4 0 obj\n<</Length 1>>\nstream\n'),
    Buffer.from(content),
    Buffer.from(`\nendstream\nendobj\n${after}trailer<<>>\n%%EOF\n`),
  ])
const far = ' '.repeat(1_100)

const PART = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (type: string, target: string, mode = 'External', name = 'word/_rels/settings.xml.rels') => ({
  name,
  content: `<?xml version="1.0"?><Relationships><Relationship Id="a>b" Target="${target}" TargetMode="${mode}" Type="${type}"/></Relationships>`,
})
const template = (target: string) => docx(rels(`${PART}/attachedTemplate`, target))
/** A document whose parts are called and typed as this says, packed as Word does. */
const typed = (types: string, ...more: Inner[]) => {
  const deflated = deflateRawSync(types)
  const crc = crc32(Buffer.from(types))
  const first = {
    name: '[Content_Types].xml',
    content: deflated,
    says: Buffer.byteLength(types),
    deflated: { crc },
  }
  return zip([first, { name: 'word/document.xml' }, ...more])
}
const override = (part: string, type: string) =>
  `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`

describe('what a city hall needs passes', () => {
  it.each<[string, Buffer]>([
    ['pdf', pdf('1 0 obj<</Type/Catalog/OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj')],
    ['pdf', pdf('<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>')],
    ['pdf', pdf('<</FT/Tx/T(Nome)/AA<</F<</S/ResetForm>>>>>>')],
    ['pdf', packedPdf('<</S/URI/URI(https://www.gov.br)>>')],
    ['pdf', packedPdf('<</S/GoTo>>', '/Filter[/FlateDecode]')],
    ['pdf', streamPdf(`${far}BT (<html> e </html>) Tj ET`)],
    ['pdf', streamPdf(randomBytes(3_000_000))],
    ['pdf', pdf(`${far}% stream of people\n(1 < 2)`)],
    ['docx', typed(override('word/document.xml', 'application/xml'))],
    ['docx', template('file:///C:\\Users\\ana\\Modelos\\Oficio.dotx')],
    ['docx', template('\\\\servidor\\modelos\\oficio.dotx')],
    ['docx', template('Oficio.dotm')],
    ['docx', docx(rels(`${PART}/hyperlink`, 'https://www.gov.br'))],
    ['xlsx', xlsx(rels(`${PART}/externalLinkPath`, 'file:///C:\\obras.xlsx', 'External', 'xl/_rels/a.rels'))],
    ['zip', zip([{ name: 'obra 12/ata..pdf' }, { name: 'obra 12\\planta.dwg' }])],
  ])('%s', async (key, bytes) => expect(await tipo(bytes)).toBe(key))
})

describe('what is refused, with the reason', () => {
  const end = (bytes: Buffer) => bytes.subarray(0, bytes.length - 8)
  it.each<[string, Buffer, RegExp]>([
    ['a program', Buffer.from('MZ\x90\0\x03'), /^Programas e scripts/],
    ['a program of Linux', Buffer.from('\x7fELF\x02\x01'), /^Programas/],
    ['a script', text('#!/bin/sh\nrm -rf /'), /^Programas/],
    ['a page', text('<!doctype html><script>alert(1)</script>'), /^Páginas HTML/],
    ['a page behind blanks', text('\n\t  <HTML>'), /^Páginas/],
    ['a page after some words', text('oi <script>alert(1)</script>'), /^Páginas/],
    ['a page of two bytes a letter', wide('<!doctype html><script>alert(1)</script>'), /^Páginas/],
    ['the same, the other way round', wideBig(' \n<html>'), /^Páginas/],
    ['a page between letters of two bytes', Buffer.from('\xff\xfe<script>alert(1)', 'latin1'), /^Páginas/],
    ['half a letter', wide('bairro').subarray(0, 9), /não é aceito/],
    ['half a pair of letters', wide('a\ud83d'), /não é aceito/],
    ['a NUL among letters of two bytes', wide(`${'a'.repeat(600_000)}\0`), /não é aceito/],
    ['letters of four bytes', Buffer.from('\xff\xfe\0\0a\0\0\0', 'latin1'), /não é aceito/],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Páginas/],
    ['XML', text('<?xml version="1.0"?><a/>'), /^Páginas/],
    ['a PDF that is a page too', pdf('<html><script>alert(1)</script>'), /outro conteúdo/],
    [
      'a PDF that is an archive too',
      Buffer.concat([pdf(), zip([{ name: 'a.class' }], '%%EOF')]),
      /outro conteúdo/,
    ],
    ['a picture that is a page too', Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1'), /outro conteúdo/],
    ['a drawing that is a page too', Buffer.from('AC1032\0<script>', 'latin1'), /outro conteúdo/],
    [
      'a drawing that is an archive too',
      Buffer.concat([Buffer.from('AC1032\0', 'latin1'), zip([{ name: 'a.exe' }])]),
      /outro conteúdo/,
    ],
    ['a model with a page in it', text('ISO-10303-21;\n<script>alert(1)</script>'), /^Páginas/],
    ['a model that is none', Buffer.from('ISO-10303-21;\0\x01', 'latin1'), /não é aceito/],
    ['half a PDF', pdf().subarray(0, 20), /danificado/],
    ['a document with macros', docx({ name: 'word/vbaProject.bin' }), /macros/],
    ['a sheet with macros of old', xlsx({ name: 'xl/macrosheets/sheet1.xml' }), /macros/],
    ['a document of no known kind', zip([{ name: '[Content_Types].xml' }]), /não é aceito/],
    ['a bomb', zip([{ name: 'a.txt', content: 'x', says: 0xfffffffe }]), /expande demais/],
    ['a bomb of thousands', zip(Array.from({ length: 5001 }, () => ({ name: 'a' }))), /expande demais/],
    ['a ZIP in a ZIP', zip([{ name: 'b.zip', content: 'x' }]), /dentro dele/],
    ['a program in a ZIP', zip([{ name: 'pasta/RODA.EXE', content: 'x' }]), /dentro dele/],
    ['a PDF with JavaScript', pdf(`<</OpenAction${JS}>>`), /JavaScript.*“Imprimir”/],
    ['the same at its end', pdf(`${' '.repeat(2_000_000)}${JS}`), /JavaScript/],
    ['between two stretches', pdf(`${' '.repeat(1024 * 1024 - 35)}/S/JavaScript`), /JavaScript/],
    ['written with codes', pdf('<</S/#4aava#53cript/JS 7 0 R>>'), /JavaScript/],
    ['written with large codes', pdf('<</S /J#61vaScrip#74>>'), /JavaScript/],
    ['of names', pdf('<</Names<</JavaScript 9 0 R>>>>'), /JavaScript/],
    ['of a rendition', pdf('<</S/Rendition/JS (x)>>'), /JavaScript/],
    ['in packed objects', packedPdf(`<</OpenAction${JS}>>`), /JavaScript/],
    [
      'in packed objects with codes',
      packedPdf('<</S/#4A#61vaScript>>', '/Fil#74er/Flate#44ecode'),
      /JavaScript/,
    ],
    ['in packed objects behind a false stream', packedPdf(JS, undefined, '% <<>>stream\n'), /JavaScript/],
    [
      'in packed objects of a file that says it is encrypted',
      packedPdf(JS, undefined, '/Encrypt 9 0 R\n'),
      /JavaScript/,
    ],
    ['objects packed twice', packedPdf(JS, '/Filter[/ASCIIHexDecode/FlateDecode]'), /não se deixam examinar/],
    [
      'objects with a predictor',
      packedPdf(JS, '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'),
      /não se deixam/,
    ],
    [
      'objects behind a padded dictionary',
      packedPdf(JS, `${' '.repeat(9_000)}/Filter/FlateDecode`),
      /JavaScript/,
    ],
    ['a PDF bomb', packedPdf('0'.repeat(17_000_000)), /não se deixam examinar/],
    ['a PDF that is a page far behind', pdf(`${far}<html><script>alert(1)</script>`), /outro conteúdo/],
    ['a page between two streams', streamPdf('BT ET', '<script>alert(1)</script>'), /outro conteúdo/],
    ['a page behind a megabyte', pdf(`${' '.repeat(1024 * 1024 - 20)}<!doctype html>`), /outro conteúdo/],
    [
      'macros under another name',
      typed(override('word/tema.bin', 'application/vnd.ms-office.vbaProject'), { name: 'word/tema.bin' }),
      /macros/,
    ],
    [
      'macros by their kind of document',
      typed(override('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')),
      /macros/,
    ],
    [
      'macros by their relationship',
      docx(
        rels(
          'http://schemas.microsoft.com/office/2006/relationships/vbaPro&#106;ect',
          'tema.bin',
          'Internal',
        ),
      ),
      /macros/,
    ],
    ['a remote template', template('https://example.com/a.dotm'), /na internet/],
    ["one by its letters' codes", template('&#104;ttp://example.com/a.dotm'), /na internet/],
    ['one on a server of the internet', template('\\\\203.0.113.7\\a\\b.dotm'), /na internet/],
    ['one by a file address', template('file://example.com/a.dotm'), /na internet/],
    ['one by a long file address', template('file://///example.com/a.dotm'), /na internet/],
    ['an object from outside', docx(rels(`${PART}/oleObject`, 'mhtml:http://example.com!x')), /na internet/],
    ['parts that are no XML', docx({ name: '_rels/.rels', content: '<!DOCTYPE a><a/>' }), /danificado/],
    [
      'parts that unpack to more than they say',
      docx({ name: '_rels/.rels', content: 'x', says: 17_000_000 }),
      /expande/,
    ],
    ['deep parts', docx({ name: '_rels/.rels', content: '<a>'.repeat(300) }), /danificado/],
    ['a program with a blank behind it', zip([{ name: 'a.exe ' }]), /dentro dele/],
    ['a program with dots behind it', zip([{ name: 'pasta\\a.EXE. . ' }]), /dentro dele/],
    ['a program with a stream', zip([{ name: 'a.exe:nota.txt' }]), /dentro dele/],
    ['a program turned round', zip([{ name: 'nota\u202efdp.exe' }]), /dentro dele/],
    ['a way out of the folder', zip([{ name: '../../etc/x' }]), /fora da pasta/],
    ['a way out within', zip([{ name: 'a/../../b.pdf' }]), /fora da pasta/],
    ['a way out of Windows', zip([{ name: 'a\\..\\..\\b.pdf' }]), /fora da pasta/],
    ['a way from the root', zip([{ name: '/etc/x' }]), /fora da pasta/],
    ['a way to a drive', zip([{ name: 'C:\\x.pdf' }]), /fora da pasta/],
    ['half a ZIP', end(zip([{ name: 'a.txt', content: 'x' }])), /danificado/],
    ['a ZIP with something behind it', Buffer.concat([zip([{ name: 'a.txt' }]), text('MZ')]), /danificado/],
    ['an old document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.docx/],
    ['a GIF', Buffer.from('GIF89a\x01\0'), /não é aceito/],
    ['bytes', Buffer.alloc(2000, 7), /não é aceito/],
    [
      'text with a NUL far behind',
      Buffer.concat([Buffer.alloc(1_500_000, 0x61), Buffer.alloc(1)]),
      /não é aceito/,
    ],
  ])('%s', async (_, bytes, why) => expect(await refusal(bytes)).toMatch(why))

  it('a directory that counts fewer files than it has', async () => {
    const bytes = zip([{ name: 'a.txt' }, { name: 'b.exe' }])
    bytes.writeUInt16LE(1, bytes.length - 12)
    expect(await refusal(bytes)).toMatch(/danificado/)
  })
})
