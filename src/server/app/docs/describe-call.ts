import { z } from 'zod'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Example } from '#contract/schema-table.ts'
import { isTranslated, languages } from '#domain/language.ts'
import type { AnySchema, ModuleCall } from '../../platform/noun-module.ts'
import { answerSchema, inputSchema, type JsonSchema } from './json-schema.ts'
import { refusal } from './refusals.ts'
import { sampleOf } from './sample.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
  example?: unknown
}

export type CallDocument = {
  operationId: string
  summary: string
  description?: string
  tags?: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: JsonSchema; example: unknown }>
  }
  responses: Record<string, object>
}

type Components = Record<string, JsonSchema>

/** One call as OpenAPI tells it: what goes in, what comes out, and every refusal. */
export function describeCall(
  { name, endpoint, schema, example }: Omit<ModuleCall, 'answererIn'>,
  components: Components,
): CallDocument {
  const { guard } = endpoint
  return {
    operationId: name,
    summary: schema.summary,
    ...(guard.startsWith('staff:') && {
      description: `For staff whose role carries the permission \`${guard.slice('staff:'.length)}\`.`,
    }),
    security: waysIn(endpoint),
    ...inputOf(endpoint, schema, example?.input),
    responses: {
      ...success(endpoint, schema, example, components),
      ...Object.fromEntries(
        statusesOf(endpoint, schema).map((status) => [status, refusal(status)]),
      ),
    },
  }
}

const waysIn = ({ guard, isInPerson }: AnyEndpoint) => [
  ...(guard === 'anyone' ? [] : [{ session: [] }]),
  ...(isForPrograms(guard) && !isInPerson ? [{ token: [] }] : []),
]

const isForPrograms = (guard: AnyEndpoint['guard']) =>
  guard.startsWith('staff:') && guard !== 'staff:staff.edit'

/** Path parameters stand in the path; the rest is query for what only reads or deletes, else the body. */
function inputOf(endpoint: AnyEndpoint, schema: AnySchema, given: unknown) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const whole = schema.input ? inputSchema(schema.input) : {}
  const { properties = {}, required = [] } = whole
  const values = given ?? sampleOf({ ...whole, type: 'object' }, {})
  const example = values as Record<string, unknown> // An input is always an object of fields.
  const path = inPath.map((name) => parameter(name, 'path', true, properties[name], example[name]))
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name))
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = rest.map((name) =>
      parameter(name, 'query', required.includes(name), properties[name], example[name]),
    )
    const isSaid = endpoint.method === 'GET' && isTranslated(endpoint.path)
    return { parameters: [...path, ...query, ...(isSaid ? [language] : [])] }
  }
  const body = { schema: without(whole, inPath), example: picked(example, rest) }
  const content = {
    'application/json': body,
    ...(endpoint.takesFiles && { 'multipart/form-data': withFiles(endpoint.path, body) }),
  }
  return {
    parameters: path,
    ...(schema.input && { requestBody: { required: rest.length > 0, content } }),
  }
}

const language = parameter('language', 'query', false, { type: 'string', enum: [...languages] })

const bytes: JsonSchema = { type: 'string', format: 'binary' }

/** The same fields as text, and pictures beside them. */
function withFiles(path: string, { schema, example }: { schema: JsonSchema; example: unknown }) {
  const files: Record<string, JsonSchema> = path.includes('/products')
    ? { images: { type: 'array', items: bytes } }
    : path.includes('/testimonials')
      ? { avatar: bytes }
      : { image: bytes }
  return { schema: { ...schema, properties: { ...schema.properties, ...files } }, example }
}

function parameter(
  name: string,
  place: Parameter['in'],
  required: boolean,
  schema: JsonSchema = { type: 'string' },
  example?: unknown,
): Parameter {
  return { name, in: place, required, schema, ...(example !== undefined && { example }) }
}

function without(schema: JsonSchema, names: string[]): JsonSchema {
  if (!schema.properties) return schema
  const keep = Object.keys(schema.properties).filter((name) => !names.includes(name))
  return {
    ...schema,
    properties: picked(schema.properties, keep) as Record<string, JsonSchema>,
    required: (schema.required ?? []).filter((name) => keep.includes(name)),
  }
}

const picked = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))

const tag = { schema: { type: 'string' } }

function success(
  endpoint: AnyEndpoint,
  { answer }: AnySchema,
  example: Example<unknown, unknown> | undefined,
  components: Components,
): Record<string, object> {
  if (answer instanceof z.ZodUndefined || answer instanceof z.ZodVoid) {
    return { 204: { description: 'Done.' } }
  }
  const schema = answerSchema(answer, components)
  const shown = example ? example.answer : sampleOf(schema, components)
  const content = { [schema.contentMediaType ?? 'application/json']: { schema, example: shown } }
  if (endpoint.method !== 'GET')
    return { [endpoint.status ?? 200]: { description: 'Done.', content } }
  return {
    200: { description: 'The answer.', headers: { ETag: tag, 'Last-Modified': tag }, content },
    304: { description: 'Unchanged since the entity tag or the date that was sent.' },
  }
}

function statusesOf(endpoint: AnyEndpoint, schema: AnySchema): number[] {
  const disk = schema.errors?.includes(415) ? [507] : []
  return [
    ...new Set([...impliedRefusals(endpoint, schema), ...(schema.errors ?? []), ...disk]),
  ].sort()
}

/** The statuses that a call may refuse with because of its guard, its method and its input, whatever it does. */
export function impliedRefusals(endpoint: AnyEndpoint, { input }: AnySchema): number[] {
  const { guard, method } = endpoint
  return [
    ...(input ? [400] : []),
    ...(guard === 'anyone' ? [] : [401]),
    ...(guard.startsWith('staff:') ? [403] : []),
    ...(endpoint.beforeOpening === 'refusal' ? [403] : []),
    ...(method === 'GET' ? [] : [403, 413]),
    ...(method === 'POST' || method === 'PUT' ? [400] : []),
    500,
    503,
  ]
}
