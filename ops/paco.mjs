import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireRecentNode } from './node-version.mjs'

requireRecentNode()

const { readSettings } = await import('./configuracoes.mjs')
const here = fileURLToPath(new URL('.', import.meta.url))
const AJUDA = `Uso: ./paco <comando>

  start             inicia o sistema (--demo: com a cidade de demonstração)
  doctor            confere a máquina e a configuração, e diz o que corrigir
  backup <arquivo>  faz uma cópia de segurança (--sem-arquivos: sem os arquivos enviados)
  restore <arquivo> recupera uma cópia (--simular: só diz o que ela tem; --sem-arquivos)
  mudar             leva a cidade do banco embutido para um servidor PostgreSQL, sem parar
  mover-arquivos    leva os arquivos para onde a configuração manda
  resgate <e-mail>  devolve o acesso a um administrador
  rotate-secret     troca o segredo das sessões
  version           diz a versão

As configurações vêm do ambiente, das do serviço (paco.service) quando é este o programa que ele inicia, e do arquivo
paco.env desta pasta, quando existe; PACO_ENV indica outro. Como root, os comandos agem como o usuário do serviço.`

/** Hands everything to another Node: signals to it, its end to us. @param {string[]} args */
async function becomeChild(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}

const [command = 'ajuda', ...args] = process.argv.slice(2)
const COMMANDS = [
  'start',
  'doctor',
  'backup',
  'restore',
  'mudar',
  'mover-arquivos',
  'resgate',
  'rotate-secret',
]

if (['version', '--version', '-v'].includes(command))
  console.log(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version)
else if (!COMMANDS.includes(command)) {
  const isAsked = ['ajuda', '--help', '-h'].includes(command)
  if (!isAsked) console.error(`Comando desconhecido: ${command}\n`)
  console.log(AJUDA)
  process.exitCode = isAsked ? 0 : 1
} else {
  const { NODE_EXTRA_CA_CERTS: known } = process.env
  try {
    process.env.PACO_LIDAS = readSettings(here).join(', ')
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  // The same data folder wherever it is started from; files that are named are the caller's.
  process.env.PACO_AQUI = process.cwd()
  process.chdir(here)
  process.env.NODE_ENV ||= 'production'
  const main = join(here, 'packages/server/dist/main.mjs')
  const said = [...(command === 'start' ? [] : [command]), ...args]
  process.argv = [process.execPath, main, ...said]
  // Node reads this one when it starts: what the settings' file says of it counts in a process of its own.
  if (process.env.NODE_EXTRA_CA_CERTS === known) await import(pathToFileURL(main).href)
  else await becomeChild([main, ...said])
}
