import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import * as z from 'zod/mini'
import type { TestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'

const reads = (Object.values(calls) as Call[]).filter(({ method }) => method === 'GET')

/** What some calls are asked for, and what others cannot do without. */
const WANTED = { formato: 'csv', termo: 'ponte', q: 'ponte' } as const
const NEEDED = { lista: 'processos', ano: '2026' } as const

const asked = ({ query }: Call, ids: readonly number[]): string => {
  const shape = query?.shape ?? {}
  const isNeeded = (name: string) => shape[name] !== undefined && !z.safeParse(shape[name], undefined).success
  const said = [
    ...Object.entries({ ...WANTED, ids: ids.join(',') }).filter(([name]) => name in shape),
    ...Object.entries(NEEDED).filter(([name]) => isNeeded(name)),
  ]
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/**
 * Every reading call with these numbers in its address, as a person gets it, by its address. One refusal is like another: that
 * a number is taken is no secret.
 */
export const readingCalls =
  ({ app }: TestApp) =>
  async (who: Who, ids: readonly number[]): Promise<Map<string, string>> => {
    const told = new Map<string, string>()
    for (const read of reads)
      for (const path of new Set(ids.map((id) => read.path.replace(/\{\w+\}/g, String(id))))) {
        const url = `${path}${asked(read, ids)}`
        // Many refusals of one address are held back.
        const remoteAddress = `10.7.${Math.floor(told.size / 250)}.${told.size % 250}`
        const { statusCode, body } = await app.inject({ url, remoteAddress, headers: { ...who?.headers } })
        told.set(url, statusCode === 200 ? body : 'refused')
      }
    return told
  }
