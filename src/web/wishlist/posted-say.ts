import { type ActionContext, orRefusal, type Refusal, textIn } from '../acting.ts'
import { say, sayingIn } from './saying.ts'

/** What became of what a relative posted without JavaScript. */
export type SaidOutcome = { name: string; refusal: Refusal | null; isSent: boolean }

export async function sayPosted(action: ActionContext, token: string, form: FormData) {
  const name = textIn(form, 'name').trim()
  const saying = sayingIn(textIn(form, 'say'), form)
  if (saying.kind === 'name') {
    return action.show<SaidOutcome>({ name, refusal: null, isSent: false })
  }
  const { refusal = null } = await orRefusal(say(action.send, { token, name }, saying))
  const isSent = refusal === null && saying.kind === 'comment'
  return action.show<SaidOutcome>({ name, refusal, isSent }, refusal?.status)
}
