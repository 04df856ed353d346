import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { aviso, erro, type Laudo, ok } from './laudo.ts'
import { espaco, reasonOf } from './maquina.ts'
import { isInside } from './servico.ts'

/** A folder that the program writes to, and the setting that names it. */
export interface Pasta {
  readonly nome: string
  readonly pasta: string
}

/** Those of the settings, each once; what lies inside of another's is written with it. */
export function pastasDe({ databaseFolder, copias, sealFolder }: Config): Pasta[] {
  const data = dirname(databaseFolder)
  const named = [
    { nome: 'BACKUP_DIR', pasta: copias.pasta },
    ...(sealFolder ? [{ nome: 'SEAL_DIR', pasta: sealFolder }] : []),
  ]
  return [
    { nome: 'DATA_DIR', pasta: data },
    ...named.filter(({ pasta }) => !isInside(resolve(data), resolve(pasta))),
  ]
}

/** The folder itself, or the nearest above it that is there. */
function nearest(folder: string): string {
  const absolute = resolve(folder)
  return existsSync(absolute) || dirname(absolute) === absolute ? absolute : nearest(dirname(absolute))
}

/** Whether a file can be made there; where the folder is not there yet, whether it could be. */
function tryIt(folder: string): void {
  const there = nearest(folder)
  if (there !== resolve(folder)) {
    if (!statSync(there).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR', path: there })
    accessSync(there, constants.W_OK | constants.X_OK)
    return
  }
  const file = join(there, `.doctor-${randomUUID()}`)
  writeFileSync(file, '')
  rmSync(file)
}

/** A new version stands in a folder of its own: what lies inside of the program's would stay behind. */
export function lugar({ nome, pasta }: Pasta, program = process.cwd()): Laudo {
  if (!isInside(program, resolve(program, pasta))) return ok(nome, pasta)
  const lost = nome === 'DATA_DIR' ? 'começaria vazia' : 'não a acharia'
  return aviso(
    nome,
    `${pasta} fica dentro da pasta do programa: uma versão nova em outra pasta ${lost}. Indique outro lugar em ${nome}.`,
  )
}

/** Whether the folder can be written to, and how much room it has; one that systemd makes is not there before. */
export function gravavel(config: Config, one: Pasta, criadas: readonly string[] = []): Laudo[] {
  const { nome, pasta } = one
  if (!existsSync(pasta) && criadas.some((folder) => isInside(folder, resolve(pasta))))
    return [ok(nome, `${pasta}, que o serviço cria quando inicia`)]
  try {
    tryIt(pasta)
    return [lugar(one), espaco(nearest(pasta))]
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const told = /^(EACCES|EPERM|EROFS)$/.test(code)
      ? `Sem permissão para gravar em ${pasta}. Dê essa permissão a quem roda o sistema, ou escolha outra pasta em ${nome}.`
      : nome === 'DATA_DIR'
        ? reasonOf(error, config)
        : `Não é possível usar a pasta ${pasta} (${code}). Escolha outra em ${nome}.`
    return [erro(nome, told)]
  }
}

/** As far as the files of the embedded database go. */
const DEEP = 4
const FILES = 20_000

/** The first file that somebody else owns, so that the program cannot write to it. */
function alheio(folder: string, uid: number, left = { files: FILES }, deep = DEEP): string | null {
  if (statSync(folder).uid !== uid) return folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (left.files-- <= 0) return null
    const path = join(folder, entry.name)
    const found =
      entry.isDirectory() && deep > 0
        ? alheio(path, uid, left, deep - 1)
        : !entry.isSymbolicLink() && statSync(path).uid !== uid
          ? path
          : null
    if (found !== null) return found
  }
  return null
}

/** What root made while the service was somebody else's keeps the database from opening; root itself is kept by nothing. */
export function dono({ nome, pasta }: Pasta, uid = process.getuid?.()): Laudo[] {
  if (!uid || !existsSync(pasta)) return []
  try {
    const found = alheio(pasta, uid)
    return found === null
      ? []
      : [
          erro(
            nome,
            `${found} pertence a outro usuário. Pare o sistema e dê a pasta a quem o roda: chown -R ${uid} ${pasta}`,
          ),
        ]
  } catch {
    // What cannot be looked into is told by the one who tries to write; what goes meanwhile was ours.
    return []
  }
}

/** A disk that is lost takes the copies along that lie on it: those of the embedded database, whose disk is known. */
export function mesmoDisco(
  {
    databaseUrl,
    databaseFolder,
    copias: { pasta, s3 },
  }: Pick<Config, 'databaseUrl' | 'databaseFolder' | 'copias'>,
  discoDe = (folder: string) => statSync(nearest(folder)).dev,
): Laudo[] {
  if (databaseUrl !== undefined || s3 !== undefined) return []
  return discoDe(pasta) === discoDe(databaseFolder)
    ? [
        aviso(
          'BACKUP_DIR',
          'As cópias ficam no mesmo disco que os dados: quem o perde, perde tudo. Envie-as a outro lugar com BACKUP_S3_URL, ou indique outro disco em BACKUP_DIR.',
        ),
      ]
    : []
}
