import { z } from 'zod'
import type { JsonSchema } from '#server/app/docs/json-schema.ts'
import type { OpenApi } from '#server/app/docs/openapi.ts'

/** A schema of the document as zod reads it: strict, so that an answer may not hold more than it says. */
export function told(document: OpenApi, schema: JsonSchema): z.ZodType {
  const here = (part: object) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/components/schemas/', '"#/$defs/'))
  return z.fromJSONSchema({ ...here(schema), $defs: here(document.components.schemas) })
}
