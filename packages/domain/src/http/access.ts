import type { SessionUser } from '../shared/roles.ts'

/**
 * Who may make a call at all, decided before its input is read. What depends on a record's department is decided
 * after the record is loaded, by the word's `policy.ts`.
 */
export interface Access {
  /** For the documentation, in Portuguese. */
  readonly who: string
  /** Whether it takes a token at all; handlers of such calls always know who asks. */
  readonly login: boolean
  readonly allows: (user: SessionUser | null) => boolean
}

const access = <const A extends Access>(description: A): A => description

export const anyone = access({ who: 'qualquer pessoa, sem login', login: false, allows: () => true })

export const signedIn = access({
  who: 'qualquer pessoa com login',
  login: true,
  allows: (user) => user !== null,
})

/** For those whom a permission of a word allows: what opens a call is what the screens ask before they offer it. */
export const allowing = (allows: Access['allows'], who = 'administradores') =>
  access({ who, login: true, allows })
