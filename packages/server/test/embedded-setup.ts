import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    snapshots: { empty: string; migrated: string }
  }
}

const SOURCES = join(import.meta.dirname, '../src/db')
const LOCK = join(import.meta.dirname, '../../../package-lock.json')
const KEPT = join(import.meta.dirname, '../../../.cache/test-databases')

/** Changes with everything a database is made from: the SQL, what applies it, the engine. */
async function nameOfSources(): Promise<string> {
  const names = (await readdir(SOURCES, { recursive: true })).filter((name) => /\.(sql|ts|mjs)$/.test(name))
  const files = [LOCK, ...names.filter((name) => !/\.test\./.test(name)).map((name) => join(SOURCES, name))]
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function make(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const database = await openEmbedded()
  await writeFile(join(draft, 'empty'), await database.snapshot())
  await migrate(database.pool)
  await writeFile(join(draft, 'migrated'), await database.snapshot())
  await database.close()
  // Whoever runs at the same time may have been first; both are alike.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

/**
 * Making a database takes longer than a word's tests: each test file starts from a copy of one, empty or migrated,
 * which is kept between runs for as long as it would be made the same.
 */
export default async function setup(project: TestProject) {
  const name = await nameOfSources()
  const folder = join(KEPT, name)
  if (!existsSync(folder)) {
    await make(folder)
    const old = (await readdir(KEPT)).filter((other) => !other.startsWith(name))
    for (const other of old) await rm(join(KEPT, other), { recursive: true, force: true })
  }
  project.provide('snapshots', { empty: join(folder, 'empty'), migrated: join(folder, 'migrated') })
}
