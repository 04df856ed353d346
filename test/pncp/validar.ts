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

export function planoErrors(plano: unknown): string[] {
  validate(plano)
  return told(validate.errors)
}

/** Of an item that is sent alone. */
export function itemErrors(item: unknown): string[] {
  validateItem(item)
  return told(validateItem.errors)
}
