import { describe, expect, it } from 'vitest'
import { createPerson, startTestApp } from '../../test/harness.ts'
import { createFirstAdmin } from '../sistema/first-admin.ts'
import { fillDemo, refuseDemoData } from './demo.ts'

const TODAY = '2026-11-15'

const login = (test: Awaited<ReturnType<typeof startTestApp>>, email: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

describe('the demo city', () => {
  it('is filled once, with its five people, and found again', async () => {
    const test = await startTestApp()
    await Promise.all([fillDemo(test.database.db, TODAY), fillDemo(test.database.db, TODAY)])
    const expected: [string, string, number | null][] = [
      ['admin@demo.local', 'admin', null],
      ['obras@demo.local', 'user', 12],
      ['saude@demo.local', 'user', 17],
      ['auditor@demo.local', 'auditor', null],
      ['visitante@demo.local', 'user', null],
    ]
    for (const [email, role, id_secretaria] of expected) {
      const reply = await login(test, email, 'demonstracao')
      expect(reply.json()).toMatchObject({ Role: role, User: { id_secretaria } })
    }
    const heads = await test.database.pool.query(
      'select count(*) as n from secretarias where secretario is not null and imagem is not null',
    )
    expect(heads.rows[0].n).toBe(27)
  })

  it('refuses a database that holds anything else, and is never served as a real one', async () => {
    const real = await startTestApp()
    await createPerson(real)
    await expect(fillDemo(real.database.db, TODAY)).rejects.toThrow('banco vazio')
    await expect(refuseDemoData(real.database.db)).resolves.toBeUndefined()
    const demo = await startTestApp()
    await fillDemo(demo.database.db, TODAY)
    await expect(refuseDemoData(demo.database.db)).rejects.toThrow('--demo')
  })
})

describe('the first admin', () => {
  it('is made once, with the given e-mail and password', async () => {
    const test = await startTestApp()
    const given = { email: 'Chefe@cidade.gov.br', password: 'senha do chefe' }
    const made = await Promise.all([
      createFirstAdmin(test.database.db, given),
      createFirstAdmin(test.database.db, given),
    ])
    expect(made.filter(Boolean)).toEqual([{ email: 'chefe@cidade.gov.br', generatedPassword: null }])
    expect((await login(test, 'chefe@cidade.gov.br', 'senha do chefe')).json().Role).toBe('admin')
    expect(await createFirstAdmin(test.database.db, given)).toBeNull()
  })

  it('gets a password of its own when none is given, told once', async () => {
    const test = await startTestApp()
    const made = await createFirstAdmin(test.database.db, {})
    expect(made?.generatedPassword).toMatch(/^[A-Za-z2-9]{20}$/)
    expect((await login(test, made?.email ?? '', made?.generatedPassword ?? '')).statusCode).toBe(200)
  })
})
