import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locking, unlocked } from './sealed-file.ts'

const PHRASE = 'uma frase que ninguém diz'

async function* content() {
  yield Buffer.from('linha um\n')
  yield Buffer.from('linha dois\n')
}

describe('a file under a pass phrase', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paco-cifrado-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const write = async (letters?: 'PACOCRY1') => {
    const file = join(folder, letters ?? 'novo')
    await pipeline(content(), locking(PHRASE, letters), createWriteStream(file))
    return file
  }

  it('opens under the letters of today, and of before', async () => {
    for (const file of [await write(), await write('PACOCRY1')])
      expect(await text(await unlocked(file, PHRASE))).toBe('linha um\nlinha dois\n')
  })

  it('opens under no other phrase', async () => {
    await expect(unlocked(await write(), 'outra frase qualquer').then(text)).rejects.toThrow()
    await expect(unlocked(await write(), undefined)).rejects.toThrow('BACKUP_PASSPHRASE')
  })
})
