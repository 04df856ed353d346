import { SETTINGS } from '../../config.ts'
import { aviso, erro, type Laudo } from './laudo.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Groups of names that are ours alone, as far as anybody would write one by mistake. */
const OURS = /^(BACKUP|ARQUIVOS|METRICS|DATABASE|SMTP|PNCP|DADOS|ADMIN|CONSORCIO|OIDC|ENCARREGADO)_/

/** How many letters stand between two words: left out, put in, changed, or two that changed places. */
export function distance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? 0
}

/** The setting that a name which is none was probably meant for; short names are near too many others. */
export function meantBy(name: string): string | null {
  if (SETTINGS.includes(name)) return null
  const near = SETTINGS.map((setting) => ({ setting, far: distance(name, setting) }))
  const [best] = near.toSorted((one, other) => one.far - other.far)
  return best && best.setting.length > 4 && best.far <= (best.setting.length > 7 ? 2 : 1)
    ? best.setting
    : null
}

/** Names that look like ours and are not: what they say is not heard by anybody. */
export function desconhecidos(env: Env): Laudo[] {
  return Object.keys(env)
    .filter((name) => env[name] && !SETTINGS.includes(name))
    .flatMap((name) => {
      const meant = meantBy(name)
      if (meant === null && !OURS.test(name)) return []
      return [
        aviso(
          name,
          `Esta configuração não existe, e é ignorada.${meant ? ` Seria ${meant}?` : ' Confira o nome.'}`,
        ),
      ]
    })
}

/** What says nothing without another, and what then does not happen. */
const NEEDS: readonly [string, string, string][] = [
  ['BACKUP_S3_CHAVE', 'BACKUP_S3_URL', 'as cópias não são enviadas a lugar algum'],
  ['BACKUP_S3_SEGREDO', 'BACKUP_S3_URL', 'as cópias não são enviadas a lugar algum'],
  ['ARQUIVOS_S3_CHAVE', 'ARQUIVOS_S3_URL', 'os arquivos não vão para lá'],
  ['ARQUIVOS_S3_SEGREDO', 'ARQUIVOS_S3_URL', 'os arquivos não vão para lá'],
  ['SMTP_FROM', 'SMTP_URL', 'nenhum e-mail sai'],
  ['METRICS_HOST', 'METRICS_PORT', 'as medidas não são ditas em porta alguma'],
  ['CONSORCIO_SCHEMA', 'CONSORCIO', 'a cidade é uma só'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL', 'a senha é a de admin@paco.local'],
]

export const pelaMetade = (env: Env): Laudo[] =>
  NEEDS.filter(([name, other]) => env[name] && !env[other]).map(([name, other, so]) =>
    (other.endsWith('_S3_URL') ? erro : aviso)(
      name,
      `Está definida sem ${other}: ${so}. Defina as duas, ou nenhuma.`,
    ),
  )
