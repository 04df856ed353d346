import { fileURLToPath } from 'node:url'
import { report, run } from './run.mjs'
import { root } from './stamps.mjs'

/** What is looked at before anything is run, as arguments of Node: no shell, so that every system can. */
export const FORMAT = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']
export const TYPES = ['packages/domain', 'packages/server', 'packages/web', 'tsconfig.json'].map(
  (project) => ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit'],
)

async function main() {
  for (const args of [FORMAT, ...TYPES])
    if (!(await run(process.execPath, args, { cwd: root })).ok) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(report)
