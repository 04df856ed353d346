import { join } from 'node:path'
import type { TipoCopia } from '@paco/domain/sistema/copia'
import { nomeDaCopia } from '@paco/domain/sistema/guardar'
import { carryArquivos } from '../../arquivos/copia.ts'
import { backup } from '../../backup/backup.ts'
import { examine } from '../../backup/examine.ts'
import { hasContents, isVacant } from '../../backup/queries.ts'
import type { Config } from '../../config.ts'
import type { BeforeMigrating } from '../../db/migrate.ts'
import { say } from '../../http/logging.ts'
import { makeFolder, PRIVATE } from '../../make-folder.ts'
import { OperatorError } from '../../operator-error.ts'
import { sweepCopias, sweepHalves, writeRegistro } from './pasta.ts'
import { razaoOf } from './razao.ts'
import { sha256Of } from './trabalho.ts'

const isBefore = (tipo: TipoCopia) => tipo === 'antes'

type Said = Pick<Config, 'copias' | 'backupPassphrase' | 'arquivos'>

/**
 * Before the tables of a city change, a backup of it as it is, read back by its sums: nobody waits at the door while it is
 * restored elsewhere. Without one nothing changes, unless the city has said that it does without.
 */
export function copyBefore(config: Said, now = () => new Date()): BeforeMigrating | undefined {
  const { pasta, antes } = config.copias
  if (!antes) return undefined
  return async (db, migration) => {
    // Of nobody there is nothing to lose.
    if (await isVacant(db)) return
    const nome = nomeDaCopia('antes', now(), migration)
    const arquivo = join(pasta, nome)
    const frase = config.backupPassphrase
    try {
      makeFolder(pasta, PRIVATE)
      await sweepHalves(pasta, isBefore)
      const carriage = (await hasContents(db)) ? { contents: carryArquivos(config.arquivos) } : {}
      const contagens = await backup(db, arquivo, frase, carriage)
      await examine(arquivo, frase)
      const cifrada = frase !== undefined
      const said = { conferida: true, motivo: null, enviada_em: null }
      await writeRegistro(pasta, nome, { contagens, sha256: await sha256Of(arquivo), cifrada, ...said })
      await sweepCopias(pasta, now(), isBefore)
    } catch (error) {
      throw new OperatorError(
        `O banco precisa ser atualizado e a cópia de segurança de antes não pôde ser feita: ${razaoOf(error, pasta)} Nada foi mudado. Corrija BACKUP_DIR, ou atualize sem cópia com BACKUP_BEFORE_MIGRATION=nao.`,
        { cause: error },
      )
    }
    say('info', `Cópia de antes da atualização: ${arquivo}`)
  }
}
