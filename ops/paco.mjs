import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireRecentNode } from './node-version.mjs'

requireRecentNode()

const here = fileURLToPath(new URL('.', import.meta.url))
const AJUDA = `Uso: ./paco <comando>

  start             inicia o sistema (--demo: com a cidade de demonstração)
  doctor            confere a máquina e a configuração, e diz o que corrigir
  backup            faz uma cópia de segurança (--help diz as opções)
  restore           recupera uma cópia de segurança
  mudar             leva a cidade do banco embutido para um servidor PostgreSQL, sem parar
  mover-arquivos    leva os arquivos para onde a configuração manda
  resgate           devolve o acesso a um administrador, pelo e-mail
  rotate-secret     troca o segredo das sessões
  version           diz a versão

As configurações vêm do ambiente e do arquivo paco.env desta pasta, quando existe.`

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

/** What the environment already says counts more than the file. Whether the settings could be read. */
function readSettings() {
  const file = process.env.PACO_ENV ?? join(here, 'paco.env')
  if (process.env.PACO_ENV === undefined && !existsSync(file)) return true
  try {
    process.loadEnvFile(file)
    return true
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'ele não existe' : `${error.code ?? error.message}`
    console.error(
      `Não foi possível ler o arquivo de configurações ${file}: ${why}. Corrija-o, ou PACO_ENV, ou a permissão de leitura.`,
    )
    return false
  }
}

if (command === 'version') console.log(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version)
else if (!COMMANDS.includes(command)) {
  console.log(AJUDA)
  process.exitCode = ['ajuda', '--help', '-h'].includes(command) ? 0 : 1
} else if (!readSettings()) process.exitCode = 1
else {
  // The same data folder wherever it is started from.
  process.chdir(here)
  process.env.NODE_ENV ||= 'production'
  const main = join(here, 'packages/server/dist/main.mjs')
  process.argv = [process.execPath, main, ...(command === 'start' ? [] : [command]), ...args]
  await import(pathToFileURL(main).href)
}
