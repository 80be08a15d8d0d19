import { type MetaArgs, useSearchParams } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { accountHead } from './account-head.ts'
import { goodbye } from './delete-deed.ts'
import { readKept } from './kept-address.ts'
import { KeptList } from './kept-list.tsx'

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.privacy.gone, goodbye)

/** After an account is gone. */
export default function DeletedRoute() {
  const words = useWords('account', english).privacy
  const [asked] = useSearchParams()
  const kept = readKept(asked.get('kept') ?? '')
  return (
    <SignInFrame title={words.gone} text={words.goneText}>
      <KeptList parts={kept} title={words.stays.after} />
      <LinkButton to="/products">{words.shop}</LinkButton>
    </SignInFrame>
  )
}
