import type { Call, Calls } from '@paco/domain/http/call'
import { TOTAL_HEADER } from '@paco/domain/http/headers'
import * as z from 'zod/mini'
import { KeptJson } from './kept.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

/** Every write of a person may carry a key of its own. */
const REPEAT_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repetir o pedido com a mesma chave devolve a primeira resposta e não grava de novo.',
  schema: { type: 'string', maxLength: 200 },
}

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
})

const MEGABYTE = 1024 * 1024
const BINARY = { type: 'string', format: 'binary' }

function errorsOf(call: Call): Json {
  return {
    ...(call.method === 'GET' || call.body || call.params
      ? { 400: error('Entrada inválida; `Campos` diz o motivo de cada campo') }
      : {}),
    ...(call.access.login ? { 401: error('Sem token ou token inválido'), 403: error('Sem permissão') } : {}),
    ...(call.params ? { 404: error('Registro não encontrado') } : {}),
    ...(call.method === 'GET'
      ? {}
      : {
          409: error('Conflito com o que já está registrado'),
          413: error(`Conteúdo acima de ${(call.maxBody ?? MEGABYTE) / MEGABYTE} MB`),
        }),
  }
}

/** What stands beside a list. */
function headersOf({ query }: Call): Json {
  if (!query || !Object.hasOwn(query.shape, 'limite')) return {}
  const total = { description: 'Quantas linhas tem o filtro inteiro', schema: { type: 'integer' } }
  return { headers: { [TOTAL_HEADER]: total } }
}

function success(call: Call): Json {
  const { reply } = call
  if ('kind' in reply) {
    const content = reply.types.map((type) => [type, { schema: BINARY }])
    return { description: 'Arquivo', content: Object.fromEntries(content) }
  }
  return {
    description: 'Sucesso',
    ...headersOf(call),
    content: { 'application/json': { schema: schemaOf(reply, 'output') } },
  }
}

/** As what a body travels: where a file may come along, as either. */
function contentOf(call: Call, body: z.ZodMiniType): Json {
  const schema = schemaOf(body, 'input')
  const [json, form] = [{ 'application/json': { schema } }, { 'multipart/form-data': { schema } }]
  if (call.maxFile !== undefined) return { ...json, ...form }
  if (call.bodyType === 'octets') return { 'application/octet-stream': { schema: BINARY } }
  return call.bodyType === 'multipart' ? form : json
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    description: `Quem pode: ${call.access.who}.`,
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.access.login && call.method !== 'GET' ? [REPEAT_KEY] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: contentOf(call, call.body) } } : {}),
    responses: { 200: success(call), ...errorsOf(call) },
    ...(call.access.login ? { security: [{ token: [] }] } : {}),
  }
}

const ERRO = {
  type: 'object',
  required: ['Status', 'Error', 'message'],
  properties: {
    Status: { const: 'Error' },
    Error: { type: 'string', description: 'Texto em português para a pessoa' },
    message: { type: 'string', description: 'O mesmo texto' },
    Campos: { type: 'object', additionalProperties: { type: 'string' }, description: 'Motivo por campo' },
    Linhas: {
      type: 'array',
      items: { type: 'object' },
      description: 'Num lote, o motivo de cada linha recusada; da que outra pessoa mudou, o que ela é agora',
    },
  },
}

/** The whole interface as OpenAPI 3.1, from the same schemas that validate it. */
export function describeApi(calls: Calls): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Paço', version: '0.1.0', description: 'Gestão de processos e projetos da prefeitura.' },
    paths,
    components: {
      schemas: { Erro: ERRO },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const texts = new WeakMap<Calls, KeptJson>()

/** The same as text. Made when first asked for, since few ever do and it takes some megabytes, and once for all cities of a process. */
export function apiText(calls: Calls): KeptJson {
  const text = texts.get(calls) ?? new KeptJson(JSON.stringify(describeApi(calls)))
  texts.set(calls, text)
  return text
}
