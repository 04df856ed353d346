import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPerson, openMigratedDatabase, openStoredDatabase } from '../../test/harness.ts'
import { backup } from './backup.ts'
import { runRestore } from './commands.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-simular-'))
afterAll(() => rm(folder, { recursive: true }))
const FRASE = 'uma frase bem comprida'
const file = join(folder, 'paco.backup.gz')
const { db } = await openMigratedDatabase()
await backup(db, file, FRASE)

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', join(folder, 'nenhum'))
  vi.stubEnv('BACKUP_PASSPHRASE', FRASE)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
const simulate = (name = file) => runRestore([name, '--simular'], () => () => expect.unreachable())

describe('a restore that is only tried', () => {
  it('says what the file holds and that it could be restored, and writes nothing', async () => {
    await simulate()
    const text = said.join('\n')
    expect(text).toMatch(/feito em: \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(text).toMatch(/versão dos dados: \d{4}_\w+/)
    expect(text).toContain('cifrado: sim, e a frase-senha é esta')
    expect(text).toContain('secretarias: 27')
    expect(text).toContain('O banco de destino está vazio')
    expect(existsSync(join(folder, 'nenhum'))).toBe(false)
  })

  it('says that the database has data already', async () => {
    const where = join(folder, 'cidade')
    const { database, url = '' } = await openStoredDatabase(join(where, 'db'))
    await createPerson({ database } as never)
    await database.close()
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATA_DIR', where)
    await expect(simulate()).rejects.toThrow(/já tem dados: a restauração seria recusada/)
  })

  it.each<[string, (bytes: Buffer) => Buffer, string, RegExp]>([
    ['another pass phrase', (bytes) => bytes, 'outra frase bem comprida', /a frase-senha é outra/],
    ['no pass phrase', (bytes) => bytes, '', /está cifrado/],
    ['a file that is cut off', (bytes) => bytes.subarray(0, bytes.length - 50), FRASE, /danificado/],
    ['another byte', (bytes) => Buffer.from(bytes).fill(0, 2000, 2001), FRASE, /danificado|alterada/],
  ])('refuses %s', async (_, change, phrase, words) => {
    const other = join(folder, 'outro.gz')
    writeFileSync(other, change(readFileSync(file)))
    vi.stubEnv('BACKUP_PASSPHRASE', phrase)
    await expect(simulate(other)).rejects.toThrow(words)
  })
})
