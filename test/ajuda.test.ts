import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIGURES } from '../packages/web/src/ajuda/figures.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'packages/web/public/ajuda')
const KILOBYTE = 1024

const names = Object.keys(FIGURES)
const sizes = () => readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size / KILOBYTE)

/** The chapters as they are written: which pictures they show. */
const shown = () =>
  readdirSync(join(ROOT, 'packages/web/src/ajuda/chapters')).flatMap((file) => {
    const text = readFileSync(join(ROOT, 'packages/web/src/ajuda/chapters', file), 'utf8')
    return [...text.matchAll(/<Figure name="([\w-]+)"/g)].map(([, name]) => name ?? '')
  })

describe('the pictures of the manual', () => {
  it('are there, and no others', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.webp`).sort())
  })

  it('are all shown, each once', () => {
    expect(shown().sort()).toEqual([...names].sort())
  })

  it('are small', () => {
    expect(Math.max(...sizes())).toBeLessThanOrEqual(80)
    expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.2 * KILOBYTE)
  })
})

describe('the pictures of the README', () => {
  it.each(['README.md', 'README.pt-BR.md'])('%s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const pictures = [...text.matchAll(/\]\((docs\/images\/[\w-]+\.png)\)/g)].map(([, path]) => path ?? '')
    expect(pictures.map((path) => existsSync(join(ROOT, path)))).toEqual([true, true, true])
    for (const path of pictures) expect(statSync(join(ROOT, path)).size / KILOBYTE).toBeLessThanOrEqual(150)
  })
})
