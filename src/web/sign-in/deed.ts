import { ApiError, type Fetch } from '../api.ts'

export type Fields = Record<string, string>

/** What a form does, for both its sides: the browser that sends it, and the server where scripts are off. */
export type Deed<Answer> = {
  /** Sentences beside the fields that are refused without asking; none when all is well. */
  check?: (form: FormData) => Fields
  send: (send: Fetch, form: FormData) => Promise<Answer>
}

export type Refused = {
  status: number
  code: string
  /** The shop's sentence; '' when `fields` says everything. */
  reason: string
  fields: Fields
  /** What was typed, to be shown again; secrets are blank. */
  typed: Record<string, string>
}

export type Outcome<Answer> = { isDone: true; answer: Answer } | { isDone: false; refused: Refused }

/** Does what a form asks. A refusal is an outcome; what else goes wrong is thrown. */
export async function act<Answer>(
  deed: Deed<Answer>,
  form: FormData,
  send: Fetch,
): Promise<Outcome<Answer>> {
  const typed = shownAgain(form)
  const fields = deed.check?.(form) ?? {}
  if (Object.keys(fields).length > 0) {
    return { isDone: false, refused: { status: 400, code: 'invalid', reason: '', fields, typed } }
  }
  try {
    return { isDone: true, answer: await deed.send(send, form) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, reason, fields } = error
    return { isDone: false, refused: { status, code, reason, fields, typed } }
  }
}

/** A field's text; '' when it is missing. */
export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Drops the sentences of fields that are right. */
export function onlyWrong(fields: Record<string, string | false>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== false),
  )
}

const isSecret = (name: string) => /password|token|^code$/i.test(name)

/** What a form may show once more. */
export function shownAgain(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => [name, isSecret(name) ? '' : textOf(form, name)]))
}
