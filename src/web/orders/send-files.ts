import { addressOf, type Endpoint } from '#contract/endpoint.ts'
import { languageOfPage, refusedCall } from '../api.ts'
import { underOneKey } from '../sending/one-key.ts'

/** Sends a form with photos, which travel as files. */
export async function sendFiles<Input extends object, Answer>(
  endpoint: Endpoint<Input, Answer>,
  at: Partial<Input>,
  body: FormData,
): Promise<Answer> {
  const { path } = addressOf(endpoint as Endpoint<never, Answer>, { ...at })
  return underOneKey(JSON.stringify([path, [...body].map(told)]), async (key) => {
    const answer = await fetch(path, {
      method: endpoint.method,
      headers: { 'Idempotency-Key': key, 'Content-Language': languageOfPage() },
      body,
    })
    const text = await answer.text()
    if (!answer.ok) throw await refusedCall(answer, text)
    return JSON.parse(text) as Answer // The contract's answer to this endpoint.
  })
}

const told = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value]

/** What a form says, and the photos that were chosen in it. */
export function withPhotos(
  said: Record<string, string | number | undefined>,
  form: FormData,
): FormData {
  const body = new FormData()
  for (const [name, text] of Object.entries(said)) body.set(name, String(text ?? ''))
  for (const photo of form.getAll('photos')) {
    if (photo instanceof File && photo.size > 0) body.append('photos', photo)
  }
  return body
}
