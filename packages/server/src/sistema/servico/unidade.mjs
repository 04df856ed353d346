import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where systemd looks for units, what counts most first. */
const PLACES = ['etc/systemd/system', 'usr/local/lib/systemd/system', 'usr/lib/systemd/system']
const NAME = 'paco.service'

/**
 * What the service is told, and what of the machine it may write to.
 * @typedef {object} Unidade
 * @property {string} arquivo
 * @property {string} usuario
 * @property {string} grupo
 * @property {Record<string, string>} ambiente what its lines say themselves
 * @property {{ arquivo: string, opcional: boolean }[]} arquivos files of settings, which count more
 * @property {string | null} programa the folder whose program it starts
 * @property {string[]} gravaveis the folders it may write to where the rest is shut
 * @property {string[]} criadas those among them that systemd makes
 * @property {boolean} protege whether all but those is shut to its writing
 * @property {boolean} semCasas whether the homes of people are out of its sight
 * @property {boolean} temporarioProprio whether what it writes to /tmp goes when it ends
 */

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null
    throw error
  }
}

/** @param {string} folder */
function confsIn(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.conf'))
  } catch {
    return []
  }
}

/** The words of a line, as systemd tells them apart. @param {string} text */
export const wordsOf = (text) =>
  [...text.matchAll(/(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+))/g)].map(
    ([, double, single, bare]) => double?.replaceAll(/\\(.)/g, '$1') ?? single ?? bare ?? '',
  )

/** What each name of the section [Service] says; a name that is said with nothing forgets what was said. @param {string[]} texts */
function servicoOf(texts) {
  /** @type {Map<string, string[]>} */
  const said = new Map()
  for (const text of texts) {
    let section = ''
    for (const line of text.replaceAll(/\\\r?\n/g, ' ').split(/\r?\n/)) {
      section = /^\[(.+)\]\s*$/.exec(line)?.[1] ?? section
      const [, name = '', value = ''] = /^([A-Za-z]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
      if (section !== 'Service' || name === '') continue
      said.set(name, value === '' ? [] : [...(said.get(name) ?? []), value])
    }
  }
  return said
}

const YES = /^(1|yes|true|on)$/i

/** @param {string} root @param {string} command */
function programOf(root, command) {
  const [file = ''] = wordsOf(command.replace(/^[-@:+!]+/, ''))
  try {
    return dirname(realpathSync(join(root, file)))
  } catch {
    return null
  }
}

/** The unit of the service as it is installed, with what was added beside it; null where there is none. @param {string} root */
export function readUnidade(root = '/') {
  const found = PLACES.map((place) => join(root, place, NAME)).find((file) => read(file) !== null)
  if (found === undefined) return null
  const added = new Map(
    PLACES.toReversed().flatMap((place) =>
      confsIn(join(root, place, `${NAME}.d`)).map((name) => [name, join(root, place, `${NAME}.d`, name)]),
    ),
  )
  const beside = [...added].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file)
  const said = servicoOf([found, ...beside].map((file) => read(file) ?? ''))
  /** @param {string} name */
  const all = (name) => (said.get(name) ?? []).flatMap(wordsOf)
  /** @param {string} name */
  const last = (name) => said.get(name)?.at(-1) ?? ''
  const below = (/** @type {string} */ name, /** @type {string} */ folder) =>
    all(name).map((one) => join(folder, one))
  const usuario = last('User') || 'root'
  const criadas = [
    ...below('StateDirectory', '/var/lib'),
    ...below('CacheDirectory', '/var/cache'),
    ...below('LogsDirectory', '/var/log'),
  ]
  /** @type {Unidade} */
  const unidade = {
    arquivo: found,
    usuario,
    grupo: last('Group') || usuario,
    ambiente: Object.fromEntries(
      all('Environment').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    ),
    arquivos: all('EnvironmentFile').map((one) => ({
      arquivo: join(root, one.replace(/^-/, '')),
      opcional: one.startsWith('-'),
    })),
    programa: programOf(root, last('ExecStart')),
    gravaveis: [...all('ReadWritePaths').map((one) => one.replace(/^[-+]+/, '')), ...criadas],
    criadas,
    protege: last('ProtectSystem') === 'strict',
    semCasas: YES.test(last('ProtectHome')),
    temporarioProprio: YES.test(last('PrivateTmp')),
  }
  return unidade
}

/** What a file of settings says, read as systemd reads it: a # inside of a value is part of it. @param {string} text */
export function parseAmbiente(text) {
  /** @type {Record<string, string>} */
  const said = {}
  const line = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*("(?:[^"\\]|\\[\s\S])*"|'[^']*'|(?:[^\r\n\\]|\\[\s\S])*)/gm
  for (const [, name = '', written = ''] of text.matchAll(line)) {
    const isQuoted = /^["']/.test(written)
    if (written.startsWith("'")) said[name] = written.slice(1, -1)
    else if (isQuoted) said[name] = written.slice(1, -1).replaceAll(/\\(["\\`$\n])/g, '$1')
    else said[name] = written.trimEnd().replaceAll(/\\([\s\S])/g, (_, one) => (one === '\n' ? '' : one))
  }
  return said
}
