import type { ReactNode } from 'react'
import { logout } from '#contract/accounts/calls.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out by the call itself where there is no JavaScript. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const signOut = useSignOut()
  return (
    <form
      method="post"
      action={logout.path}
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      {children}
    </form>
  )
}
