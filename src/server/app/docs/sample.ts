import type { JsonSchema } from './json-schema.ts'

/** A believable value of a schema, for calls that nobody has written an example for. */
export function sampleOf(schema: JsonSchema, components: Record<string, JsonSchema>): unknown {
  if (schema.$ref)
    return sampleOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components)
  if (schema.default !== undefined) return schema.default
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sampleOf(choices.find((choice) => choice.type !== 'null') ?? {}, components)
  if (schema.allOf) return sampleOfAll(schema.allOf, components)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return sampleObject(schema, components)
  if (type === 'array') return schema.items ? [sampleOf(schema.items, components)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'string' ? sampleText(schema) : null
}

const sampleOfAll = (parts: JsonSchema[], components: Record<string, JsonSchema>) =>
  Object.assign({}, ...parts.map((part) => sampleOf(part, components)))

function sampleObject({ properties = {} }: JsonSchema, components: Record<string, JsonSchema>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, sampleOf(property, components)]),
  )
}

const texts: Record<string, string> = {
  'date-time': '2026-01-15T06:30:00.000Z',
  date: '2026-01-15',
  email: 'lakshmi@example.com',
  uri: 'https://example.com/',
}

function sampleText({ format = '', minLength = 0, maxLength }: JsonSchema): string {
  const text = texts[format] ?? 'text'
  return text.padEnd(minLength, '.').slice(0, maxLength ?? text.length + minLength)
}
