import type * as z from 'zod/mini'

/** What a form reads off the schema of the body it sends: what its fields take. */

/** What this reads of a schema: zod's own description of it. */
interface Described {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[]
}

const described = (schema: z.ZodMiniType) => schema._zod.def as unknown as Described

/** What a schema is around: itself, what it may be missing of, what it reads before it changes it, its choices. */
function within(schema: z.ZodMiniType, type: string): z.ZodMiniType[] {
  const def = described(schema)
  if (def.type === type) return [schema]
  const inner = [def.innerType, def.in, ...(def.options ?? [])]
  return inner.flatMap((one) => (one ? within(one, type) : []))
}

/** The schemas of a field, one for each form that the body may have. */
const fieldsNamed = (body: z.ZodMiniType, name: string): z.ZodMiniType[] =>
  within(body, 'object').flatMap((object) => described(object).shape?.[name] ?? [])

/** Whether a body, in one of its forms, refuses this value of a field: whether it may stay empty, above all. */
export const refuses = (body: z.ZodMiniType, name: string, value: unknown): boolean =>
  fieldsNamed(body, name).some((field) => !field.safeParse(value).success)

/** The most characters a field of a body may have, as its schema checks it; undefined where it sets no limit. */
export function maxLengthOf(body: z.ZodMiniType, name: string): number | undefined {
  const limits = fieldsNamed(body, name)
    .flatMap((field) => within(field, 'string'))
    .map((text) => {
      const checks = (described(text).checks ?? []).map(({ _zod }) => _zod.def)
      return Math.min(
        ...checks.flatMap(({ check, maximum }) => (check === 'max_length' && maximum ? [maximum] : [])),
      )
    })
    .filter(Number.isFinite)
  return limits.length === 0 ? undefined : Math.max(...limits)
}
