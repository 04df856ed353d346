import { mayHoldPessoal, parecePessoal, publicavel, RETIDO } from '@paco/domain/shared/pessoais'

/** A text in JSON, and whether it is the name of a field. */
const QUOTED = /"(?:[^"\\]|\\.)*"(\s*:)?/g
const WITHHELD = JSON.stringify(RETIDO)

/** As the database makes it, with fields or texts in it: a number in brackets is just what somebody typed. */
const isJson = (text: string): boolean => {
  if (!/^[[{"]/.test(text) || !text.includes('"')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON in which texts that look like personal data are held back; all the rest stays as it is written. */
const withheldJson = (json: string): string =>
  json.replace(QUOTED, (quoted: string, named: string | undefined) =>
    named === undefined && parecePessoal(JSON.parse(quoted)) ? WITHHELD : quoted,
  )

/** A text as it leaves the database: one that people wrote, or JSON with such in it. */
export function withheldText(text: string): string {
  if (!mayHoldPessoal(text)) return text
  return isJson(text) ? withheldJson(text) : publicavel(text)
}

/** What strangers are told of a row, or of a value in it, that the database answers. */
export function withheld(value: unknown): unknown {
  if (typeof value === 'string') return withheldText(value)
  if (Array.isArray(value)) return value.map(withheld)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withheld(one)]))
}
