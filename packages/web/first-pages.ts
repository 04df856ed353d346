import type { Plugin, Rolldown } from 'vite'
import { lancamentosBairrosList } from '../domain/src/bairros/lancamento-bairro.ts'
import { contratosList } from '../domain/src/contratos/contrato.ts'
import { listOf } from '../domain/src/convenios/convenio.ts'
import { FAMILIAS } from '../domain/src/convenios/familias.ts'
import { emendasList } from '../domain/src/emendas/emenda.ts'
import { importacoesList } from '../domain/src/importacoes/importacao.ts'
import { boletinsList } from '../domain/src/medicoes/boletim.ts'
import { orcamentoList } from '../domain/src/orcamento/lancamento.ts'
import { execucaoList } from '../domain/src/painel/execucao.ts'
import { pcaList } from '../domain/src/pca/pca.ts'
import { fichaList, processosList, relacaoList } from '../domain/src/projetos/projeto.ts'
import { remessasList } from '../domain/src/remessas/remessa.ts'
import { contratosPublicosList } from '../domain/src/transparencia/contrato.ts'
import { conveniosPublicosList } from '../domain/src/transparencia/convenio.ts'
import { emendasPublicasList } from '../domain/src/transparencia/emenda.ts'
import { fiscaisList } from '../domain/src/transparencia/fiscal.ts'
import { obrasPublicasList } from '../domain/src/transparencia/obra.ts'
import { pcaPublicoList } from '../domain/src/transparencia/pca.ts'
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

/** The screens of work, by their paths. `@id` stands for the number of a record. */
const SCREENS: Readonly<Record<string, string>> = {
  inicio: 'app/screens/inicio/inicio-screen.tsx',
  graficobarra: 'app/screens/painel/grafico-barra-screen.tsx',
  execucao: 'app/screens/painel/execucao-screen.tsx',
  gantt4: 'app/screens/projetos/portfolio-screen.tsx',
  projetocompleto: 'app/screens/projetos/processos-screen.tsx',
  employee: 'app/screens/projetos/relacao-screen.tsx',
  create: 'app/screens/projetos/projeto-create-screen.tsx',
  createprojetocompleto: 'app/screens/projetos/projeto-create-screen.tsx',
  'editemployee@id': 'app/screens/projetos/projeto-edit-screen.tsx',
  'editprojetocompleto@id': 'app/screens/projetos/projeto-edit-screen.tsx',
  'viewprojetocompleto@id': 'app/screens/projetos/view-projeto-screen.tsx',
  'detalhesexecucao@id': 'app/screens/servicos/detalhes-execucao-screen.tsx',
  'estatisticasprojeto@id': 'app/screens/projetos/estatisticas-screen.tsx',
  'gantt3@id': 'app/screens/projetos/gantt3-screen.tsx',
  'gantt4@id': 'app/screens/projetos/gantt4-screen.tsx',
  fichaprojeto: 'app/screens/projetos/ficha-projeto-screen.tsx',
  legado: 'app/screens/projetos/legado-screen.tsx',
  'documentos@id': 'app/screens/documentos/documentos-projeto-screen.tsx',
  orcamento: 'app/screens/orcamento/orcamento-screen.tsx',
  addorcamento: 'app/screens/orcamento/orcamento-novo-screen.tsx',
  emendas: 'app/screens/emendas/emendas-screen.tsx',
  'emendas@id': 'app/screens/emendas/emenda-screen.tsx',
  bairros: 'bairros/bairros-page.tsx',
  projetosbairros: 'app/screens/bairros/bairros-screen.tsx',
  addprojetobairro: 'app/screens/bairros/bairro-novo-screen.tsx',
  'aditivos@id': 'app/screens/aditivos/aditivo-screen.tsx',
  contratos: 'app/screens/contratos/contratos-screen.tsx',
  'contratos@id': 'app/screens/contratos/contrato-screen.tsx',
  medicoes: 'app/screens/medicoes/medicoes-screen.tsx',
  'medicoes@id': 'app/screens/medicoes/medicao-screen.tsx',
  'diario@id': 'app/screens/diario/diario-screen.tsx',
  'editcontrato@id': 'app/screens/contratos/contrato-edit-screen.tsx',
  importacoes: 'app/screens/importacoes/importacoes-screen.tsx',
  importar: 'app/screens/importacoes/importar-screen.tsx',
  'importacoes@id': 'app/screens/importacoes/importacao-screen.tsx',
  lote: 'app/screens/importacoes/lote-screen.tsx',
  'etapas/semana': 'app/screens/importacoes/semana-screen.tsx',
  verificar: 'app/screens/documentos/verificar-screen.tsx',
  ajuda: 'app/screens/ajuda/ajuda-screen.tsx',
  dados: 'dados/dados-page.tsx',
  'transparencia/obras@id': 'app/screens/obras/obra-screen.tsx',
  'transparencia/perto': 'app/screens/obras/perto-screen.tsx',
  transparencia: 'transparencia/portal-page.tsx',
  'transparencia/obras': 'transparencia/obras-page.tsx',
  'transparencia/contratos': 'transparencia/contratos-page.tsx',
  'transparencia/fiscais': 'transparencia/fiscais-page.tsx',
  'transparencia/pca': 'transparencia/pca-page.tsx',
  'transparencia/pca@id': 'app/screens/transparencia/pca-ano-screen.tsx',
  'transparencia/convenios': 'transparencia/convenios-page.tsx',
  'transparencia/emendas': 'transparencia/emendas-page.tsx',
  'transparencia/dotacoes': 'transparencia/dotacoes-page.tsx',
  privacidade: 'transparencia/privacidade-page.tsx',
  acessibilidade: 'app/screens/transparencia/acessibilidade-screen.tsx',
  'mapa-do-site': 'app/screens/transparencia/mapa-do-site-screen.tsx',
  armazenamento: 'arquivos/armazenamento-page.tsx',
  'primeiros-passos': 'guia/guia-page.tsx',
  configuracoes: 'cidade/configuracoes-page.tsx',
  pacotes: 'pacotes/pacotes-page.tsx',
  sistema: 'sistema/sistema-page.tsx',
  conformidade: 'app/screens/conformidade/conformidade-screen.tsx',
  'relatorios/obras-tce': 'app/screens/remessas/remessas-screen.tsx',
  listapca: 'app/screens/pca/pca-screen.tsx',
  addpca: 'app/screens/pca/pca-novo-screen.tsx',
  'editpca@id': 'app/screens/pca/pca-edit-screen.tsx',
  'viewpca@id': 'app/screens/pca/pca-view-screen.tsx',
  'pca/plano@id': 'app/screens/pca/plano-screen.tsx',
  'pca/demandas/nova': 'app/screens/pca/demanda-nova-screen.tsx',
  'pca/demandas@id': 'app/screens/pca/demanda-screen.tsx',
  'pca@id': 'app/screens/transparencia/pca-ano-screen.tsx',
  secretaria: 'secretarias/cadastro-screen.tsx',
  'editsecretaria@id': 'app/screens/secretarias/edit-secretaria-screen.tsx',
  fichasecretario: 'app/screens/secretarias/ficha-secretario-screen.tsx',
  perfil: 'app/screens/secretarias/perfil-screen.tsx',
  ...Object.fromEntries(
    ['dade', 'estadual', 'federal', 'finisa', 'sempapel'].flatMap((familia) => [
      [`convenios${familia}`, 'app/screens/convenios/convenios-list-screen.tsx'],
      [`addconvenios${familia}`, 'app/screens/convenios/convenio-novo-screen.tsx'],
      [`addconvenios${familia}@id`, 'app/screens/convenios/convenio-edit-screen.tsx'],
      [`editconvenio${familia}@id`, 'app/screens/convenios/convenio-edit-screen.tsx'],
      [`editconvenios${familia}@id`, 'app/screens/convenios/convenio-edit-screen.tsx'],
    ]),
  ),
}

/** What stands at the top of a page whatever it shows: painted with the outline, before any of its program is here. */
const TITLES: Readonly<Record<string, string>> = {
  projetocompleto: processosList.title,
  employee: relacaoList.title,
  fichaprojeto: fichaList.title,
  orcamento: orcamentoList.title,
  emendas: emendasList.title,
  projetosbairros: lancamentosBairrosList.title,
  contratos: contratosList.title,
  medicoes: boletinsList.title,
  listapca: pcaList.title,
  ...Object.fromEntries(FAMILIAS.map((familia) => [`convenios${familia.key}`, listOf(familia).title])),
  inicio: 'Início',
  graficobarra: 'Painel de Processos',
  execucao: execucaoList.title,
  gantt4: 'Linha do tempo',
  mapa: 'Mapa de projetos',
  importacoes: importacoesList.title,
  importar: 'Importar planilha',
  'etapas/semana': 'Etapas desta semana',
  verificar: 'Verificar documento',
  ajuda: 'Ajuda',
  dados: 'Dados abertos',
  'transparencia/perto': 'Obras perto de você',
  'primeiros-passos': 'Primeiros passos',
  sistema: 'Sistema',
  conformidade: 'Conformidade',
  'relatorios/obras-tce': remessasList.title,
  transparencia: 'Transparência',
  'transparencia/obras': obrasPublicasList.title,
  'transparencia/contratos': contratosPublicosList.title,
  'transparencia/fiscais': fiscaisList.title,
  'transparencia/pca': pcaPublicoList.title,
  'transparencia/convenios': conveniosPublicosList.title,
  'transparencia/emendas': emendasPublicasList.title,
  'transparencia/dotacoes': 'Dotações orçamentárias',
  privacidade: 'Privacidade',
  acessibilidade: 'Acessibilidade',
  'mapa-do-site': 'Mapa do site',
}

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
  mapa: { needs: [DATA, WORK, 'app/screens/mapa/mapa-screen.tsx'], later: ['ui/map/point-map.tsx'] },
}

/** The file a module ended up in, all that file imports, and their styles. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
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

const link = (file: string) => {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload" fetchpriority="low"'
  return `    <link ${kind} crossorigin href="/${file}">\n`
}

/**
 * Writes, beside index.html, one page for each of them, which the server sends for its path. It tells the browser at
 * once of all the code that it will need; otherwise that is found out in waves, each after the one before was read.
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
      // First what it looks like, then what it does.
      const html = String(index.source).replace(
        /<(script type="module"|link rel="modulepreload")/g,
        '<$1 fetchpriority="low"',
      )
      /** The page that names these parts of the program, under this title. */
      const pageOf = (modules: readonly string[], title = '') => {
        const files = new Set([ROUTES, ...modules].flatMap((module) => filesOf(bundle, module)))
        const hints = [...files].filter((file) => !html.includes(file)).map(link)
        return html
          .replace('  </head>', `${hints.join('')}  </head>`)
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
