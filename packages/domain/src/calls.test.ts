import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import type { Call } from './http/call.ts'

const all = Object.entries(calls as Record<string, Call>)

describe('the table of calls', () => {
  it('describes each method and path once', () => {
    const places = all.map(
      ([, { method, path }]) => `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`,
    )
    expect(places).toEqual([...new Set(places)])
  })

  it.each(all)('%s names the parameters of its path', (_name, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = params
      ? Object.keys(
          (z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object,
        )
      : []
    expect(described.sort()).toEqual(inPath.sort())
  })

  it.each(all.filter(([, { method }]) => method !== 'GET'))(
    '%s writes only for those with a token',
    (name, { access }) => {
      // The doors, the way out of e-mails, and a file that is made but changes nothing.
      const doors = [
        'login',
        'loginCodigo',
        'register',
        'logout',
        'readConvite',
        'acceptConvite',
        'trocarEntrada',
      ]
      const open = [...doors, 'requestSenha', 'setSenha', 'leaveEmails', 'gerarPdf']
      expect(access.login).toBe(!open.includes(name))
    },
  )
})
