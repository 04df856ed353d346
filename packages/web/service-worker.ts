import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { homeOf, withImports } from './first-pages.ts'

const SOURCE = join(import.meta.dirname, 'src/diario/sw.ts')

/** Where the diary's page begins: the application around it, and its own screen. */
const ROOTS = [
  'app/main.tsx',
  'app/routes.tsx',
  'app/layout/data-layout.tsx',
  'app/layout/work-layout.tsx',
  'app/screens/diario/diario-screen.tsx',
]

/** These lead to every screen: of what they load when it is asked for, the roots name what the diary's page has. */
const isRoutes = (id: string) => /[\\/]web[\\/]src[\\/]app[\\/][\w-]*routes\.tsx$/.test(id)

/** The fonts that the styles name; of the alphabets, the one that Portuguese is written in. */
const isFont = (file: string) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext')

/** The files of every module that the page may ever ask for: what it imports, at once or when somebody reaches for it. */
function reachable(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>()
  const follow = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const next of importedIds) follow(next)
    if (!isRoutes(id)) for (const next of dynamicallyImportedIds) follow(next)
  }
  for (const root of ROOTS) follow(homeOf(bundle, root).id)
  const homes = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => seen.has(id)),
  )
  return withImports(
    bundle,
    homes.map(({ fileName }) => fileName),
  )
}

/** Writes the service worker of the diary's page, which knows the files of this build and is another one with the next. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const files = [...reachable(this, bundle), ...Object.keys(bundle).filter(isFont)].map(
        (file) => `/${file}`,
      )
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
