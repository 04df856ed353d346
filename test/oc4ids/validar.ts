import Ajv04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import packageSchema from './package-schema.json' with { type: 'json' }
import projectSchema from './project-schema.json' with { type: 'json' }

/** What the standard's own schemas say is wrong with a package; compiled once, which takes a second or two. */

const ajv = new Ajv04({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(projectSchema)
const validate = ajv.compile(packageSchema)

export function schemaErrors(pacote: unknown): string[] {
  validate(pacote)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface Shape {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

const definitions = projectSchema.definitions as Readonly<Record<string, Shape>>
const resolved = (shape: Shape): Shape =>
  shape.$ref === undefined ? shape : (definitions[shape.$ref.replace('#/definitions/', '')] ?? {})

/** Fields that the standard does not know, which its schema lets pass. */
export function unknownFields(value: unknown, shape: Shape = projectSchema as Shape, at = ''): string[] {
  const { properties, items } = resolved(shape)
  if (Array.isArray(value))
    return items ? value.flatMap((one, index) => unknownFields(one, items, `${at}/${index}`)) : []
  if (typeof value !== 'object' || value === null || properties === undefined) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const known = properties[key]
    return known === undefined ? [`${at}/${key}`] : unknownFields(one, known, `${at}/${key}`)
  })
}
