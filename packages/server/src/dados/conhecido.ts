import { createHash } from 'node:crypto'
import { instantOf } from '@paco/domain/dados/oc4ids/formas'
import type { Day } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import type { Known } from '../http/known.ts'
import type { Fonte } from './fontes-queries.ts'
import type { LastOf } from './mudancas.ts'
import { lastVerdict } from './mudancas-queries.ts'

type Parts = Pick<Fonte, 'tabelas' | 'nomes' | 'doDia' | 'arquivos'>

/** What a file is known by: what it is of, when that last changed, and how it is written (`forma`). */
export async function knownOf(
  db: Db,
  lastOf: LastOf,
  { tabelas, nomes, doDia, arquivos }: Parts,
  day: Day,
  forma: unknown,
): Promise<Known> {
  const data = lastOf(tabelas)
  const any = lastOf([...tabelas, ...nomes])
  const verdict = arquivos ? await lastVerdict(db) : ''
  const made = JSON.stringify([forma, any?.id ?? 0, verdict, doDia ? day : ''])
  const tag = createHash('sha256').update(made).digest('base64url').slice(0, 22)
  const instants = [any?.instante, verdict || undefined, doDia ? instantOf(day) : undefined]
  const times = instants.flatMap((instant) => (instant === undefined ? [] : Date.parse(instant)))
  return {
    // Weak, since it travels packed in more than one way.
    etag: `W/"${tag}"`,
    modified: data && new Date(data.instante),
    trueSince: times.length === 0 ? null : new Date(Math.max(...times)),
  }
}
