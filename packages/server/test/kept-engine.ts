import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What there is in Node too, although only the browser's types name it; and what this process keeps. */
const here = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> }
  keptEngine?: object
}

/**
 * V8 shares a program's compiled code between all threads that run it, for as long as somebody holds it. Nearly every file
 * opens a database of its own: without this each would compile the engine anew.
 */
if (!here.keptEngine) {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  here.keptEngine = await here.WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
