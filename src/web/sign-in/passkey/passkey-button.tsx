import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useKnowsPasskeys } from './use-knows-passkeys.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** The way in without a password; without scripts there is none, and in a browser without passkeys. */
export function PasskeyButton({ next }: { next: string | null }) {
  const words = useWords('signIn', english).passkey
  const { isBusy, failed, start } = usePasskeySignIn(next)
  if (!useKnowsPasskeys()) return null
  return (
    <div className="hidden gap-4 scripting:grid">
      {failed && (
        <Note isAlert title={words.failed}>
          {failed}
        </Note>
      )}
      <Button look="quiet" isWide isBusy={isBusy} onClick={() => void start()}>
        {isBusy ? words.waiting : words.offer}
      </Button>
    </div>
  )
}
