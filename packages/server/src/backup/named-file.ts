import { fileOf } from '../called.ts'
import { OperatorError } from '../operator-error.ts'

/** The file that a command line names, by whoever is in another folder; what is no option of the command names none. */
export function fileName(args: string[], command: string, options: readonly string[]): string {
  const [file, ...more] = args.filter((arg) => !options.includes(arg))
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new OperatorError(
      `Diga um arquivo: npm run ${command} -- paco.backup.gz, ou ./paco ${command} paco.backup.gz. Opções, depois dele: ${options.join(' e ')}.`,
    )
  return fileOf(file)
}

const REFUSED: Record<string, string> = {
  EACCES: 'sem permissão para o usuário que roda o comando. Escolha uma pasta dele',
  EPERM: 'sem permissão para o usuário que roda o comando. Escolha uma pasta dele',
  EROFS: 'o disco só aceita leitura',
  ENOENT: 'ele, ou a pasta dele, não existe',
  EISDIR: 'é uma pasta',
  ENOSPC: 'o disco está cheio',
}

/** What the system has against a file, in words; null where it is something else that failed. */
export function refusedFile(file: string, error: unknown): OperatorError | null {
  const { code = '', path = file } = error as NodeJS.ErrnoException
  const why = path.startsWith(file) ? REFUSED[code] : undefined
  return why ? new OperatorError(`Não foi possível usar o arquivo ${file}: ${why}.`, { cause: error }) : null
}
