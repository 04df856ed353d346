import { readFrom } from './called.ts'
import { say } from './http/logging.ts'
import { OperatorError } from './operator-error.ts'
import { serve } from './serve.ts'
import { readVersao } from './sistema/versao.ts'

const reachArquivos = async () => (await import('./arquivos/copia.ts')).carryArquivos

const copyBefore = async () => (await import('./sistema/copias/antes.ts')).copyBefore

/** Each loaded when it is asked for: who serves needs none of them. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  backup: async (args) =>
    (await import('./backup/commands.ts')).runBackup(args, await reachArquivos(), await copyBefore()),
  restore: async (args) => (await import('./backup/commands.ts')).runRestore(args, await reachArquivos()),
  'mover-arquivos': async () => (await import('./arquivos/commands.ts')).runMoverArquivos(await copyBefore()),
  mudar: async (args) => (await import('./move-city.ts')).runMudar(args, await copyBefore()),
  doctor: async () => (await import('./sistema/doctor/doctor.ts')).runDoctor(),
  resgate: async (args) => (await import('./usuarios/commands.ts')).runResgate(args, await copyBefore()),
  'rotate-secret': async () => (await import('./usuarios/commands.ts')).runRotateSecret(await copyBefore()),
}

/** What the operator can mend is said without a stack. */
function sayWhy(error: unknown): void {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof OperatorError) say('fatal', message)
  else say('fatal', process.stderr.isTTY ? stack : message, { stack })
}

const ASKS_VERSION = new Set(['version', '--version', '-v'])

const unknown = (command: string) =>
  new OperatorError(`Comando desconhecido: ${command}. Os comandos são: ${Object.keys(COMMANDS).join(', ')}.`)

/** Listens, or backs up or restores when asked to: a command speaks plainly, wherever its words go. */
async function main([command = '', ...rest]: string[]): Promise<void> {
  if (ASKS_VERSION.has(command)) return console.log(readVersao())
  const run = COMMANDS[command]
  const from = readFrom()
  if (from && run) console.error(from)
  else if (from) say('info', from)
  if (!run && command !== '' && !command.startsWith('-')) return end(unknown(command))
  if (!run) return serve([command, ...rest].filter(Boolean)).catch(end)
  await run(rest).catch((error) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  })
}

/** A connection that hangs must not keep a process that has nothing left to do. */
function end(error: unknown): void {
  sayWhy(error)
  process.exit(1)
}

await main(process.argv.slice(2))
