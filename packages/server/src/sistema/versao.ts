import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a folder says of itself, if anything. */
function packageIn(folder: string): { name?: string; version?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return {}
  }
}

/** The version of the whole: said by the first folder above that is Paço's, of a release, a clone or the sources. */
export function readVersao(from = dirname(fileURLToPath(import.meta.url))): string {
  const { name, version } = packageIn(from)
  if (name === 'paco' && version !== undefined) return version
  const above = dirname(from)
  return above === from ? 'desconhecida' : readVersao(above)
}
