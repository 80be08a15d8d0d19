import type { z } from 'zod'
import type { JsonSchema } from '#server/app/docs/json-schema.ts'
import type { OpenApi } from '#server/app/docs/openapi.ts'
import type { DocumentedCall } from './hostile-calls.ts'
import { told } from './told.ts'

export type SentReply = { status: number; type: string; text: string }

/** Says what is wrong with a reply by the document's own words; null when nothing is. */
export function judgeOf(document: OpenApi) {
  const problem = told(document, { $ref: '#/components/schemas/Problem' })
  const answers = new Map<string, z.ZodType | null>()
  const answerOf = (call: DocumentedCall, status: number) => {
    const key = `${call.name} ${status}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const schema = schemaOf(call.responses[status])
    const read = schema ? told(document, schema) : null
    answers.set(key, read)
    return read
  }
  return (call: DocumentedCall, { status, type, text }: SentReply): string | null => {
    if (status >= 500) return `${status}: ${text.slice(0, 200)}`
    if (!(status in call.responses)) return `${status} is not documented`
    if (status === 204 || status === 304) return text === '' ? null : `${status} with a body`
    if (status >= 400) return refusalFault(problem, type, text)
    if (!type.startsWith('application/json')) return null
    const { error } = answerOf(call, status)?.safeParse(JSON.parse(text)) ?? {}
    return error
      ? `the answer is not as documented: ${JSON.stringify(error.issues).slice(0, 300)}`
      : null
  }
}

const inside = /SQLITE|syntax error|constraint|node_modules|\.ts:\d|\bat \w+ \(|select .* from/i

function refusalFault(problem: z.ZodType, type: string, text: string): string | null {
  if (!type.startsWith('application/json')) return `a refusal as ${type}`
  const said: unknown = JSON.parse(text)
  const read = problem.safeParse(said)
  if (!read.success) return `a refusal without {message}: ${text.slice(0, 100)}`
  const { message } = said as { message: string } // The schema has just read it.
  return inside.test(message) ? `tells what is inside: ${message.slice(0, 100)}` : null
}

function schemaOf(response: object | undefined): JsonSchema | undefined {
  const { content } = (response ?? {}) as { content?: Record<string, { schema: JsonSchema }> }
  return content?.['application/json']?.schema
}
