import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parseAmbiente, readUnidade } from './packages/server/dist/unidade.mjs'

/** What the environment already says counts more. @param {Record<string, string>} said */
function add(said) {
  for (const [name, value] of Object.entries(said)) process.env[name] ??= value
}

/** @param {string} file @param {NodeJS.ErrnoException} error */
function refusal(file, error) {
  const why =
    error.code === 'ENOENT'
      ? 'ele não existe'
      : error.code === 'EACCES'
        ? 'sem permissão (use sudo)'
        : (error.code ?? error.message)
  return new Error(`Não foi possível ler o arquivo de configurações ${file}: ${why}. Corrija-o, ou PACO_ENV.`)
}

/** What systemd would tell the service. @param {import('./packages/server/dist/unidade.mjs').Unidade} unidade */
function readService({ arquivo: unit, arquivos, ambiente }) {
  const said = []
  for (const { arquivo, opcional } of arquivos.toReversed()) {
    try {
      add(parseAmbiente(readFileSync(arquivo, 'utf8')))
      said.push(arquivo)
    } catch (error) {
      if (error.code === 'ENOENT' && opcional) continue
      // Started by systemd, which read it as root and has told all of it.
      if (error.code === 'EACCES' && process.env.INVOCATION_ID) continue
      throw refusal(arquivo, error)
    }
  }
  add(ambiente)
  return [...said, unit]
}

/** A file beside the program, or the one that is named. @param {string} file */
function readFile(file) {
  try {
    process.loadEnvFile(file)
    return [file]
  } catch (error) {
    throw refusal(file, error)
  }
}

/**
 * Whoever works on the service's data works as the service: what root made there it could not write to any more.
 * @param {import('./packages/server/dist/unidade.mjs').Unidade} unidade
 */
function become({ usuario, grupo }) {
  if (process.getuid?.() !== 0 || usuario === 'root') return
  const [user, group] = [usuario, grupo].map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  try {
    process.initgroups(user, group)
    process.setgid(group)
    process.setuid(user)
  } catch (error) {
    throw new Error(`O serviço é do usuário ${usuario}, que não pode ser usado: ${error.message}`)
  }
  process.umask(0o077)
  process.env.PACO_USUARIO = usuario
}

/**
 * Reads what the settings are, as the service would have them where it starts this very program; answers from where.
 * @param {string} here
 */
export function readSettings(here) {
  if (process.env.PACO_ENV !== undefined) return readFile(process.env.PACO_ENV)
  const unidade = readUnidade(process.env.PACO_RAIZ)
  const isOurs = unidade?.programa === realpathSync(here)
  const said = isOurs ? readService(unidade) : []
  const beside = join(here, 'paco.env')
  if (existsSync(beside)) said.push(...readFile(beside))
  if (isOurs) become(unidade)
  return said
}
