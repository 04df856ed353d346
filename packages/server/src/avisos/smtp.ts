import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Where e-mails go out, from the one setting that says it: `smtps://usuario:senha@servidor:465`. */
export interface SmtpAddress {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte on; else as soon as the server offers it. */
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly pass: string } | null
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/

/** A part of an address as it is meant, or null when it is none. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export function smtpOf(text: string): SmtpAddress | null {
  if (!/^smtps?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (hostname === '' || !/^\/?$/.test(pathname) || search !== '' || hash !== '') return null
  const secure = protocol === 'smtps:'
  const [user, pass] = [unescaped(username), unescaped(password)]
  if (user === null || pass === null) return null
  const auth = user === '' ? null : { user, pass }
  return { host: hostname, port: port === '' ? (secure ? 465 : 587) : Number(port), secure, auth }
}

export interface Carta {
  readonly de: string
  readonly para: string
  readonly bytes: Buffer
}

/** What became of it; 'incerto' where the server may have taken it and did not say so. */
export type Entrega =
  | { readonly como: 'enviado' }
  | { readonly como: 'adiado' | 'recusado' | 'incerto'; readonly falha: string }

const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

interface SmtpError extends Error {
  responseCode?: number
}

/** Said of a failure in few words, for those who look after the system; never the password. */
const falhaOf = (error: Error): string => error.message.replace(/\s+/g, ' ').slice(0, 300)

/** A password is told to nobody in the clear, unless it stays on this machine. */
const connectionTo = ({ host, port, secure, auth }: SmtpAddress) =>
  new SMTPConnection({ host, port, secure, requireTLS: auth !== null && !LOCAL.test(host), ...PATIENCE })

/** Connects, encrypts and logs in as a delivery does, and sends nothing. Fails with what would keep a letter. */
export function reachSmtp(address: SmtpAddress): Promise<void> {
  const { auth } = address
  const connection = connectionTo(address)
  return new Promise((resolve, reject) => {
    const end = (error?: Error | null) => {
      if (error) reject(error)
      else resolve()
      connection.close()
    }
    connection.on('error', end)
    connection.connect((error) => {
      if (error || auth === null) end(error)
      // The connection writes into what it is given.
      else connection.login({ ...auth }, end)
    })
  })
}

/** Hands one letter to the mail server. */
export function deliver(address: SmtpAddress, carta: Carta): Promise<Entrega> {
  const { auth } = address
  const connection = connectionTo(address)
  let begun = false
  /** Asked for its bytes only after the server said that it takes them: from then on it may have them all. */
  const body = new Readable({
    read() {
      begun = true
      this.push(carta.bytes)
      this.push(null)
    },
  })
  return new Promise((resolve) => {
    const end = (entrega: Entrega) => {
      resolve(entrega)
      connection.close()
    }
    const fail = (error: SmtpError) => {
      const falha = falhaOf(error)
      if (error.responseCode !== undefined && error.responseCode >= 500) end({ como: 'recusado', falha })
      else if (begun && error.responseCode === undefined) end({ como: 'incerto', falha })
      else end({ como: 'adiado', falha })
    }
    const send = () =>
      connection.send({ from: carta.de, to: [carta.para] }, body, (error) =>
        error ? fail(error as SmtpError) : end({ como: 'enviado' }),
      )
    // Also what comes after the end: an error that nobody listens to would end the process.
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error as SmtpError)
      if (auth === null) return send()
      // A wrong password is the operator's to mend: what waits goes on waiting.
      connection.login({ ...auth }, (refused) =>
        refused ? end({ como: 'adiado', falha: falhaOf(refused) }) : send(),
      )
    })
  })
}
