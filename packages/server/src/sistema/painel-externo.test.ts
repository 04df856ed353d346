import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GRUPOS, NA_INSTALACAO } from '@paco/domain/sistema/leituras'
import { expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { openMedida } from './medidas.ts'

/** What the dashboard draws is measured under just that name, and all of a city's measures are drawn. */

const ROOT = join(import.meta.dirname, '../../../..')
const { metrics } = openMedida({ kind: 'embedded' } as Database, { now: () => new Date(0) })
const NAMES = [...metrics.names].sort()

/** The parts of a histogram are of its name. */
const namesIn = (text: string) => {
  const found = text.match(/\b(?:paco|process)_[a-z_]+/g) ?? []
  return [
    ...new Set(found.map((name) => name.replace(/(_duration_seconds)_(bucket|sum|count)$/, '$1'))),
  ].sort()
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}
const dashboard = JSON.parse(readFileSync(join(ROOT, 'ops/grafana.json'), 'utf8')) as Dashboard

it('the dashboard draws every measure, and no other', () => {
  const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  expect(namesIn(asked)).toEqual(NAMES)
})

it('the page of the system tells every measure in words, and no other', () => {
  const told = GRUPOS.flatMap(({ linhas }) => linhas.flatMap(({ medidas }) => medidas))
  expect([...new Set([...told, ...NA_INSTALACAO])].sort()).toEqual(NAMES)
})
