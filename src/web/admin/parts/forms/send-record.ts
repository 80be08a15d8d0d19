import type { Endpoint } from '#contract/endpoint.ts'
import { sendForm } from '../../send-form.ts'
import { formDataOf } from './form-data.ts'

type Fields = Record<string, string | File | null | undefined>

/** Sends a form with its files to the call that makes a thing or, of a known one, to the call that changes it. */
export const sendRecord =
  <Thing extends { id: number }>(
    create: Endpoint<never, Thing>,
    update: Endpoint<never, Thing>,
    thing: Thing | null,
    /** The fields of which nothing is kept where they are empty. */
    emptied: readonly string[] = [],
  ) =>
  (fields: Fields, key: string): Promise<Thing> => {
    const form = formDataOf(fields, emptied)
    if (!thing) return sendForm(create, { input: {} as never, form, key }) // Everything is in the form.
    const input = { id: String(thing.id) } as never // Its path has room for that alone.
    return sendForm(update, { input, form, key })
  }
