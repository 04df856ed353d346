import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    snapshots: { empty: string; migrated: string }
  }
}

/** Making a database takes seconds; each test file starts from a copy of one made here, empty or migrated. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'paco-snapshots-'))
  const files = { empty: join(folder, 'empty'), migrated: join(folder, 'migrated') }
  const database = await openEmbedded()
  await writeFile(files.empty, await database.snapshot())
  await migrate(database.pool)
  await writeFile(files.migrated, await database.snapshot())
  await database.close()
  project.provide('snapshots', files)
  return () => rm(folder, { recursive: true })
}
