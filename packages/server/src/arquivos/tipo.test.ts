import { PacoError } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { picture } from '../fotos/pictures.testing.ts'
import { zip } from '../zip/zip.testing.ts'
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
