import { runBackup, runRestore, runRotateSecret } from './backup/commands.ts'
import { OperatorError } from './operator-error.ts'
import { serve } from './serve.ts'

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  backup: runBackup,
  restore: runRestore,
  'rotate-secret': runRotateSecret,
}

/** Listens, or backs up or restores when asked to. What the operator can mend is said without a stack. */
async function main([command = '', ...rest]: string[]): Promise<void> {
  try {
    const run = COMMANDS[command]
    await (run ? run(rest) : serve([command, ...rest].filter(Boolean)))
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  }
}

await main(process.argv.slice(2))
