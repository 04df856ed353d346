import type { Plugin, Rolldown } from 'vite'
import { SCREENS } from './first-page-screens.ts'
import { TITLES } from './first-page-titles.ts'
import { KNOWN_PAGES } from './known-pages.ts'

interface FirstPage {
  /** What stands between the page and its first figures. */
  needs: readonly string[]
  /** What it shows after them. */
  later?: readonly string[]
}

const ROUTES = 'app/routes.tsx'
const DATA = 'app/layout/data-layout.tsx'
const WORK = 'app/layout/work-layout.tsx'

/** On pages as short as these, what stands last is near from the beginning. */
const SHORT = /^(viewpca|(add|edit)convenios?\w+)@id$/
const DOCUMENTOS = 'documentos/documentos-de.tsx'

/** The pages people open, by their paths → the parts of the program that each loads. */
const PAGES: Readonly<Record<string, FirstPage>> = {
  index: { needs: [DATA, 'app/screens/painel/home-screen.tsx'], later: ['ui/charts/bar-chart.tsx'] },
  gantt2: { needs: [DATA, 'app/screens/painel/valor-screen.tsx'], later: ['ui/charts/bar-chart.tsx'] },
  folhapagamento: { needs: [DATA, 'app/screens/painel/folha-pagamento-screen.tsx'] },
  login: { needs: ['app/screens/usuarios/login-route.tsx'] },
  register: { needs: ['usuarios/register-screen.tsx'] },
  convite: { needs: ['app/screens/usuarios/convite-route.tsx'] },
  'esqueci-senha': { needs: ['usuarios/esqueci-senha-screen.tsx'] },
  senha: { needs: ['app/screens/usuarios/senha-route.tsx'] },
  entrar: { needs: ['app/screens/identidades/entrar-route.tsx'] },
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([path, screen]) => [
      path,
      { needs: [DATA, WORK, screen], ...(SHORT.test(path) && { later: [DOCUMENTOS] }) },
    ]),
  ),
  calendario: {
    needs: [DATA, WORK, 'app/screens/calendario/calendario-screen.tsx'],
    later: ['calendario/fiscal-card.tsx'],
  },
  mapa: { needs: [DATA, WORK, 'app/screens/mapa/mapa-screen.tsx'], later: ['ui/map/point-map.tsx'] },
}

/** These files, all that they import, and their styles. */
export function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const next of chunk.imports) add(next)
  }
  for (const name of names) add(name)
  return [...files]
}

/** A module of ours, by its path below src: its whole path here, and the file that it ended up in. */
export function homeOf(bundle: Rolldown.OutputBundle, module: string): { id: string; file: string } {
  for (const output of Object.values(bundle)) {
    const ids = output.type === 'chunk' ? output.moduleIds : []
    const id = ids.find((one) => one.replaceAll('\\', '/').endsWith(`/packages/web/src/${module}`))
    if (id !== undefined) return { id, file: output.fileName }
  }
  throw new Error(`The build was told of ${module}, which is not there`)
}

const filesOf = (bundle: Rolldown.OutputBundle, module: string): string[] =>
  withImports(bundle, [homeOf(bundle, module).file])

const isStyle = (file: string) => file.endsWith('.css')
const link = (file: string) => `    <link rel="preload" as="style" crossorigin href="/${file}">\n`

/** What the bundler wrote that fetches program: scripts to run, and files that they will need. */
const PROGRAM =
  /\s*<(script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)">(?:<\/script>)?/g

/** The page without it, and what it named: see public/begin.js. */
function takeProgram(page: string) {
  const run: string[] = []
  const load: string[] = []
  const html = page.replace(PROGRAM, (_tag, kind: string, file: string) => {
    ;(kind.startsWith('script') ? run : load).push(file)
    return ''
  })
  return { html, run, load }
}

/**
 * Writes, beside index.html, one page for each of them, which the server sends for its path. It tells of all
 * the code that it will need; otherwise that is found out in waves, each after the one before was read.
 * Which addresses there are at all stands beside them.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('first-pages.ts found no index.html')
      const forgotten = KNOWN_PAGES.filter((name) => !(name in PAGES))
      if (forgotten.length > 0)
        throw new Error(`first-pages.ts does not say what these need: ${forgotten.join(', ')}`)
      // First what it looks like, then what it does.
      const { html, run, load } = takeProgram(String(index.source))
      /** The page that names these parts of the program, under this title. */
      const pageOf = (modules: readonly string[], title = '') => {
        const files = new Set([ROUTES, ...modules].flatMap((module) => filesOf(bundle, module)))
        const styles = [...files].filter((file) => isStyle(file) && !html.includes(file)).map(link)
        const scripts = [...files].filter((file) => !isStyle(file)).map((file) => `/${file}`)
        const program = JSON.stringify({
          run,
          load: [...new Set([...load, ...scripts])].filter((file) => !run.includes(file)),
        })
        return html
          .replace('  </head>', `${styles.join('')}  </head>`)
          .replace(
            '  </body>',
            `    <script type="application/json" id="programa">${program}</script>\n    <script src="/begin.js"></script>\n  </body>`,
          )
          .replace('<!--title-->', title && `<h1 class="outline-title">${title}</h1>`)
      }
      index.source = pageOf([])
      for (const [name, { needs, later = [] }] of Object.entries(PAGES)) {
        const source = pageOf([...needs, ...later], TITLES[name])
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source })
      }
      this.emitFile({ type: 'asset', fileName: 'pages/known.json', source: JSON.stringify(KNOWN_PAGES) })
    },
  }
}
