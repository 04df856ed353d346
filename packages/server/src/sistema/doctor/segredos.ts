import { readFileSync, statSync } from 'node:fs'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

/** Node says of a file that it cannot read only a line in English, and goes on without it. */
export function autoridade({ NODE_EXTRA_CA_CERTS: file }: NodeJS.ProcessEnv): Laudo[] {
  if (!file) return []
  try {
    return /-----BEGIN CERTIFICATE-----/.test(readFileSync(file, 'latin1'))
      ? [ok('NODE_EXTRA_CA_CERTS', file)]
      : [erro('NODE_EXTRA_CA_CERTS', `${file} não tem certificados em PEM.`)]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return [erro('NODE_EXTRA_CA_CERTS', `${file} não pôde ser lido (${code}).`)]
  }
}

/** Files that hold passwords, for the eyes of those who run the system; on Windows their modes say nothing. */
export function legiveis(files: readonly string[], platform = process.platform): Laudo[] {
  if (platform === 'win32') return []
  return files
    .filter((file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o004) !== 0)
    .map((file) =>
      aviso('Segredos', `Qualquer usuário desta máquina lê ${file}, que tem senhas: chmod 0640 ${file}`),
    )
}

/** From which files the settings came, and whether others may read them. */
export function configuracoesLidas(
  { PACO_LIDAS = '', PACO_USUARIO, CONSORCIO, OIDC_PROVEDORES }: NodeJS.ProcessEnv,
  platform = process.platform,
): Laudo[] {
  const lidas = PACO_LIDAS.split(', ').filter(Boolean)
  const secret = [...lidas.filter((file) => !file.endsWith('.service')), CONSORCIO, OIDC_PROVEDORES]
  const as = PACO_USUARIO ? `, como o usuário ${PACO_USUARIO}` : ''
  return [
    ok('Configurações', lidas.length === 0 ? 'só do ambiente' : `lidas de ${lidas.join(', ')}${as}`),
    ...legiveis(
      secret.filter((file): file is string => Boolean(file)),
      platform,
    ),
  ]
}
