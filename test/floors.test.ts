import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  filesIn,
  found,
  mayName,
  namesInCode,
  OF_NOBODY,
  objects,
  order,
  owners,
  read,
  SRC,
  TABLES,
  withoutComments,
  withoutQuoted,
} from './sql-names.ts'
import { mayLean, WORDS } from './words.ts'

/** Who may import whom, and whose tables a word names: read off import lines and SQL, so that the house keeps its shape. */

const ROOT = resolve(import.meta.dirname, '..')
const PACKAGES = ['domain', 'server', 'web'] as const
type Package = (typeof PACKAGES)[number]

/** Knows no word, and nothing of what puts words together. */
const PLUMBING: Record<Package, string[]> = {
  domain: ['http', 'shared'],
  server: [
    'clock',
    'http',
    'db',
    'work',
    'planilhas',
    'fotos',
    'pdf',
    'backup',
    'zip',
    'cidades',
    'pncp',
    'metrics',
    'consorcio',
    'mudanca',
  ],
  web: ['http', 'ui'],
}
/** Puts words together, or stands beside them all; none of them knows of it. */
const OVER_WORDS: Record<Package, string[]> = {
  domain: ['legado', 'sistema'],
  server: ['demo', 'legado', 'sistema'],
  web: ['app', 'ajuda', 'api-docs', 'sistema'],
}

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

  it.each(PACKAGES)('every folder of %s has its rule, and every rule its folder', (pkg) => {
    const folders = readdirSync(join(ROOT, 'packages', pkg, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    const ruled = [...PLUMBING[pkg], ...OVER_WORDS[pkg]]
    expect(folders.filter((name) => !WORDS.has(name)).sort()).toEqual(ruled.sort())
  })

  it('plumbing imports no word and nothing over them', () => {
    const wrong = ({ pkg, place, targetPlace }: Import) =>
      PLUMBING[pkg].includes(place) &&
      (WORDS.has(targetPlace ?? '') || OVER_WORDS[pkg].includes(targetPlace ?? ''))
    expect(offenders(wrong)).toEqual([])
  })

  it('words lean only on words before them', () => {
    const wrong = ({ place, targetPlace }: Import) => {
      if (!WORDS.has(place) || targetPlace === null || !WORDS.has(targetPlace) || place === targetPlace)
        return false
      return !mayLean(place, targetPlace)
    }
    expect(offenders(wrong)).toEqual([])
  })

  it('words never import what stands over them', () => {
    const wrong = ({ pkg, place, targetPlace }: Import) =>
      WORDS.has(place) && OVER_WORDS[pkg].includes(targetPlace ?? '')
    expect(offenders(wrong)).toEqual([])
  })

  it('SQL lives in queries and the database floor', () => {
    const sqlHome = /\/db\/|queries\.ts$/
    const usesSql = ({ pkg, from, target }: Import) =>
      pkg === 'server' && (target === 'kysely' || target === 'pg') && !sqlHome.test(from)
    expect(offenders(usesSql)).toEqual([])
  })

  it('Fastify lives in http, the app and what opens it, the door of several, and routes', () => {
    const home =
      /\/http\/|server\/(app|open-city|stop)\.ts$|consorcio\/door\.ts$|routes\.ts$|maintenance\.ts$/
    const usesFastify = ({ pkg, from, target }: Import) =>
      pkg === 'server' && /fastify/.test(target) && !home.test(from)
    expect(offenders(usesFastify)).toEqual([])
  })
})

describe('SQL keeps to the floors too', () => {
  it.each([
    [
      'a version is raised, and an edit from an old one refused',
      /versao['"`]?,? ?'?\+|STALE_VERSION|numUpdatedRows/,
    ],
    ['rows become a JSON array', /json_agg/],
  ])('in db/records.ts and nowhere else: %s', (_, byHand) => {
    const wrong = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      // Who carries whole tables reads the catalogue, not records.
      .filter((file) => /\.ts$/.test(file) && !/^(db|backup|mudanca)\/|\.(test|testing)\./.test(file))
      .filter((file) => byHand.test(read(file)))
    expect(wrong).toEqual([])
  })

  it('every table of the migrations has its word', () => {
    const made = filesIn('db/migrations', /\.sql$/).flatMap((file) =>
      found(withoutComments(read(`db/migrations/${file}`)), /create (?:unlogged )?table (\w+)/g),
    )
    expect([...new Set(made)].sort()).toEqual(Object.values(TABLES).flat().sort())
  })

  it('migrations make no view, no trigger, and of functions those that tables are built from', () => {
    const made = filesIn('db/migrations', /\.sql$/).flatMap((file) =>
      found(
        withoutComments(read(`db/migrations/${file}`)),
        /create (?:or replace )?((?:view|trigger|constraint trigger|function) \w+)/g,
      ),
    )
    expect(made).toEqual(['function dobrar', 'function auditoria_projeto'])
  })

  it('every file of objects is a word’s, and makes what no other makes', () => {
    expect([...order].sort()).toEqual(objects.map(({ word }) => word).sort())
    expect(order.filter((word) => !WORDS.has(word))).toEqual(OF_NOBODY)
    const names = objects.flatMap(({ text }) => found(text, /create ((?:view|function) \w+)/g))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(order)('%s.sql names only what is its own or was made before it', (word) => {
    const text = withoutQuoted(objects.find((file) => file.word === word)?.text ?? '')
    const wrong = found(text, /\b([a-z_]+)\b/g).filter((name) => {
      const owner = owners.get(name) ?? ''
      return !mayName(word, owner) || order.indexOf(owner) > order.indexOf(word)
    })
    expect([...new Set(wrong)]).toEqual([])
  })

  it.each(readdirSync(SRC).filter((folder) => WORDS.has(folder)))(
    'the queries of %s name no later word',
    (word) => {
      const wrong = filesIn(word, /^(?!.*\.(test|testing)\.).*\.ts$/).flatMap((file) =>
        namesInCode(read(`${word}/${file}`))
          .filter((name) => !mayName(word, owners.get(name) ?? ''))
          .map((name) => `${file} → ${name}`),
      )
      expect(wrong).toEqual([])
    },
  )
})

it('no format of the platform is made before it is needed: some take it tens of milliseconds', () => {
  const early = (['domain', 'web'] as const).flatMap((pkg) =>
    readdirSync(join(ROOT, 'packages', pkg, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|testing)\./.test(name))
      .flatMap((name) =>
        found(
          readFileSync(join(ROOT, 'packages', pkg, 'src', name), 'utf8'),
          /(?<!once\(\s*\(\) =>\s+)(new Intl\.\w+)/g,
        ).map((what) => `${pkg}/${name}: ${what}`),
      ),
  )
  expect(early).toEqual([])
})
