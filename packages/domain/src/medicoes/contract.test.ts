import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import type { Call } from '../http/call.ts'
import { quantitativosCalls } from '../quantitativos/contract.ts'
import { recebimentosCalls } from '../recebimentos/contract.ts'
import { medicoesCalls } from './contract.ts'

describe('the calls', () => {
  const own: Record<string, Call> = { ...quantitativosCalls, ...medicoesCalls, ...recebimentosCalls }
  const places = (table: Record<string, Call>) =>
    Object.values(table).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)

  it('stand where no other call stands', () => {
    const names = Object.keys(own)
    const all = [
      ...places(own),
      ...places(
        Object.fromEntries(
          Object.entries(calls as Record<string, Call>).filter(([name]) => !names.includes(name)),
        ),
      ),
    ]
    expect(all).toEqual([...new Set(all)])
  })

  it.each(Object.entries(own))('%s names its parameters, and writes with a token only', (_, one) => {
    const described = one.params
      ? Object.keys(z.toJSONSchema(one.params, { io: 'input', unrepresentable: 'any' }).properties ?? {})
      : []
    expect(described).toEqual([...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(one.access.login).toBe(one.method !== 'GET')
  })
})
