/** The modules of these names below src. */
const modules = (...names: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)

/**
 * What travels together, each group with all it imports that is not in a group above it. Left to itself, the bundler
 * makes a file of every set of modules that the same screens share: hundreds of a few bytes, of which a first visit
 * fetches fifty, six at a time.
 */
export const CHUNKS = [
  // The application and the page about its calls share these, and must not share more: the latter runs no screens.
  {
    name: 'base',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]ui[\\/]theme[\\/][\w-]+\.css$/,
  },
  {
    name: 'start',
    test: modules('app/main', 'app/routes', 'http/(access|call|list|replies)', 'ui/toast-host'),
  },
  {
    name: 'data',
    test: modules('app/layout/data-layout', 'ui/card', 'ui/page-header', 'ui/states/(empty|error)-state'),
  },
  { name: 'painel', test: modules('painel/(painel-frame|links|chart-slot)') },
  { name: 'charts', test: modules('ui/charts/(bar-chart|chart-card)') },
  { name: 'mantine', test: /[\\/]node_modules[\\/]@mantine[\\/]core[\\/]/ },
]
