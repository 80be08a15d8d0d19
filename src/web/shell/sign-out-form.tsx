import type { ReactNode } from 'react'
import { logout } from '#contract/account-endpoints.ts'

type SignOutFormProps = { onSignOut: () => void; children: ReactNode }

/** Signs out by the call itself where there is no JavaScript. */
export function SignOutForm({ onSignOut, children }: SignOutFormProps) {
  return (
    <form
      method="post"
      action={logout.path}
      onSubmit={(event) => {
        event.preventDefault()
        onSignOut()
      }}
    >
      {children}
    </form>
  )
}
