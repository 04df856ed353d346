/** The parts of an OpenAPI 3.1 document this page reads. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  description?: string
  $ref?: string
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: Schema
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
  security?: unknown[]
}

export interface Document {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** One call, with the address it answers to. */
export interface Endpoint {
  method: string
  path: string
  operation: Operation
}

const ORDER = ['get', 'post', 'put', 'delete']

/** Every call, sorted by address, and reading before writing. */
export function endpointsOf(document: Document): Endpoint[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
    .sort((one, other) => one.path.localeCompare(other.path) || rank(one) - rank(other))
}

const rank = ({ method }: Endpoint) => ORDER.indexOf(method)
