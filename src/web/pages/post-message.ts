import { type ActionFunctionArgs, data } from 'react-router'
import { sendMessage } from '#contract/messages/calls.ts'
import { ApiError, callWith } from '../api.ts'
import { renderContext } from '../loading.ts'
import { type Outcome, typedIn } from './contact-form.tsx'

/** What a form without JavaScript has typed, sent to the shop: its number, or what is wrong with it. */
export async function postMessage({ request, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData())
  try {
    const taken = await callWith(context.get(renderContext).send, sendMessage, typed)
    return data<Outcome>({ typed, number: taken.number })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields, reason, status } = error
    return data<Outcome>({ typed, fields, reason }, { status })
  }
}
