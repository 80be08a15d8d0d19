import type { ActionFunctionArgs } from 'react-router'
import { answerForm } from '../sign-in/answer-form.ts'
import type { Deed } from '../sign-in/deed.ts'
import { signInFirst } from './account-calls.ts'

/** Does what a form of the account asks, where scripts are off. */
export async function answerOwnForm<Answer>(
  deed: Deed<Answer>,
  asked: Pick<ActionFunctionArgs, 'request' | 'context'>,
  goOn?: (answer: Answer) => string,
) {
  const answer = await answerForm(deed, asked, goOn)
  if (answer.init?.status === 401) throw signInFirst(new URL(asked.request.url).pathname)
  return answer
}
