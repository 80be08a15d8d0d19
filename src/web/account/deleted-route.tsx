import type { MetaArgs } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { accountHead } from './account-head.ts'
import { goodbye } from './delete-deed.ts'

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.privacy.gone, goodbye)

/** After an account is gone. */
export default function DeletedRoute() {
  const words = useWords('account', english).privacy
  return (
    <SignInFrame title={words.gone} text={words.goneText}>
      <LinkButton to="/products">{words.shop}</LinkButton>
    </SignInFrame>
  )
}
