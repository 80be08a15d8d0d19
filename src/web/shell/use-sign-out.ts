import { useHref } from 'react-router'
import { logout } from '#contract/accounts/calls.ts'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, call } from '../api.ts'
import { dropEveryDraft } from '../kept-drafts.ts'
import { toast } from '../ui/toast/toast.ts'

/** Signs out and begins anew at the home page, which then knows nobody. */
export function useSignOut() {
  const failed = useWords('shell', shell).header.signOutFailed
  const home = useHref('/')
  return async () => {
    try {
      await call(logout, {})
      dropEveryDraft()
      location.assign(home)
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : undefined
      toast({ tone: 'destructive', title: failed, description })
    }
  }
}
