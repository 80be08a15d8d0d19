import { type ActionFunctionArgs, data } from 'react-router'
import type { RecoveryCodes } from '#contract/accounts/types.ts'
import type { Said } from '#contract/said.ts'
import type { Fetch } from '../../api.ts'
import { renderContext } from '../../loading.ts'
import { act, type Outcome, textOf } from '../../sign-in/deed.ts'
import { signInFirst } from '../account-calls.ts'
import { qrPathOf } from './qr-path.ts'
import { type Begun, twoStepDeeds, type Words } from './two-step-deeds.ts'

/** What came of one of the forms, where scripts are off. */
export type TwoStepOutcome =
  | { deed: 'begin'; outcome: Outcome<Begun> }
  | { deed: 'confirm'; outcome: Outcome<RecoveryCodes>; begun: Begun }
  | { deed: 'renew'; outcome: Outcome<RecoveryCodes> }
  | { deed: 'disable'; outcome: Outcome<Said> }

export async function answerTwoStep(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  words: Words,
) {
  const came = await doWhatIsAsked(await request.formData(), context.get(renderContext).send, words)
  const status = came.outcome.isDone ? 200 : came.outcome.refused.status
  if (status === 401) throw signInFirst(new URL(request.url).pathname)
  return data(came, { status })
}

async function doWhatIsAsked(form: FormData, send: Fetch, words: Words): Promise<TwoStepOutcome> {
  const deeds = twoStepDeeds(words)
  switch (textOf(form, 'deed')) {
    case 'begin':
      return { deed: 'begin', outcome: await act(deeds.begin, form, send) }
    case 'confirm': {
      const outcome = await act(deeds.confirm, form, send)
      return { deed: 'confirm', outcome, begun: await begunAsTyped(form) }
    }
    case 'renew':
      return { deed: 'renew', outcome: await act(deeds.renew, form, send) }
    case 'disable':
      return { deed: 'disable', outcome: await act(deeds.disable, form, send) }
    default:
      throw new Response('There is no such form.', { status: 400 })
  }
}

/** The key travels with the form, so that a wrong code does not mean to begin again. */
async function begunAsTyped(form: FormData): Promise<Begun> {
  const address = textOf(form, 'address').slice(0, 500)
  return { secret: textOf(form, 'secret').slice(0, 100), address, qr: await qrPathOf(address) }
}
