import * as z from 'zod/mini'
import type { Campos } from '../shared/errors.ts'
import { validate } from '../shared/issues.ts'
import type { Registro } from './descritor.ts'

type Checked = ReturnType<typeof validate>
export type Validar = (schema: z.ZodMiniType, body: Registro) => Checked

/** What became of a field: what it holds then, if anything; or what is wrong with it. */
type Visto = { readonly campos: Campos } | { readonly valor?: unknown }

interface Campo {
  readonly ver: (body: Registro) => Visto
  readonly known: Map<unknown, Visto>
  readonly missing: Visto
}

/** Of a field so many different values are remembered. */
const REMEMBERED = 1000

function fieldOf(name: string, field: z.ZodMiniType): Campo {
  const schema = z.object({ [name]: field })
  const ver = (body: Registro): Visto => {
    const checked = validate(schema, body)
    if (!checked.ok) return { campos: checked.campos }
    return name in checked.data ? { valor: checked.data[name] } : {}
  }
  return { ver, known: new Map(), missing: ver({}) }
}

/** The fields of a body whose fields are looked at each by itself; null where it says something of all together. */
function fieldsOf(schema: z.ZodMiniType): ReadonlyMap<string, Campo> | null {
  if (!(schema instanceof z.ZodMiniObject)) return null
  const { shape, catchall, checks = [] } = schema._zod.def
  if (catchall !== undefined || checks.length > 0) return null
  return new Map(Object.entries(shape).map(([name, field]) => [name, fieldOf(name, field as z.ZodMiniType)]))
}

const isScalar = (value: unknown) => value === null || typeof value !== 'object'

function look({ ver, known, missing }: Campo, name: string, body: Registro): Visto {
  if (!(name in body)) return missing
  const value = body[name]
  const before = known.get(value)
  if (before) return before
  const visto = ver({ [name]: value })
  if (isScalar(value) && known.size < REMEMBERED) known.set(value, visto)
  return visto
}

/**
 * Holds many bodies against the same schemas as `validate` does. A sheet says the same values again and again: each value
 * of a field is looked at once.
 */
export function validador(): Validar {
  const schemas = new Map<z.ZodMiniType, ReturnType<typeof fieldsOf>>()
  return (schema, body) => {
    const fields = schemas.get(schema) ?? fieldsOf(schema)
    schemas.set(schema, fields)
    if (fields === null) return validate(schema, body)
    const data: Record<string, unknown> = {}
    let wrong: Campos | undefined
    for (const [name, field] of fields) {
      const visto = look(field, name, body)
      if ('campos' in visto) wrong = { ...wrong, ...visto.campos }
      else if ('valor' in visto) data[name] = visto.valor
    }
    return wrong ? { ok: false, campos: wrong } : { ok: true, data }
  }
}
