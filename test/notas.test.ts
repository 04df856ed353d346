import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../packages/web/src/paths.ts'

/** The notes that a city's staff read: of this version, with what to do before it, and true of pages and settings. */

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')
const notas = read('NOTAS.md')
const [, ...sections] = notas.split(/^## /m)
const named = [...notas.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const version = JSON.parse(read('package.json')).version

describe('the changelog', () => {
  const [, ...released] = read('CHANGELOG.md').split(/^## /m)
  const heads = released.map((section) => section.split('\n')[0])

  it('has what is not released, then the version that is, with the notes of the same', () => {
    expect(heads.slice(0, 2)).toEqual(['Unreleased', version])
    expect(heads.slice(1)).toEqual(sections.map((section) => section.split('\n')[0]))
  })

  it('tells each kind of change once in a version', () => {
    for (const section of released) {
      const kinds = [...section.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind)
      expect(new Set(kinds).size, section.split('\n')[0]).toBe(kinds.length)
      for (const kind of kinds) expect(['Added', 'Changed', 'Fixed', 'Removed']).toContain(kind)
    }
  })

  it('is of one version in every package', () => {
    for (const name of ['domain', 'server', 'web'])
      expect(JSON.parse(read(`packages/${name}/package.json`)).version).toBe(version)
  })
})

describe('the release notes', () => {
  it('begin with the version that is released, and say each once', () => {
    const versions = sections.map((section) => section.split('\n')[0])
    expect(versions[0]).toBe(version)
    expect(new Set(versions).size).toBe(versions.length)
  })

  it.each(sections.map((section) => [section.split('\n')[0], section]))(
    '%s says for whom, and what to do before',
    (_, section) => {
      expect(section.match(/^### Para quem .+$/gm)?.length).toBeGreaterThan(0)
      expect(section).toMatch(/^### Antes de atualizar\n\n1\. /m)
    },
  )

  it('name pages that there are', () => {
    const pages = named.filter((name) => /^\/[a-z]/.test(name))
    expect(pages.length).toBeGreaterThan(5)
    const patterns = Object.values(PATHS).map((path) => RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`))
    expect(pages.filter((page) => !patterns.some((pattern) => pattern.test(page)))).toEqual([])
  })

  it('name settings and files that there are', () => {
    const settings = named.filter((name) => /^[A-Z][A-Z_]+$/.test(name))
    expect(settings.filter((name) => !read('README.pt-BR.md').includes(`\`${name}\``))).toEqual([])
    const files = named.filter((name) => name.endsWith('.md'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(read(file)).not.toBe('')
  })

  it('are written for people: accents, and no word of the changelog', () => {
    expect(notas).not.toMatch(/\b(Added|Changed|Fixed|nao|versao|copia de)\b/)
    for (const line of notas.split('\n')) expect(line.length, line).toBeLessThanOrEqual(180)
  })
})
