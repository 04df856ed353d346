import { existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createPostgresDatabase, onPostgres } from '../../test/harness.ts'
import { runMoverArquivos } from '../arquivos/commands.ts'
import { runResgate, runRotateSecret } from '../usuarios/commands.ts'
import { runBackup, runRestore } from './commands.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-comandos-'))
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const never = () => undefined

const COMMANDS: [string, () => Promise<void>][] = [
  ['rotate-secret', () => runRotateSecret(never)],
  ['resgate', () => runResgate(['a@b.c'], never)],
  ['mover-arquivos', () => runMoverArquivos(never)],
  ['backup', () => runBackup([join(folder, 'copia.gz')], () => () => expect.unreachable(), never)],
]

describe.each(COMMANDS)('%s', (_, run) => {
  it('makes no city where there is none', async () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', join(folder, 'errado'))
    await expect(run()).rejects.toThrow(/Não há sistema instalado em .*errado/)
    expect(existsSync(join(folder, 'errado'))).toBe(false)
  })
})

it('nobody is let in again without being named', async () => {
  await expect(runResgate([], never)).rejects.toThrow('Diga o e-mail da conta')
})

describe('the file of a backup', () => {
  const reach = () => () => expect.unreachable()
  it.each([[[]], [['--help']], [['a.gz', 'b.gz']], [['--simular']]])(
    'is one, which %j is not',
    async (args) => {
      await expect(runBackup(args, reach, never)).rejects.toThrow(/Diga um arquivo: .*--sem-arquivos/)
    },
  )

  it('that is not there, or is a folder, is told in words', async () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', join(folder, 'errado'))
    const read = (file: string) => runRestore([file, '--simular'], reach)
    await expect(read(join(folder, 'nada.gz'))).rejects.toThrow(/nada\.gz: ele, ou a pasta dele, não existe/)
    await expect(read(folder)).rejects.toThrow('é uma pasta')
  })
})

it('a command makes none in a database without tables either', async () => {
  const empty = join(folder, 'vazio')
  mkdirSync(join(empty, 'db'), { recursive: true })
  vi.stubEnv('DATABASE_URL', onPostgres ? await createPostgresDatabase() : '')
  vi.stubEnv('DATA_DIR', empty)
  await expect(runRotateSecret(never)).rejects.toThrow('um banco de dados vazio')
})
