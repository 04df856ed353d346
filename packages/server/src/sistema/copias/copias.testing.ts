import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openStoredDatabase } from '../../../test/harness.ts'
import { type CopiasSettings, openCopias } from './copias.ts'
import type { Oficina } from './processo.ts'
import { fazerCopia, sha256Of, type Trabalho } from './trabalho.ts'

/** The work of the other process, done in this one: Node 20 cannot run the sources. */
export const aqui: Oficina = { fazer: fazerCopia, close: async () => {} }

/** For what is done with backups, whatever is in them: the work itself takes as long as all the rest. */
export const depressa: Oficina = {
  fazer: async ({ arquivo }: Trabalho) => {
    await writeFile(arquivo, `copy ${arquivo}`)
    return { contagens: {}, sha256: await sha256Of(arquivo), conferida: true, motivo: null }
  },
  close: async () => {},
}

/** A database on the disk for one file of tests, and how backups of it are begun: each time in a folder of their own, by a clock set by hand. */
export async function openCity() {
  const folder = await mkdtemp(join(tmpdir(), 'paco-copias-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const { database, url } = await openStoredDatabase(join(folder, 'db'))
  let opened = 0
  return (more: Partial<CopiasSettings> = {}, oficina: Oficina = depressa) => {
    const clock = { now: new Date('2026-11-18T12:00:00Z') }
    const said: string[] = []
    const pasta = join(folder, `copias${++opened}`)
    const copias = openCopias(
      database,
      { pasta, hora: 3, frase: undefined, s3: undefined, arquivos: { guarda: 'banco' }, url, ...more },
      { oficina, now: () => clock.now, say: (level, text) => void said.push(`${level} ${text}`) },
    )
    return { pasta, database, clock, said, copias }
  }
}
