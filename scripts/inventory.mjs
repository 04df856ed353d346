import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './stamps.mjs'

const TEXT = /^(licen[cs]e|copying|notice)/i
const RULE = '='.repeat(100)

/** @param {string} folder */
function read(folder) {
  const {
    name,
    version,
    license = 'não informada',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  /** @type {string} */
  const licence = typeof license === 'string' ? license : license.type
  return { folder, name, version, licence }
}

/** @param {string[]} folders */
const packagesIn = (folders) =>
  [...new Set(folders)]
    .filter((folder) => !/@(paco|types)\b/.test(folder))
    .map(read)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/**
 * The licences of all that a release is made of, one after another: most ask for their text to go along.
 * @param {string[]} folders
 */
export function licencas(folders) {
  const all = packagesIn(folders).map(({ folder, name, version, licence }) => ({
    title: `${name} ${version} (${licence})`,
    texts: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim()),
  }))
  const list = all.map(({ title }) => title).join('\n')
  const whole = all.map(({ title, texts }) => [RULE, title, RULE, ...texts].join('\n\n')).join('\n\n')
  return `Programas de terceiros que vêm com o Paço, e suas licenças.\n\n${list}\n\n${whole}\n`
}

/**
 * The software bill of materials, as CycloneDX. By hand: npm's own leaves out what is somebody's peer, React among it.
 * @param {string[]} folders
 * @param {string} release
 */
export function sbom(folders, release) {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const components = packagesIn(folders).map(({ folder, name, version, licence }) => {
    const [kind = '', sum = ''] =
      locked[relative(root, folder).split(sep).join('/')]?.integrity?.split('-') ?? []
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [{ expression: licence }],
      hashes: sum === '' ? [] : [{ alg: kind.toUpperCase().replace('SHA', 'SHA-'), content: hex(sum) }],
    }
  })
  const metadata = { component: { type: 'application', name: 'paco', version: release } }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 2)}\n`
}

/** @param {string} base64 */
const hex = (base64) => Buffer.from(base64, 'base64').toString('hex')
