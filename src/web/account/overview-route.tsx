import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import type { Said } from '#contract/said.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { SignOutForm } from '../shell/sign-out-form.tsx'
import type { Outcome } from '../sign-in/deed.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { loadersOf, useAccount } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountHead } from './account-head.ts'
import { answerOwnForm } from './answer-own-form.ts'
import { LatestOrders } from './latest-orders.tsx'
import { prepareOrders } from './order-calls.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { resendDeed } from './resend-deed.ts'

const path = '/account'
const loaders = loadersOf(path, prepareOrders)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const action = (asked: ActionFunctionArgs) => answerOwnForm(resendDeed, asked)

export const meta = ({ matches }: MetaArgs) => accountHead(matches, (words) => words.title, path)

export default function OverviewRoute() {
  return (
    <PreparedPage>
      <Overview />
    </PreparedPage>
  )
}

function Overview() {
  const words = useWords('account', english).overview
  const given = useActionData<Outcome<Said>>()
  const person = useAccount()
  if (!person) return null
  return (
    <AccountFrame title={words.hello(person.username)}>
      {person.mustChangePassword && (
        <p className="mb-6 border border-zari bg-card px-4 py-3">
          {person.isAdmin ? words.newAtWork : words.given}{' '}
          <Link to="/account/password" className="link font-medium">
            {words.newAtWorkLink}
          </Link>
        </p>
      )}
      <ProfileFacts person={person} given={given} />
      <div className="mt-6 flex flex-wrap gap-3">
        {person.isAdmin && (
          <LinkButton to="/admin" isDocument look="quiet">
            {words.adminDashboard}
          </LinkButton>
        )}
        <SignOutForm>
          <Button type="submit" look="quiet">
            {words.signOut}
          </Button>
        </SignOutForm>
      </div>
      <LatestOrders />
    </AccountFrame>
  )
}
