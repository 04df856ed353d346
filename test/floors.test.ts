import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom: read off the import lines, so that the house keeps its shape. */

const ROOT = resolve(import.meta.dirname, '..')
const PACKAGES = ['domain', 'server', 'web'] as const
type Package = (typeof PACKAGES)[number]

/** Words in the order in which they may lean on each other; those aside lean on the first two only. */
const ORDER = [
  'secretarias',
  'usuarios',
  'orcamento',
  'etapas',
  'projetos',
  'servicos',
  'aditivos',
  'mapa',
  'painel',
]
const ASIDE = ['pca', 'bairros', 'convenios', 'auditoria']
/** They look over all the others: what is due, and what is found. */
const ABOVE = ['prazos', 'pesquisa']
const WORDS = new Set([...ORDER, ...ASIDE, ...ABOVE])

interface Import {
  from: string
  pkg: Package
  /** First folder below src, '' for files directly in src. */
  place: string
  target: string
  /** Folder the import leads to when it stays in its package. */
  targetPlace: string | null
}

const placeOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

function importsOf(pkg: Package): Import[] {
  const src = join(ROOT, 'packages', pkg, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|testing)\./.test(name),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target]) => target ?? '')
    return targets.map((target) => {
      const inside = target.startsWith('.') ? relative(src, resolve(src, dirname(file), target)) : null
      return {
        from: `${pkg}/${file}`,
        pkg,
        place: placeOf(file),
        target,
        targetPlace: inside === null ? null : placeOf(inside),
      }
    })
  })
}

const imports = PACKAGES.flatMap(importsOf)
const offenders = (wrong: (line: Import) => boolean) =>
  imports.filter(wrong).map(({ from, target }) => `${from} → ${target}`)

const mayLean = (word: string, other: string): boolean => {
  if (ABOVE.includes(word)) return other !== 'auditoria' && !ABOVE.includes(other)
  if (ASIDE.includes(word)) return other === 'secretarias' || other === 'usuarios'
  return ORDER.includes(other) && ORDER.indexOf(other) < ORDER.indexOf(word)
}

/** What each folder of the screens may import beside itself; a folder without a line here does not exist. */
const WEB: Readonly<Record<string, readonly string[]>> = {
  '': [],
  http: [],
  ui: ['http'],
  'api-docs': ['ui'],
  ajuda: ['', 'ui'],
  ...Object.fromEntries(
    [...WORDS].map((word) => [
      word,
      ['', 'http', 'ui', ...[...WORDS].filter((other) => mayLean(word, other))],
    ]),
  ),
  app: ['', 'http', 'ui', 'ajuda', ...WORDS],
}

describe('floors', () => {
  it('domain imports zod and itself', () => {
    expect(
      offenders(({ pkg, target }) => pkg === 'domain' && !target.startsWith('.') && target !== 'zod/mini'),
    ).toEqual([])
  })

  it('server and web never import each other', () => {
    expect(
      offenders(({ pkg, target }) => pkg !== 'domain' && /@paco\/(server|web)|packages\//.test(target)),
    ).toEqual([])
  })

  it('nothing reaches out of its package', () => {
    expect(offenders(({ targetPlace }) => targetPlace === '..')).toEqual([])
  })

  it('plumbing imports no word', () => {
    const plumbing = new Set(['http', 'db', 'ui', 'shared', 'planilhas', 'fotos', 'backup', 'work'])
    expect(
      offenders(({ place, targetPlace }) => plumbing.has(place) && WORDS.has(targetPlace ?? '')),
    ).toEqual([])
  })

  it('words lean only on words before them', () => {
    const wrong = ({ place, targetPlace }: Import) => {
      if (!WORDS.has(place) || targetPlace === null || !WORDS.has(targetPlace) || place === targetPlace)
        return false
      return !mayLean(place, targetPlace)
    }
    expect(offenders(wrong)).toEqual([])
  })

  it('words never import the app that composes them', () => {
    expect(offenders(({ place, targetPlace }) => WORDS.has(place) && targetPlace === 'app')).toEqual([])
  })

  it('every folder of the screens has its floor and leans only on those below', () => {
    const wrong = ({ pkg, place, targetPlace }: Import) =>
      pkg === 'web' &&
      targetPlace !== null &&
      targetPlace !== place &&
      !(WEB[place]?.includes(targetPlace) ?? false)
    expect(offenders(wrong)).toEqual([])
  })

  it('SQL lives in queries, the database floor and migrations', () => {
    const sqlHome = /\/db\/|queries\.ts$/
    const usesSql = ({ pkg, from, target }: Import) =>
      pkg === 'server' && (target === 'kysely' || target === 'pg') && !sqlHome.test(from)
    expect(offenders(usesSql)).toEqual([])
  })

  it('Fastify lives in http, the app and routes', () => {
    const home = /\/http\/|server\/(app|serve)\.ts$|routes\.ts$|maintenance\.ts$/
    const usesFastify = ({ pkg, from, target }: Import) =>
      pkg === 'server' && /fastify/.test(target) && !home.test(from)
    expect(offenders(usesFastify)).toEqual([])
  })
})
