import { z } from 'zod'
import { modules } from '../modules.ts'

/** The part of JSON Schema 2020-12 that the contract's schemas turn into. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  contentMediaType?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  examples?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

const names = z.registry<{ id: string }>()
const named = modules.flatMap(({ types = [] }) => types)
for (const [name, value] of named.flatMap((types) => Object.entries(types))) {
  if (value instanceof z.ZodType && !names.has(value)) names.add(value, { id: name })
}

/** The schema of an answer; what has a name goes into `components` and is referred to. */
export function answerSchema(
  schema: z.ZodType,
  components: Record<string, JsonSchema>,
): JsonSchema {
  const whole = z.toJSONSchema(schema, {
    io: 'output',
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      plainer(jsonSchema as JsonSchema)
      // Names have a registry of their own, which hides the one that examples stand in.
      const { examples, contentMediaType } = z.globalRegistry.get(zodSchema) ?? {}
      if (Array.isArray(examples)) jsonSchema.examples = examples
      if (typeof contentMediaType === 'string') jsonSchema.contentMediaType = contentMediaType
    },
  })
  const { $defs = {}, ...rest } = pointing(whole) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  for (const [name, found] of Object.entries($defs)) components[name] = clean(found)
  return nameOf(schema, components, clean(rest))
}

/** The schema of what a call takes, written out in place. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plainer(jsonSchema as JsonSchema),
  })
  return clean(whole as JsonSchema)
}

function nameOf(schema: z.ZodType, components: Record<string, JsonSchema>, body: JsonSchema) {
  const name = names.get(schema)?.id
  if (!name || body.$ref) return body
  components[name] = body
  return { $ref: reference(name) }
}

const reference = (name: string) => `#/components/schemas/${name}`

/** `#/$defs/Product` is `#/components/schemas/Product` here. */
function pointing(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${reference('')}`))
}

function clean(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, id: _id, ...rest } = schema as JsonSchema & Record<string, unknown>
  return rest
}

/** Leaves out what a format or the number type says already. */
function plainer(jsonSchema: JsonSchema) {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
