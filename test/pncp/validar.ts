import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import schema from './pca.json' with { type: 'json' }

/** What the portal's layout of a plan says is wrong with a file: the tables of its manual (2.6), as a schema. */
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
const validate = ajv.compile(schema)
const validateItem = ajv.compile({ ...schema, ...schema.definitions.item, $ref: undefined })

const told = (errors: typeof validate.errors) =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)

/** The layout's decimal (17,4), which a schema cannot ask for in floating point. */
const DECIMAL = /^\d{1,13}(\.\d{1,4})?$/
const tooFine = (item: unknown): string[] =>
  Object.entries((item ?? {}) as object)
    .filter(([, value]) => typeof value === 'number' && !DECIMAL.test(String(value)))
    .map(([field]) => `/${field} must be a decimal (17,4)`)

export function planoErrors(plano: unknown): string[] {
  validate(plano)
  const itens = (plano as { itensPlano?: unknown } | null)?.itensPlano
  return [...told(validate.errors), ...(Array.isArray(itens) ? itens.flatMap(tooFine) : [])]
}

/** Of an item that is sent alone. */
export function itemErrors(item: unknown): string[] {
  validateItem(item)
  return [...told(validateItem.errors), ...tooFine(item)]
}
