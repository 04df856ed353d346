import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copia, TipoCopia } from '@paco/domain/sistema/copia'
import { copiasDemais, lerNomeDaCopia } from '@paco/domain/sistema/guardar'
import type { Counts } from '../../backup/backup.ts'
import { syncPath } from '../../db/embedded/data-folder.ts'

/** What is noted beside a backup, in a file of its name and `.json`. */
export interface Registro {
  readonly contagens: Counts
  readonly sha256: string
  readonly cifrada: boolean
  readonly conferida: boolean
  readonly motivo: string | null
  /** When it was put into the other store. */
  readonly enviada_em: string | null
}

const RECORD = '.json'
/** What `backup` writes before it is whole. */
const PARTIAL = '.parcial'
/** What is needed while one is made. */
const SCRATCH = '.trabalho'

export const rascunhoIn = (pasta: string): string => join(pasta, SCRATCH)

const noneYet = (error: unknown): string[] => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
  throw error
}
const namesIn = (pasta: string) => readdir(pasta).catch(noneYet)

export async function readRegistro(pasta: string, nome: string): Promise<Registro | null> {
  try {
    return JSON.parse(await readFile(join(pasta, `${nome}${RECORD}`), 'utf8')) as Registro
  } catch {
    // Not there yet, or not whole: nothing is known of the backup then, and nothing good is said of it.
    return null
  }
}

export async function writeRegistro(pasta: string, nome: string, registro: Registro): Promise<void> {
  const file = join(pasta, `${nome}${RECORD}`)
  const handle = await open(`${file}${PARTIAL}`, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(registro, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}${PARTIAL}`, file)
  await syncPath(pasta)
}

/** Every backup in the folder, newest first. */
export async function listCopias(pasta: string, hasDestino: boolean): Promise<Copia[]> {
  const found = (await namesIn(pasta)).map(async (nome): Promise<Copia[]> => {
    const said = lerNomeDaCopia(nome)
    if (!said) return []
    const [registro, info] = await Promise.all([
      readRegistro(pasta, nome),
      stat(join(pasta, nome)).catch(() => null),
    ])
    if (!info?.isFile()) return []
    const { conferida = false, motivo = null, cifrada = false, enviada_em = null } = registro ?? {}
    const enviada = hasDestino && said.tipo !== 'antes' ? enviada_em !== null : null
    const quando = said.quando.toISOString()
    return [{ nome, tipo: said.tipo, quando, tamanho: info.size, cifrada, conferida, motivo, enviada }]
  })
  return (await Promise.all(found)).flat().sort((one, other) => (one.quando < other.quando ? 1 : -1))
}

/** Takes away what a process that died left half made; to be called by the only one at work on this kind. */
export async function sweepHalves(pasta: string, isKind: (tipo: TipoCopia) => boolean): Promise<void> {
  const isHalf = (name: string) => {
    const said = lerNomeDaCopia(name.replace(/(\.json)?\.parcial$/, ''))
    return name.endsWith(PARTIAL) && said !== null && isKind(said.tipo)
  }
  for (const name of (await namesIn(pasta)).filter(isHalf)) await rm(join(pasta, name), { force: true })
}

/** With what is noted of them. */
async function removeCopias(pasta: string, nomes: readonly string[]): Promise<void> {
  for (const nome of nomes)
    for (const name of [nome, `${nome}${RECORD}`]) await rm(join(pasta, name), { force: true })
}

/** Takes away those of some kinds that need not be kept. */
export async function sweepCopias(
  pasta: string,
  now: Date,
  isKind: (tipo: TipoCopia) => boolean,
): Promise<void> {
  const all = (await listCopias(pasta, false)).filter(({ tipo }) => isKind(tipo))
  const kept = all.map(({ nome, conferida }) => ({ nome, boa: conferida }))
  await removeCopias(pasta, copiasDemais(kept, now))
}
