import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { anexo, formatTamanho, MAX_ARQUIVO, nomeOf, refuseEnviado, refuseNome } from './arquivo.ts'
import type { TipoKey } from './tipos.ts'

describe('the name of a file', () => {
  it.each([
    ['nota fiscal nº 7.pdf', 'nota fiscal nº 7.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\ata.docx', 'ata.docx'],
    ['nota\u202efdp.exe', 'notafdp.exe'],
    ['a\r\nb\0.txt', 'ab.txt'],
    ['a"b<c>.txt', 'a_b_c_.txt'],
    ['  .htaccess. ', 'htaccess'],
    ['ac\u0327a\u0303o.pdf', 'ação.pdf'],
    ['..', ''],
    ['', ''],
  ])('%j is kept as %j', (sent, kept) => expect(nomeOf(sent)).toBe(kept))

  it('keeps its ending however long it is, and no half letter', () => {
    expect(nomeOf(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
    const long = nomeOf(`x${'😀'.repeat(150)}.pdf`)
    expect(long).toMatch(/^x(😀)+\.pdf$/u)
    expect(long.length).toBeLessThanOrEqual(200)
    expect(nomeOf(`a.${'b'.repeat(300)}`)).toHaveLength(200)
  })

  it.each<[string, TipoKey, string | null]>([
    ['ata.pdf', 'pdf', null],
    ['FOTO.JPG', 'jpeg', null],
    ['dados.csv', 'texto', null],
    [
      'roda.bat',
      'texto',
      'O conteúdo é de texto (TXT ou CSV), mas o nome termina em .bat. Renomeie para .txt.',
    ],
    ['ata.pdf.zip', 'pdf', 'O conteúdo é de PDF, mas o nome termina em .zip. Renomeie para .pdf.'],
    ['ata', 'pdf', 'O conteúdo é de PDF, mas o nome não tem extensão. Renomeie para .pdf.'],
    ['', 'pdf', 'O arquivo não tem nome.'],
  ])('%j of a %s: %s', (nome, tipo, why) => expect(refuseNome(nome, tipo)).toBe(why))
})

describe('a file that was picked', () => {
  it.each([
    [{ name: 'a.pdf', size: 1 }, null],
    [{ name: 'a.pdf', size: MAX_ARQUIVO }, null],
    [{ name: 'a.pdf', size: 0 }, /está vazio/],
    [{ name: 'a.pdf', size: 31 * 1024 * 1024 }, /tem 31 MB. O limite é de 30 MB/],
    [{ name: 'a.exe', size: 1 }, /não é de um tipo aceito/],
  ])('%j', (file, why) => {
    const refused = refuseEnviado(file)
    if (why === null) expect(refused).toBeNull()
    else expect(refused).toMatch(why)
  })

  it('is none where JSON only spells one', () => {
    expect(validate(anexo, { name: 'a.pdf', size: 10 }).ok).toBe(false)
    expect(validate(anexo, 'a.pdf').ok).toBe(false)
    expect(validate(anexo, null).ok).toBe(true)
    class Sent {
      name = 'a.pdf'
      size = 10
    }
    expect(validate(anexo, new Sent()).ok).toBe(true)
    expect(validate(anexo, Object.assign(new Sent(), { size: 0 })).ok).toBe(false)
  })
})

it.each([
  [1023, '1.023 bytes'],
  [2048, '2 kB'],
  [1_468_006, '1,4 MB'],
  [MAX_ARQUIVO, '30 MB'],
  [1.5 * 1024 ** 3, '1,5 GB'],
])('%d bytes are read as %s', (bytes, text) => expect(formatTamanho(bytes)).toBe(text))
