import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test

let addresses = 0
const newAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`

const post = (url: string, payload: object, remoteAddress = newAddress()) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const login = (email: string, password: string, address?: string) =>
  post('/api/login', { email, password }, address)
const eu = (authorization: string) => app.inject({ url: '/api/eu', headers: { authorization } })

describe('tries at a password', () => {
  it('counts fifty guesses at once like fifty in a row, and tells when to come back', async () => {
    const { email } = await createPerson(test)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => login(email, 'chute de sempre', '10.9.9.9')),
    )
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 401)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(40)
    const limited = await login(email, PASSWORD)
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('counts three hundred guesses at many accounts at once as one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 300 }, async (_, i) => {
        const reply = await login(`lote${i}@teste.local`, 'chute de sempre', '10.8.8.9')
        return reply.statusCode
      }),
    )
    expect(codes.filter((code) => code === 401)).toHaveLength(50)
    expect(codes.filter((code) => code === 429)).toHaveLength(250)
  })

  it('limits one address that tries many accounts', async () => {
    const codes = []
    for (let i = 0; i < 52; i++)
      codes.push((await login(`alvo${i}@teste.local`, 'chute de sempre', '10.8.8.8')).statusCode)
    expect(codes.slice(0, 50)).toEqual(Array(50).fill(401))
    expect(codes.slice(50)).toEqual([429, 429])
  })

  const guess = async (email: string, address: string, times: number) => {
    const codes = []
    for (let i = 0; i < times; i++) codes.push((await login(email, 'chute de sempre', address)).statusCode)
    return codes
  }

  it('lets the owner in from an address they came from before, whoever guesses elsewhere', async () => {
    const { email } = await createPerson(test)
    expect((await login(email, PASSWORD, '10.20.0.1')).statusCode).toBe(200)
    expect((await guess(email, '10.20.0.2', 12)).slice(10)).toEqual([429, 429])
    expect((await login(email, PASSWORD, '10.20.0.1')).statusCode).toBe(200)
    expect((await login(email, PASSWORD, '10.20.0.3')).statusCode).toBe(429)
  })

  it('lets the owner in whom the address knows, however much the neighbours guess at theirs', async () => {
    const { email } = await createPerson(test)
    expect((await login(email, PASSWORD, '10.21.0.1')).statusCode).toBe(200)
    for (let i = 0; i < 50; i++) await login(`vizinho${i}@teste.local`, 'chute de sempre', '10.21.0.1')
    expect(await guess('outro@teste.local', '10.21.0.1', 1)).toEqual([429])
    expect((await login(email, PASSWORD, '10.21.0.1')).statusCode).toBe(200)
  })

  it('lets the owner in from a browser they used before, although a neighbour guesses at their account', async () => {
    const { email } = await createPerson(test)
    const navegador = 'um-navegador-que-ja-entrou'
    const enter = () => post('/api/login', { email, password: PASSWORD, navegador }, '10.22.0.1')
    expect((await enter()).statusCode).toBe(200)
    expect((await guess(email, '10.22.0.1', 11)).at(-1)).toBe(429)
    expect((await login(email, PASSWORD, '10.22.0.1')).statusCode).toBe(429)
    expect((await enter()).statusCode).toBe(200)
  })

  it('limits guesses from a known address and a known browser too', async () => {
    const { email } = await createPerson(test)
    const navegador = 'outro-navegador-conhecido'
    await post('/api/login', { email, password: PASSWORD, navegador }, '10.23.0.1')
    expect((await guess(email, '10.23.0.1', 11)).at(-1)).toBe(429)
    const codes = []
    for (let i = 0; i < 11; i++) {
      const reply = await post('/api/login', { email, password: 'chute de sempre', navegador }, '10.23.0.9')
      codes.push(reply.statusCode)
    }
    expect(codes).toEqual([...Array(10).fill(401), 429])
  })

  it('counts a network of IPv6 as one address', async () => {
    const codes = []
    for (let i = 0; i < 51; i++)
      codes.push(
        (await login(`seis${i}@teste.local`, 'chute de sempre', `2001:db8:7:7::${i + 1}`)).statusCode,
      )
    expect(codes.at(-1)).toBe(429)
  })

  it('opens no session for a password that was changed while it was compared', async () => {
    const admin = await loginAs(test, { role: 'admin' })
    const { id, email } = await createPerson(test)
    for (let round = 0; round < 5; round++) {
      const before = round === 0 ? PASSWORD : `senha da rodada ${round - 1}`
      const url = `/api/usuarios/${id}`
      const payload = { password: `senha da rodada ${round}` }
      const [entered, changed] = await Promise.all([
        login(email, before, '10.24.0.1'),
        app.inject({ method: 'PUT', url, headers: admin.headers, payload }),
      ])
      expect(changed.statusCode).toBe(200)
      if (entered.statusCode === 200) {
        expect((await eu(`Bearer ${entered.json().Token}`)).statusCode).toBe(401)
      } else expect(entered.statusCode).toBe(401)
    }
  })

  it('lets fifty good logins through at once', async () => {
    const { email } = await createPerson(test)
    const replies = await Promise.all(Array.from({ length: 50 }, () => login(email, PASSWORD)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
