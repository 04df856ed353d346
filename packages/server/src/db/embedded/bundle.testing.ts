import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))

/** The embedded database as the server ships it, for child processes: Node 20 cannot run the sources. */
export type Bundle = { spawn(script: string): Child; remove(): void }

/** A child process and the lines it prints. */
export type Child = { process: ChildProcess; lines: AsyncIterator<string>; kill(): Promise<void> }

/** Builds the modules the way the server is built: the worker as a file of its own, beside the rest. */
export async function bundleForChildren(): Promise<Bundle> {
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'embedded-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          embedded: join(here, 'embedded.ts'),
          lock: join(here, 'folder-lock.ts'),
          'pglite-worker': join(here, 'pglite-worker.mjs'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const imports = `
    import { openEmbedded } from '${pathToFileURL(join(outDir, 'embedded.mjs'))}'
    import { lockFolder } from '${pathToFileURL(join(outDir, 'lock.mjs'))}'
  `
  return {
    spawn: (script) => startChild(imports + script),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  }
}

function startChild(script: string): Child {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    process: child,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The child's next line; a child that ended says nothing more. */
export async function nextLine(child: Child): Promise<string> {
  const { value, done } = await child.lines.next()
  if (done) throw new Error('The child process ended without a word')
  return value
}
