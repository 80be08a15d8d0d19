import type { AnyEndpoint } from '#contract/endpoint.ts'

type Schema = { [key: string]: unknown }
type Told = { description?: string; content?: Record<string, { schema: Schema }> }
type Document = {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, Schema> }
}
type Call = {
  summary: string
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Told & { required: boolean }
  responses: Record<string, Told>
}

/** Every call of an OpenAPI document as lines to read and to compare: what it takes, answers and refuses, and who may make it. */
export function tellApi(
  { paths, components }: Document,
  calls: { name: string; endpoint: AnyEndpoint }[],
): string {
  const parts = calls.map(({ name, endpoint }) => {
    const call = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    return tellCall(name, endpoint, call as Call) // What describeCall makes.
  })
  const types = Object.entries(components.schemas).map(([name, schema]) =>
    [name, ...tellSchema(schema)].join('\n'),
  )
  return `${[...parts.toSorted(), ...types.toSorted()].join('\n\n')}\n`
}

function tellCall(name: string, endpoint: AnyEndpoint, call: Call): string {
  const { method, path, guard, ...rest } = endpoint
  const { summary, parameters = [], requestBody, responses } = call
  const statuses = Object.keys(responses)
  const [success = ''] = statuses
  const refusals = statuses.filter((status) => status >= '400')
  return [
    `${path} ${method} ${name}: ${guard} ${briefly(rest)}`.trimEnd(),
    `  ${summary}`,
    ...parameters.flatMap((one) =>
      tellField(`in the ${one.in}: ${one.name}`, one.schema, one.required),
    ),
    ...media('takes', requestBody, requestBody?.required),
    ...media(`answers ${success}`, responses[success]),
    `  refuses ${refusals.join(' ')}`,
  ].join('\n')
}

function media(what: string, told: Told | undefined, isRequired = true): string[] {
  const contents = Object.entries(told?.content ?? {})
  return contents.flatMap(([type, { schema }]) =>
    tellField(`${what} ${type.replace('application/json', 'JSON')}`, schema, isRequired),
  )
}

const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

function tellField(name: string, schema: Schema, isRequired: boolean): string[] {
  const [first = '', ...rest] = tellSchema(schema)
  return indented([`${name}${isRequired ? '' : '?'} ${first.trim()}`.trimEnd(), ...rest])
}

/** What it is on the first line, its parts below, a step further in. */
function tellSchema(schema: Schema): string[] {
  const { $ref, type, properties, required, items, anyOf, oneOf, allOf, ...rest } = schema
  const named = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : ''
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
  const needed = new Set(required as string[] | undefined)
  const choices = { anyOf, oneOf, allOf } as Record<string, Schema[] | undefined>
  return [
    `  ${[named, type ?? '', briefly(rest)].flat().filter(Boolean).join(' ')}`,
    ...fields.flatMap(([name, field]) => tellField(name, field, needed.has(name))),
    ...(items ? tellField('each', items as Schema, true) : []),
    ...Object.entries(choices).flatMap(([name, some = []]) =>
      some.flatMap((one) => tellField(name, one, true)),
    ),
  ]
}

const briefly = (rest: object) =>
  Object.entries(rest)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')
