import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { avisosDaPartida, refuseMisspelt } from './partida.ts'

const folder = mkdtempSync(join(tmpdir(), 'paco-partida-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const blank = { DATA_DIR: join(folder, 'nova') }

describe('a start', () => {
  it.each([
    [{ DATABSE_URL: 'postgresql://x/y' }, 'DATABSE_URL: esta configuração não existe; seria DATABASE_URL?'],
    [{ CONSORICO: '/etc/paco/cidades.json' }, 'seria CONSORCIO?'],
    [{ DATA_DRI: '/srv/paco' }, 'seria DATA_DIR?'],
  ])('with %j begins no blank city', (wrong, told) => {
    const env = { ...blank, ...wrong }
    expect(() => refuseMisspelt(env, readConfig(env, []))).toThrow(told)
  })

  it('serves a city that is there, or that a server holds, and says what is misspelt', () => {
    const there = { DATA_DIR: folder, DATABSE_URL: 'postgresql://x/y' }
    writeFileSync(join(folder, 'db'), '')
    const far = { ...blank, DATABASE_URL: 'postgresql://x/y', DATA_DRI: '/srv' }
    for (const env of [there, far]) expect(() => refuseMisspelt(env, readConfig(env, []))).not.toThrow()
    expect(avisosDaPartida(there, [readConfig(there, [])])).toEqual([
      'DATABSE_URL: Esta configuração não existe, e é ignorada. Seria DATABASE_URL?',
    ])
  })

  it('says that backups have no place', () => {
    writeFileSync(join(folder, 'arquivo'), '')
    const env = { ...blank, BACKUP_DIR: join(folder, 'arquivo', 'copias') }
    expect(avisosDaPartida(env, [readConfig(env, [])])).toEqual([
      expect.stringMatching(/^BACKUP_DIR: Não é possível usar a pasta/),
    ])
    expect(avisosDaPartida(blank, [readConfig(blank, [])])).toEqual([])
  })
})
