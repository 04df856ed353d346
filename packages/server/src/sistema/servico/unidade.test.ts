import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseAmbiente, readUnidade, wordsOf } from './unidade.mjs'

const root = mkdtempSync(join(tmpdir(), 'paco-unidade-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const EXAMPLE = resolve(import.meta.dirname, '../../../../../ops/paco.service')

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('the unit of the service', () => {
  it('is none where none is installed', () => expect(readUnidade(root)).toBeNull())

  it('is read as the example has it, with what was added beside it', () => {
    const unit = join(root, 'etc/systemd/system/paco.service')
    mkdirSync(dirname(unit), { recursive: true })
    cpSync(EXAMPLE, unit)
    put('opt/paco/paco', '')
    expect(readUnidade(root)).toEqual({
      arquivo: unit,
      usuario: 'paco',
      grupo: 'paco',
      ambiente: { DATA_DIR: '/var/lib/paco' },
      arquivos: [{ arquivo: join(root, 'etc/paco/paco.env'), opcional: true }],
      programa: join(root, 'opt/paco'),
      gravaveis: ['/var/lib/paco'],
      criadas: ['/var/lib/paco'],
      protege: true,
      semCasas: true,
      temporarioProprio: true,
    })
    put(
      'etc/systemd/system/paco.service.d/pastas.conf',
      '# ours\n[Service]\nReadWritePaths=/srv/copias \\\n  -/srv/selos\nEnvironment="SMTP_FROM=A B <a@b>"\n[Install]\nUser=x\n',
    )
    put(
      'usr/lib/systemd/system/paco.service.d/pastas.conf',
      '[Service]\nUser=hidden by the one of its name\n',
    )
    put('usr/lib/systemd/system/paco.service.d/zona.conf', '[Service]\nEnvironmentFile=\nGroup=obras\n')
    expect(readUnidade(root)).toMatchObject({
      ambiente: { DATA_DIR: '/var/lib/paco', SMTP_FROM: 'A B <a@b>' },
      arquivos: [],
      usuario: 'paco',
      grupo: 'obras',
      gravaveis: ['/srv/copias', '/srv/selos', '/var/lib/paco'],
    })
  })
})

it.each([
  ['a  b', ['a', 'b']],
  ['"A=b \\" c" \'D=e f\'', ['A=b " c', 'D=e f']],
])('the words of %s', (text, words) => expect(wordsOf(text)).toEqual(words))

it.each([
  ['A=1', { A: '1' }],
  ['# A=1\n; B=2\n\n C = 3  \n', { C: '3' }],
  ['A=a#b c', { A: 'a#b c' }],
  ['A="a # \\"b\\""\r\nB=\'c "d"\'', { A: 'a # "b"', B: 'c "d"' }],
  ['A=\nB=2', { A: '', B: '2' }],
  ['A=a\\\nb', { A: 'ab' }],
  ['A=1\nA=2', { A: '2' }],
])('a file of settings that says %j', (text, said) => expect(parseAmbiente(text)).toEqual(said))
