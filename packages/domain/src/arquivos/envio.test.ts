import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { assertEnviavel } from './envio.ts'
import { canSendArquivos } from './policy.ts'

describe('a file that is announced', () => {
  it.each([
    [{ name: 'a.pdf', size: 1 }, null],
    [{ name: 'a.pdf', size: 0 }, 400],
    [{ name: 'a.pdf', size: 31 * 1024 * 1024 }, 413],
    [{ name: 'a.exe', size: 1 }, 415],
    [{ name: '', size: 1 }, 415],
  ])('%j: %s', (file, status) => {
    if (status === null) expect(() => assertEnviavel(file)).not.toThrow()
    else expect(() => assertEnviavel(file)).toThrow(expect.objectContaining({ status }))
  })
})

describe('who', () => {
  const who = (role: SessionUser['role'], id_secretaria: number | null = null): SessionUser => ({
    id: 1,
    name: 'Ana',
    role,
    id_secretaria,
  })
  it.each([
    ['nobody', null, false],
    ['an account', who('user'), false],
    ['a user of a department', who('user', 12), true],
    ['an auditor', who('auditor'), true],
    ['an administrator', who('admin'), true],
  ])('%s sends files: %s', (_, user, sends) => expect(canSendArquivos(user)).toBe(sends))
})
