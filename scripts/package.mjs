import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licencas, sbom } from './inventory.mjs'
import { npm } from './npm.mjs'
import { prepare } from './prepare.mjs'
import { Failure, report, run } from './run.mjs'
import { root } from './stamps.mjs'

/** What a running system has no use for. */
const NOT_RUN = /\.(map|d\.[cm]?ts|tsbuildinfo)$|[\\/](test|tests|__tests__|\.github)$/
/** What whoever runs it has to read: there may be no other place to read it. */
const TOLD = ['LICENSE', 'NOTAS.md', 'README.md', 'README.pt-BR.md', 'SECURITY.md', 'CHANGELOG.md', 'docs']
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** Parts of it are compiled for one kind of machine (pictures, passwords, papers): its name says for which. */
export const releaseName = `paco-${version}-${process.platform}-${process.arch}`

/**
 * What npm says of what is installed.
 * @param {string[]} args
 */
async function asked(args) {
  const { ok, output } = await npm([...args, '--omit=dev', '--loglevel=silent'], { cwd: root, quiet: true })
  if (!ok) throw new Failure(`"npm ${args.join(' ')}" falhou:\n${output}`)
  return output
}

/**
 * The folders of everything that runs in the server, as npm put them beside or inside one another.
 * @param {string[]} workspace
 */
async function folders(workspace = []) {
  const listed = await asked(['ls', '--all', '--parseable', ...workspace])
  return listed.split(/\r?\n/).filter((folder) => folder.includes('node_modules') && existsSync(folder))
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  // A package inside of another is copied by its own name, if it is needed at all.
  const filter = (/** @type {string} */ file) =>
    !NOT_RUN.test(file) && !relative(from, file).includes('node_modules')
  cpSync(from, to, { recursive: true, dereference: true, filter })
}

/** @param {string} stage */
async function fill(stage) {
  for (const part of ['packages/server/dist', 'packages/web/dist']) copy(join(root, part), join(stage, part))
  const runs = await folders(['--workspace', 'packages/server'])
  for (const folder of runs) if (!folder.includes('@paco')) copy(folder, join(stage, relative(root, folder)))
  const ofSources = /Dockerfile$|compose\.yaml$|ensaio$/
  cpSync(join(root, 'ops'), stage, { recursive: true, filter: (file) => !ofSources.test(file) })
  cpSync(join(root, 'scripts/node-version.mjs'), join(stage, 'node-version.mjs'))
  for (const name of TOLD) cpSync(join(root, name), join(stage, name), { recursive: true })
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify({ name: 'paco', version, private: true, type: 'module' }, null, 2)}\n`,
  )
  // The screens hold what they are made of: it is listed and licensed with the rest.
  const inside = await folders()
  writeFileSync(join(stage, 'sbom.cdx.json'), sbom(inside, version))
  writeFileSync(join(stage, 'LICENCAS.txt'), licencas(inside))
}

/**
 * Makes the archive and what it can be checked by; answers the archive's path.
 * @param {string} folder
 */
export async function makeRelease(folder) {
  await prepare({ build: true })
  const stage = join(folder, releaseName)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  await fill(stage)
  const archive = `${releaseName}.tar.gz`
  const { ok, output } = await run('tar', ['-czf', archive, releaseName], { cwd: folder, quiet: true })
  if (!ok) throw new Failure(`"tar" falhou:\n${output}`)
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex')
  writeFileSync(join(folder, `${archive}.sha256`), `${sum}  ${archive}\n`)
  cpSync(join(stage, 'sbom.cdx.json'), join(folder, `${releaseName}.cdx.json`))
  rmSync(stage, { recursive: true })
  return join(folder, archive)
}

async function main() {
  const folder = join(root, 'release')
  const archive = await makeRelease(folder)
  console.log(`Pronto em ${relative(root, folder)}:`)
  for (const name of readdirSync(folder)) console.log(`  ${name}`)
  console.log(`Confira com: sha256sum -c ${relative(folder, archive)}.sha256`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(report)
