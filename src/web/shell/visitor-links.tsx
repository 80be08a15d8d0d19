import { Link } from '#web/ui/link.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { SignOutForm } from './sign-out-form.tsx'

export type Visitor = { username: string; isAdmin: boolean }

/** Where somebody who is signed in may go, one row each. */
export function VisitorLinks({ visitor, row }: { visitor: Visitor; row: string }) {
  const words = useWords('shell', shell).header
  return (
    <>
      {visitor.isAdmin && (
        <Link to="/admin" isDocument className={row}>
          {words.adminDashboard}
        </Link>
      )}
      <Link to="/account" className={row}>
        {words.myAccount}
      </Link>
      <SignOutForm>
        <button type="submit" className={row}>
          {words.signOut}
        </button>
      </SignOutForm>
    </>
  )
}
