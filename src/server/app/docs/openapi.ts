import { z } from 'zod'
import type { NounModule } from '../../platform/noun-module.ts'
import { modules } from '../modules.ts'
import { type CallDocument, describeCall } from './describe-call.ts'
import type { JsonSchema } from './json-schema.ts'
import { refusals } from './refusals.ts'

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, CallDocument>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const description = `Every call of the shop. Answers are JSON; prices are rupees, times are ISO 8601 in UTC.

Every refusal is JSON with a \`message\` that is fit to show to a person; fields at fault stand in \`errors\`.

GET answers carry a strong \`ETag\` and \`Last-Modified\`: send them back as \`If-None-Match\` or \`If-Modified-Since\`, and an unchanged answer is 304 without a body.

A call that changes something is refused with 403 when a page of another site makes it. Sessions are cookies.

Another program sends \`Authorization: Bearer pallu_…\` instead, a token that the owner makes in the admin area under API tokens: it opens the calls of staff that its scopes name and nothing else, 600 a minute.`

/** The OpenAPI 3.1 document of every call, from the same modules that the server answers by. */
export function openApiOf(shopName: string, publicUrl: string, documented = modules): OpenApi {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema() }
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1', description },
    servers: [{ url: publicUrl }],
    tags: documented.flatMap(({ title, calls }) => (calls ? [{ name: title }] : [])),
    paths: pathsOf(documented, schemas),
    components: {
      schemas,
      responses: refusals,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of the admin area, for calls of staff.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-sid' : 'sid',
          description: 'The session that POST /api/users/login and /register begin.',
        },
      },
    },
  }
}

function pathsOf(documented: NounModule[], components: Record<string, JsonSchema>) {
  const paths: OpenApi['paths'] = {}
  for (const { title, calls = [] } of documented) {
    const byPath = calls.toSorted((one, other) =>
      one.endpoint.path < other.endpoint.path ? -1 : 1,
    )
    for (const call of byPath) {
      const { path, method } = call.endpoint
      const told = { tags: [title], ...describeCall(call, components) }
      paths[path] = { ...paths[path], [method.toLowerCase()]: told }
    }
  }
  return paths
}

function problemSchema(): JsonSchema {
  const Problem = z.object({
    message: z.string().meta({ description: 'A sentence fit to show to a person.' }),
    status: z.int(),
    code: z.string().optional().meta({ description: 'What it is about: it goes with the status.' }),
    refusal: z
      .string()
      .optional()
      .meta({ description: 'Which refusal it is: a code that never changes, of a closed list.' }),
    params: z.looseObject({}).optional().meta({
      description: 'The names and figures in the sentence; money in paise, moments in ms.',
    }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What is wrong with which field.' }),
    faults: z
      .record(
        z.string(),
        z.object({
          code: z.string(),
          limit: z.number().optional(),
          place: z.string().optional(),
          params: z.looseObject({}).optional(),
        }),
      )
      .optional()
      .meta({ description: 'The same as codes, for saying it in another language.' }),
    current: z.looseObject({}).optional().meta({
      description:
        'With the code outdated: what somebody else has saved since the version that was sent.',
    }),
    requestId: z.string().optional(),
  })
  const { $schema: _dialect, ...schema } = z.toJSONSchema(Problem) as JsonSchema & {
    $schema?: string
  }
  return schema
}
