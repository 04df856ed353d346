import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { filesOf } from './first-pages.ts'

const SOURCE = join(import.meta.dirname, 'src/diario/sw.ts')

/** What the diary's page needs where there is no network: its own program, and what drops down in its forms. */
const MODULES = [
  'app/main.tsx',
  'app/routes.tsx',
  'app/layout/data-layout.tsx',
  'app/layout/work-layout.tsx',
  'app/screens/diario/diario-screen.tsx',
  'diario/nova-foto.tsx',
  'diario/nova-ocorrencia.tsx',
  'ui/field/rich-select.tsx',
]

/** The fonts that the styles name; of the alphabets, the one that Portuguese is written in. */
const isFont = (file: string) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext')

/** Writes the service worker of the diary's page, which knows the files of this build and is another one with the next. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const own = new Set(MODULES.flatMap((module) => filesOf(bundle, module)))
      const files = [...own, ...Object.keys(bundle).filter(isFont)].map((file) => `/${file}`)
      const named = ['/begin.js', '/theme.js', '/favicon.svg', ...files.sort()]
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      const page = bundle['pages/diario@id.html']
      const seed = code + named.join() + (page?.type === 'asset' ? String(page.source) : '')
      const version = createHash('sha256').update(seed).digest('hex').slice(0, 12)
      const source = code
        .replaceAll('__FILES__', JSON.stringify(named))
        .replaceAll('__VERSION__', JSON.stringify(version))
      this.emitFile({ type: 'asset', fileName: 'diario/sw.js', source })
    },
  }
}
