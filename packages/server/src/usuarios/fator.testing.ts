import { loginAs, PASSWORD, type TestApp } from '../../test/harness.ts'
import { codeAt, passoOf } from './totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app does with the key that is typed into it. */
export const unspelled = (text: string) => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** People with an app that makes codes, at a time that goes on by half a minute with each. */
export function fatores(test: TestApp, clock: { now: Date }) {
  let addresses = 0
  const newAddress = () => `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}`
  const post = (url: string, payload: object, headers: object = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers: { ...headers }, remoteAddress: newAddress() })
  const next = () => {
    clock.now = new Date(clock.now.getTime() + 30_000)
  }
  /** The code of a step from now; each is asked for in a step of its own. */
  const codeOf = (segredo: string, skew = 0) => codeAt(unspelled(segredo), passoOf(clock.now) + skew)
  const start = (headers: object, senha: unknown = PASSWORD) => post('/api/eu/fator', { senha }, headers)

  async function enrolled(person: Parameters<typeof loginAs>[1] = {}) {
    const made = await loginAs(test, person)
    const [{ segredo }] = (await start(made.headers)).json().Result
    next()
    const confirmed = await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo) }, made.headers)
    const code = (skew = 0) => {
      next()
      return codeOf(segredo, skew)
    }
    return {
      ...made,
      segredo: segredo as string,
      code,
      codigos: confirmed.json().Result[0].codigos as string[],
    }
  }

  const knock = async (email: string, password = PASSWORD) =>
    (await post('/api/login', { email, password })).json()
  const enter = (desafio: unknown, codigo: unknown) => post('/api/login/codigo', { desafio, codigo })
  return { post, next, codeOf, start, enrolled, knock, enter }
}
