import type * as z from 'zod/mini'
import type { Call } from '../packages/domain/src/http/call.ts'

type Schema = z.ZodMiniType
type Reply = Call['reply']

/** What stands inside a schema that only adds to another. */
function plain(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { innerType?: Schema; in?: Schema } }
  const inner = def.innerType ?? def.in
  return inner ? plain(inner) : schema
}

interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
}
const defOf = (schema: Schema) => plain(schema)._zod.def as unknown as Def

/** The fields of an object, of any of several objects, or of the rows of an array. */
export function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const { shape, element, options } = defOf(schema)
  if (element) return fieldsOf(element)
  return options ? options.flatMap(fieldsOf) : Object.keys(shape ?? {})
}

const isFile = (reply: Reply): reply is Exclude<Reply, Schema> => 'kind' in reply

/** `[]`, `{Status, Result}`, `{Status}`, or what else stands around the rows; a file by its types. */
export function envelopeOf(reply: Reply): string {
  if (isFile(reply)) return `file ${reply.types.join(' ')}`
  const { type, shape = {}, options } = defOf(reply)
  if (options && 'Token' in (defOf(options[0] as Schema).shape ?? {})) return envelopeOf(options[0] as Schema)
  if (options) return [...new Set(options.map(envelopeOf))].join(' or ')
  if (type === 'array') return '[]'
  if ('Token' in shape) return `{${Object.keys(shape).join(', ')}}`
  return 'Result' in shape ? '{Status, Result}' : '{Status}'
}

/** The fields a reader finds: those of a row, or of the reply itself and of whom it speaks. */
export function rowOf(reply: Reply | undefined): string[] {
  if (!reply || isFile(reply)) return []
  const { shape, options } = defOf(reply)
  // Of a login, who came in: that more may be asked for first is beside the specification.
  if (options) return fieldsOf(options[0]).includes('Token') ? rowOf(options[0]) : fieldsOf(reply)
  if (!shape) return fieldsOf(reply)
  if (shape.Result) return fieldsOf(shape.Result)
  return [...Object.keys(shape), ...fieldsOf(shape.User)]
}
