import { OperatorError } from '../../operator-error.ts'

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1).replace('.', ',')} GB`

export const faltaEspaco = (pasta: string, needed: number, room: number) =>
  new OperatorError(
    `Falta espaço em ${pasta} para fazer e conferir a cópia: restam ${gigabytes(room)} e são precisos ${gigabytes(needed)}.`,
  )

/** What the system says of a folder, which another process tells in its words only. */
const CODES: [RegExp, (pasta: string) => string][] = [
  [/ENOSPC|EDQUOT|53100/, (pasta) => `O disco de ${pasta} está cheio.`],
  [/EACCES|EPERM|EROFS/, (pasta) => `Sem permissão para gravar em ${pasta}.`],
  [/ENOTDIR|EEXIST|ENOENT/, (pasta) => `Não é possível usar a pasta ${pasta}.`],
]

/** Why there is no backup, in words. */
export function razaoOf(error: unknown, pasta: string): string {
  const { message, code = '' } = error as Error & { code?: string }
  const known = CODES.find(([pattern]) => pattern.test(`${code} ${message}`))
  return known && !(error instanceof OperatorError) ? known[1](pasta) : message
}
