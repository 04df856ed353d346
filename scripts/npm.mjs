import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onPath } from './machine.mjs'
import { Failure, run } from './run.mjs'

/**
 * Runs npm: the one that started us, else the one that came with this Node, else the one on the PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} options
 */
export function npm(args, options) {
  const bin = dirname(process.execPath)
  const found = onPath(['npm'])
  const scripts = [
    // Another package manager that started us puts its own path here.
    process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined,
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    found && realpathSync(found),
  ]
  const script = scripts.find((file) => file?.endsWith('.js') && existsSync(file))
  if (script) return run(process.execPath, [script, ...args], options)
  if (found) return run(found, args, options)
  throw new Failure('O npm não foi encontrado. Ele vem com o Node.js: https://nodejs.org')
}
