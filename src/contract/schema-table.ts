import { z } from 'zod'
import type { AnswerOf, AnyEndpoint, InputOf } from './endpoint.ts'

/** What the API page says of a call, and what holds its input and answer to their word. */
export type CallSchema<E> = {
  summary: string
  input?: z.ZodType<InputOf<E>>
  answer: z.ZodType<AnswerOf<E>>
  /** The refusals that this call may give, besides those that follow from its guard, its method and its input. */
  errors?: (400 | 401 | 403 | 404 | 409 | 413 | 415 | 429)[]
}

export type SchemaTable<Table> = {
  [Name in keyof Table]: Table[Name] extends AnyEndpoint ? CallSchema<Table[Name]> : never
}

/** An answer that is no JSON: what a browser is told that it is. */
export const textAs = (
  type: 'text/csv' | 'text/html' | 'text/event-stream' | 'application/pdf' | 'application/json',
) => z.string().meta({ contentMediaType: type })

/** What the API page shows of a call: something that a real shop would be asked, and its answer. */
export type Example<Input, Answer> = { input?: Input; answer: Answer }

export type Examples<Table> = {
  [Name in keyof Table]?: Example<InputOf<Table[Name]>, AnswerOf<Table[Name]>>
}
