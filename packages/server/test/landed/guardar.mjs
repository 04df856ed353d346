import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * How the backups beside this file were made: `node packages/server/test/landed/guardar.mjs <commit>…`. The program of
 * each commit is built from its own sources, fills its own demonstration city and makes its own backup of it, named by
 * its last migration. Libraries are those that are installed now, by hard links: only what we wrote is older. Each is made once,
 * on a POSIX machine, when its version is released (CONTRIBUTING.md).
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../../../..')
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** @param {string} main @param {NodeJS.ProcessEnv} env */
async function fillDemo(main, env) {
  const server = spawn(process.execPath, [main, '--demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'close')
  let said = ''
  server.stdout.setEncoding('utf8').on('data', (chunk) => {
    said += chunk
    if (said.includes('no ar em')) server.kill('SIGTERM')
  })
  // Some early ones end by themselves, since they want their own screens: the city is filled by then.
  await ended
}

/** @param {string} commit */
async function keep(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'paco-landed-'))
  const sources = join(folder, 'sources')
  git('worktree', 'add', '--detach', sources, commit)
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(sources, 'node_modules')])
    const server = join(sources, 'packages/server')
    execFileSync(
      process.execPath,
      [join(sources, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      {
        cwd: server,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: 'inherit',
      },
    )
    // Nobody looks at them; older programs start only where there are some.
    execFileSync('cp', ['-al', join(root, 'packages/web/dist'), join(sources, 'packages/web/dist')])
    const main = join(server, 'dist/main.mjs')
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
    }
    await fillDemo(main, env)
    const migrations = readdirSync(join(server, 'src/db/migrations')).sort()
    const name = migrations.at(-1)?.replace('.sql', '') ?? ''
    const file = join(here, 'copias', `${name}.gz`)
    if (existsSync(file)) rmSync(file)
    const told = execFileSync(process.execPath, [main, 'backup', file], {
      cwd: sources,
      env,
      encoding: 'utf8',
    })
    if (!/projetos: \d{3}/.test(told)) throw new Error(`${name} has no city in it:\n${told}`)
    writeFileSync(join(here, 'copias', `${name}.txt`), `${git('log', '-1', '--format=%cI %s', commit)}\n`)
  } finally {
    git('worktree', 'remove', '--force', sources)
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const commit of process.argv.slice(2)) await keep(commit)
