const slashes = (path: string) => path.replaceAll('/', '[\\\\/]')

/** The modules of these names below the src of a package; of ours, if none is named. */
const modules = (names: readonly string[], of = 'web') =>
  new RegExp(slashes(`/${of}/src/(${names.join('|')})\\.tsx?$`))

/** All modules of these packages of others. */
const packages = (...names: string[]) => new RegExp(slashes(`/node_modules/(${names.join('|')})/`))

/** These icons, each a module of its own. */
const icons = (...names: string[]) =>
  new RegExp(slashes(`/node_modules/lucide-react/.*/(${names.join('|')})\\.\\w+$`))

const either = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/** Any module of a folder but those that are fetched when somebody reaches for them. */
const LIGHT = '(?!rich-)[\\w-]+'

/**
 * What travels together, each group with all it imports that is not in a group above it. Left to itself, the bundler
 * makes a file of every set of modules that the same screens share: hundreds of a few bytes, of which a first visit
 * fetches fifty, six at a time.
 */
export const CHUNKS = [
  // The application and the page about its calls share these, and must not share more: the latter runs no screens.
  {
    name: 'base',
    test: either(
      packages('react', 'react-dom', 'scheduler'),
      /rolldown[\\/]runtime/,
      modules(['cidade/page', 'ui/stacks']),
      modules(['cidade/(brasao|padrao)', 'shared/(fold|fusos)'], 'domain'),
      /[\\/]src[\\/]ui[\\/]theme[\\/][\w.-]+\.css$/,
    ),
  },
  {
    name: 'start',
    test: either(
      modules(['app/main', 'cidade/cidade', 'ui/(first-words|notice|toast-host)']),
      modules(
        [
          'cidade/atual',
          'http/(access|headers)',
          'shared/(days|errors|fold|formats|money|once|own-path|roles)',
        ],
        'domain',
      ),
      // Of the doors and of forms: neither needs to bring the other.
      icons('check', 'circle', 'eye', 'eye-off'),
    ),
  },
  { name: 'routes', test: modules(['app/routes']) },
  // What everyone may read, and what in it looks like a person's: with forms alone, and not before something is typed.
  { name: 'publicos', test: modules(['shared/(publicado|publicos)'], 'domain') },
  { name: 'pessoais', test: modules(['shared/(aviso-pessoal|pessoais)'], 'domain') },
  // Of contracts and agreements: neither needs to bring the other.
  { name: 'cnpj', test: modules(['shared/cnpj'], 'domain') },
  // What the open pages are about, of those alone that are no lists.
  { name: 'sobre', test: modules(['shared/sobre'], 'domain') },
  // How calls are described: every screen needs it, none to be found and begun.
  {
    name: 'contracts',
    // And the numbers that are told in words, with none of the rules they belong to: see the manual.
    test: either(
      packages('zod'),
      modules(['http/[\\w-]+', 'shared/[\\w-]+', '[\\w-]+/constantes'], 'domain'),
    ),
  },
  // The manual says who reads which documents, and needs nothing else of them.
  { name: 'acesso', test: modules(['documentos/acesso'], 'domain') },
  {
    name: 'data',
    test: either(
      packages('@tanstack/(react-query|query-core)'),
      modules([
        'app/(layout/data-layout|screens/back-link)',
        '(aditivos|contratos|diario|emendas|obras|projetos)/links',
        'ui/(card|page-header|reachable|when-near|charts/(numbers|tip))',
      ]),
      modules(['ui/states/(empty|error)-state']),
      // What fills in dates is of the forms alone, and the week's stages of their page.
      modules(
        ['etapas/(?!sozinhas|semana|acompanha|mover|esticar|escala)[\\w-]+', 'projetos/paralisada'],
        'domain',
      ),
      // The looks of tables, facts and figures, which any screen may draw.
      /[\\/]src[\\/]ui[\\/]data[\\/][\w.-]+\.css$/,
    ),
  },
  // Of the panels and of what the day begins with: neither needs to bring the other.
  { name: 'valores', test: modules(['painel/(linha-prazo|valores)'], 'domain') },
  { name: 'painel', test: modules(['painel/(painel-frame|chart-slot)']) },
  // The public tiles have icons of their own, and do without those of the screens of work.
  { name: 'tiles', test: modules(['painel/tile-icons']) },
  // So have those of sheets, bulletins and receipts.
  {
    name: 'measure-icons',
    test: icons(
      'badge-check',
      'calendar-plus',
      'clipboard-check',
      'columns-3',
      'git-compare-arrows',
      'list-plus',
      'loader-circle',
      'notebook-(pen|text)',
      'receipt-text',
      'save',
      'sliders-horizontal',
    ),
  },
  // And those of documents.
  {
    name: 'document-icons',
    test: icons('camera', 'circle-(dashed|minus|slash)', 'link-2', 'pen-line', 'rotate-ccw', 'wifi-off'),
  },
  { name: 'charts', test: modules(['ui/charts/(bar-chart|chart-card)']) },
  {
    name: 'usuarios',
    test: either(
      modules(['usuarios/(door-(button|field)|explain|notice|password-rules|use-simple-form)']),
      modules(['usuarios/(?!fator|senha-)[\\w-]+'], 'domain'),
      // The other doors of the login.
      modules(['identidades/(provedores|provedor-links|use-recusa)']),
    ),
  },
  // What the screens of work share: lists, the pages of a project, forms.
  {
    name: 'work',
    test: either(
      packages('lucide-react'),
      modules(['secretarias/[\\w-]+'], 'domain'),
      modules([
        'app/(historico|layout/work-layout|use-return|screens/use-arrived)',
        'secretarias/(choices|queries)',
        'visoes/visoes-menu',
        'documentos/links',
        'app/reads-history',
        'ui/(button|button-link|confirm|failures|filter-bar|highlight|modal|page-tabs|save-file|status-pill|states/problem|use-asked-write)',
        `ui/(field|list-screen|row-window)/${LIGHT}`,
      ]),
    ),
  },
  // What words call their kinds and states, which those that look over all of them say too: without this group a public
  // list of contracts would bring the bulletins and the diary, each for a few labels of the next.
  {
    name: 'dominios',
    test: modules(
      [
        '(contratos|emendas)/dominios',
        'diario/momento',
        'mapa/lugar',
        'obras/(lugar|situacao)',
        'orcamento/fonte',
        'projetos/natureza',
      ],
      'domain',
    ),
  },
  {
    name: 'projetos',
    test: either(
      // Copies and templates come with the form of a new one, the week's stages with their page.
      modules(['projetos/(?!copia|modelos|semana)[\\w-]+'], 'domain'),
      modules([
        'app/screens/projetos/(add-projeto-button|arquivado|use-projeto-screen)',
        'projetos/(lista/(contagens|list-parts)|painel/painel-problem|permissao|queries|status-tone)',
      ]),
    ),
  },
  // A word's contracts are made when its file is run: a screen brings those of the words it speaks of, no others.
  // In the order in which words lean on each other: what an earlier one says stays with it.
  {
    name: 'domain-orcamento',
    test: modules(['orcamento/(contract|lancamento|messages|opcao)'], 'domain'),
  },
  ...[
    'arquivos',
    'emendas',
    'servicos',
    'contratos',
    'vinculos',
    'aditivos',
    'quantitativos',
    'medicoes',
    'recebimentos',
    'mapa',
    'diario',
    'convenios',
    'pca',
    'bairros',
    'lixeira',
    'auditoria',
    'documentos',
    'legado',
    'importacoes',
    'obras',
  ].map((word) => ({
    name: `domain-${word}`,
    // And what asks them.
    test: either(modules([`${word}/[\\w-]+`], 'domain'), modules([`${word}/queries`])),
  })),
  // Of the works near one, and of the lists: neither needs to bring the other.
  { name: 'situacao-obra', test: modules(['obras/situacao-obra', 'ui/use-growing']) },
  // The lists that everyone reads, without the tables of codes that the tree of the budget needs.
  { name: 'domain-transparencia', test: modules(['transparencia/(?!dotacao)[\\w-]+'], 'domain') },
  {
    name: 'transparencia',
    test: modules(['transparencia/(lista-publica|queries)', 'emendas/(autor|options)']),
  },
  { name: 'form', test: modules(['ui/entity-form/entity-form']) },
  // What is typed as in a spreadsheet, on the screens that have such a sheet.
  { name: 'grid', test: modules(['ui/grid/[\\w-]+']) },
  // Forms show a small one, without what a chart has around it.
  { name: 'mini-gantt', test: modules(['ui/gantt/mini-gantt', 'projetos/etapas/etapa-(rows|view)']) },
  { name: 'gantt', test: modules(['ui/gantt/[\\w-]+']) },
  // How contracts are amended, on their pages and on those of projects.
  { name: 'amended', test: modules(['aditivos/(correcoes-note|medidores|words)']) },
  // What the pages of one project share.
  {
    name: 'projeto',
    test: modules([
      'app/screens/diario/diario-link',
      'app/screens/projetos/documentos-link',
      'projetos/arquivamento/use-arquivar',
      'projetos/pdf/use-pdf-download',
    ]),
  },
  // How many notices are unread, when there is time for it; in which words they are told is of their page.
  {
    name: 'avisos-bell',
    test: either(
      modules(['avisos/(aviso|contract|mudanca|preferencia|semana)'], 'domain'),
      modules(['app/layout/avisos-bell', 'avisos/queries']),
    ),
  },
  // Around every tab of a project.
  {
    name: 'projeto-frame',
    test: modules(['app/screens/projetos/projeto-(back|frame)', 'projetos/painel/painel-cards']),
  },
  // How far a city that begins has come, beside what an administrator's day begins with. Who is led by it the routes know.
  {
    name: 'guia',
    test: either(
      modules(['guia/(contract|guia|messages|passo)'], 'domain'),
      modules(['guia/(guia-card|queries|textos)']),
    ),
  },
  // What drops down and opens over a page, when somebody reaches for it.
  {
    name: 'mantine',
    test: either(
      packages('@mantine/core'),
      modules([`ui/([\\w-]+/)?rich-[\\w-]+`, 'ui/theme/theme-provider']),
    ),
  },
]
