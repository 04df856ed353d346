/** What stands at the edge of the map about where its background comes from. */
interface Attribution {
  readonly text: string
  readonly href: string | null
}

const KNOWN = new Set(['s', 'x', 'y', '-y', 'z', 'r'])

/** The template, where tiles can be asked for with it; null leaves the map with a plain background. */
export function usableTemplate(template: string): string | null {
  const names = [...template.matchAll(/\{ *([^{} ]+) *\}/g)].map(([, name]) => name ?? '')
  const complete = ['z', 'x'].every((name) => names.includes(name)) && /\{-?y\}/.test(template)
  return complete && names.every((name) => KNOWN.has(name)) ? template : null
}

/** The one picture every server of tiles has: the whole world. */
export function worldTile(template: string): string {
  return template.replace(/\{ *([^{} ]+) *\}/g, (_, name) => ({ s: 'a', r: '' })[name as string] ?? '0')
}

const hostOf = (template: string): string | null => {
  const bare = template.replace(/\{s\}\.?/, '').replace(/[{}]/g, '')
  return URL.canParse(bare) ? new URL(bare).hostname : null
}

/** OpenStreetMap asks for these words; of any other server its name is told. */
export function attributionOf(template: string): Attribution | null {
  const host = hostOf(template)
  if (host === null) return null
  return host === 'openstreetmap.org' || host.endsWith('.openstreetmap.org')
    ? { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' }
    : { text: host, href: null }
}
