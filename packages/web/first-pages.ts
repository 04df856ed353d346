import type { Plugin, Rolldown } from 'vite'

interface FirstPage {
  /** What stands between the page and its first figures. */
  needs: readonly string[]
  /** What it shows after them. */
  later?: readonly string[]
}

const DATA = 'app/layout/data-layout.tsx'

/** The pages people open first, by their paths → the parts of the program that each loads. */
const PAGES: Readonly<Record<string, FirstPage>> = {
  index: { needs: [DATA, 'app/screens/home-screen.tsx'], later: ['ui/charts/bar-chart.tsx'] },
  gantt2: { needs: [DATA, 'app/screens/valor-screen.tsx'], later: ['ui/charts/bar-chart.tsx'] },
  folhapagamento: { needs: [DATA, 'app/screens/folha-pagamento-screen.tsx'] },
  graficobarra: { needs: [DATA, 'app/layout/work-layout.tsx', 'app/screens/grafico-barra-screen.tsx'] },
  login: { needs: ['app/screens/login-route.tsx'] },
}

/** The file a module ended up in, all that file imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const next of chunk.imports) add(next)
  }
  const isHere = (id: string) => id.replaceAll('\\', '/').endsWith(`/packages/web/src/${module}`)
  const home = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some(isHere),
  )
  if (!home) throw new Error(`first-pages.ts names ${module}, which is not there`)
  add(home.fileName)
  return [...files]
}

const link = (file: string, attributes: string) => {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `    <link ${kind}${attributes} crossorigin href="/${file}">\n`
}

/**
 * Writes, beside index.html, one page for each of them, which the server sends for its path. It tells the browser at
 * once of all the code that it will need; otherwise that is found out in waves, each after the one before was read.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('first-pages.ts found no index.html')
      const html = String(index.source)
      for (const [name, { needs, later = [] }] of Object.entries(PAGES)) {
        const told = new Set<string>()
        const links = (modules: readonly string[], attributes: string) =>
          modules
            .flatMap((module) => filesOf(bundle, module))
            .filter((file) => !html.includes(file) && !told.has(file) && told.add(file))
            .map((file) => link(file, attributes))
        const hints = [...links(needs, ''), ...links(later, ' fetchpriority="low"')].join('')
        const source = html.replace('  </head>', `${hints}  </head>`)
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source })
      }
    },
  }
}
