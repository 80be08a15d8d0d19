import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { confirmEmail } from '#contract/accounts/calls.ts'
import type { Said } from '#contract/said.ts'
import { signIn as english, type signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { wordsFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { answerForm } from './answer-form.ts'
import { type Deed, onlyWrong, textOf } from './deed.ts'
import { EmailLinkForm } from './email-link-form.tsx'
import { tokenIn } from './link-token.ts'

/** Once its button is pressed: opening a link alone changes nothing. */
const verifyDeed = ({ link }: typeof signIn): Deed<Said> => ({
  check: (form) => onlyWrong({ token: tokenIn(textOf(form, 'token')) === '' && link.required }),
  send: (send, form) => callWith(send, confirmEmail, { token: tokenIn(textOf(form, 'token')) }),
})

export const action = (asked: ActionFunctionArgs) =>
  answerForm(verifyDeed(wordsFor(asked.context, 'signIn', english)), asked)

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'signIn', english).verify
  return headOf({ ...shopOf(matches), title, description, path: '/verify-email', isHidden: true })
}

export default function VerifyEmailRoute() {
  const words = useWords('signIn', english)
  return (
    <EmailLinkForm
      deed={verifyDeed(words)}
      words={words.verify}
      wayOn="/account"
      newLinkAt="/account"
    />
  )
}
