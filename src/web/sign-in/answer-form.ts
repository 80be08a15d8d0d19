import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { renderContext } from '../loading.ts'
import { act, type Deed } from './deed.ts'

type Posted = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * Does what a posted form asks, where scripts are off: the page comes back with the outcome, or the
 * visitor goes on to where `goOn` says.
 */
export async function answerForm<Answer>(
  deed: Deed<Answer>,
  { request, context }: Posted,
  goOn?: (answer: Answer) => string,
) {
  const form = await request.formData()
  const outcome = await act(deed, form, context.get(renderContext).send)
  if (outcome.isDone && goOn) throw redirect(goOn(outcome.answer), 303)
  return data(outcome, { status: outcome.isDone ? 200 : outcome.refused.status })
}
