import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

// Compiles the screens and the server. Run by prepare.mjs in a process of its own: after the installation,
// which brings Vite, and with nothing of Vite left in the memory of the server.

// Before Vite looks at it: otherwise React's development build would ship.
process.env.NODE_ENV = 'production'

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages')

for (const name of ['web', 'server']) {
  const root = join(packages, name)
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
}
await compressAll(join(packages, 'web/dist'))

/**
 * Compresses once, as hard as it goes, so that the server sends ready files. Fonts and pictures already are.
 * @param {string} folder
 */
async function compressAll(folder) {
  const worthwhile = new Set(['.js', '.css', '.html', '.svg', '.json'])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    worthwhile.has(extname(name)),
  )
  await Promise.all(files.map((name) => compress(join(folder, name))))
}

/** @param {string} file */
async function compress(file) {
  if ((await stat(file)).size <= 1024) return
  const content = await readFile(file)
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  await Promise.all([
    promisify(brotliCompress)(content, options).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
