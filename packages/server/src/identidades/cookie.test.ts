import { describe, expect, it } from 'vitest'
import { drawSecret, dropCookie, readCookie, setCookie } from './cookie.ts'

const SECRET = drawSecret()
const [TLS, HERE] = ['https://processos.cidade.gov.br', 'http://localhost:3000']

describe('the cookie of somebody on their way', () => {
  it('is of this host alone, over TLS alone, and no script reads it', () => {
    expect(setCookie(TLS, SECRET, 600)).toBe(
      `__Host-paco-entrada=${SECRET}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
    expect(dropCookie(TLS)).toMatch(/^__Host-paco-entrada=; Max-Age=0; .*Secure$/)
  })

  it('has a plain name on this very machine, and over TLS that name opens nothing', () => {
    expect(setCookie(HERE, SECRET, 600)).toMatch(/^paco-entrada=.*HttpOnly; SameSite=Lax$/)
    expect(readCookie(HERE, `a=b; paco-entrada=${SECRET}`)).toBe(SECRET)
    expect(readCookie(TLS, `paco-entrada=${SECRET}`)).toBeNull()
    expect(readCookie(TLS, `a=b; __Host-paco-entrada=${SECRET}; c=d`)).toBe(SECRET)
  })

  it.each([null, undefined, '', '__Host-paco-entrada=', '__Host-paco-entrada=x; y'])(
    '%j holds none',
    (header) => expect(readCookie(TLS, header)).toBeNull(),
  )
})
