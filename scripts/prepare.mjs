import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { Failure, report, run } from './run.mjs'
import { buildHash, forget, installedByHand, installHash, readStamp, root, stamp } from './stamps.mjs'

export const serverMain = join(root, 'packages/server/dist/main.mjs')

/**
 * Installs and builds what is missing or out of date; does nothing, and needs no lock, when all is current.
 * @param {{ build: boolean }} wanted
 */
export async function prepare({ build }) {
  const current = () => installed() && (!build || built())
  if (current()) return
  /** @param {number} pid */
  const waiting = (pid) => console.log(`Outra preparação está em andamento (processo ${pid}); aguardando…`)
  await withLock(join(root, '.cache/prepare.lock'), waiting, async (addOwner) => {
    if (!installed() && installedByHand()) stamp('install', installHash())
    if (!installed()) await install(addOwner)
    if (build && !built()) await compile(addOwner)
  })
}

/** @param {(pid: number) => void} started */
async function install(started) {
  console.log('Instalando dependências… (pode levar alguns minutos)')
  // Not the same as no stamp: what a failed installation leaves must not pass for one made by hand.
  stamp('install', 'unfinished')
  // Compiling needs the development dependencies too, also where NODE_ENV says production.
  // And its messages, also where whoever started us asked npm for silence.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=warn']
  let result = await npm(['ci', ...flags], { cwd: root, quiet: true, started })
  if (!result.ok && /EUSAGE|from lock file|Invalid: lock file/.test(result.output)) {
    console.log('O package-lock.json não foi aceito por "npm ci"; tentando com "npm install"…')
    result = await npm(['install', '--no-save', ...flags], { cwd: root, quiet: true, started })
  }
  if (!result.ok) {
    console.error(result.output)
    throw new Failure(
      'A instalação das dependências falhou. Verifique o acesso à internet (ou o proxy) e tente de novo.',
    )
  }
  stamp('install', installHash())
}

/** @param {(pid: number) => void} started */
async function compile(started) {
  console.log('Compilando…')
  forget('build')
  // Taken before: a file changed meanwhile must lead to another build.
  const hash = buildHash()
  const env = { ...process.env, NODE_ENV: 'production' }
  const result = await run(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    env,
    quiet: true,
    started,
  })
  if (!result.ok) {
    console.error(result.output)
    throw new Failure('A compilação falhou.')
  }
  stamp('build', hash)
}

function installed() {
  return readStamp('install') === installHash()
}

function built() {
  const outputs = [serverMain, join(root, 'packages/web/dist/index.html')]
  return outputs.every((file) => existsSync(file)) && readStamp('build') === buildHash()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare({ build: true }).catch(report)
