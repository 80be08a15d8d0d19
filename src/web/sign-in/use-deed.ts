import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { leadToFault } from '../ui/forms/lead-to-fault.ts'
import { act, type Deed, type Outcome, type Refused, shownAgain } from './deed.ts'

type Ways<Answer> = {
  /** What came of the form before scripts ran. */
  given?: Outcome<Answer> | undefined
  onDone?: (answer: Answer) => unknown
  onRefused?: (refused: Refused) => void
  /** True when `onDone` leads away: the form stays busy until the next page is there. */
  isLeaving?: boolean
}

/** A form that is sent without leaving the page; nothing typed is lost when the shop says no. */
export function useDeed<Answer>(deed: Deed<Answer>, ways: Ways<Answer> = {}) {
  const unreachable = useWords('signIn', english).login.unreachable
  const [outcome, setOutcome] = useState(ways.given)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = async (filled: FormData) => {
    setBusy(true)
    const came = await act(deed, filled, fetch).catch(() => lost<Answer>(unreachable, filled))
    setOutcome(came)
    if (!came.isDone) ways.onRefused?.(came.refused)
    else await ways.onDone?.(came.answer)
    setBusy(came.isDone && ways.isLeaving === true)
  }
  const refused = outcome?.isDone === false ? outcome.refused : undefined
  useEffect(() => {
    if (refused) showWhatIsWrong(form.current)
  }, [refused])
  return {
    refused,
    answer: outcome?.isDone ? outcome.answer : undefined,
    errors: refused?.fields ?? {},
    typed: refused?.typed ?? {},
    isBusy,
    /** Forgets what came of it. */
    restart: () => setOutcome(undefined),
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isBusy) void send(new FormData(event.currentTarget))
      },
    },
  }
}

/** The first wrong field gets the focus; where no field is to blame, the sentence above does. */
function showWhatIsWrong(form: HTMLFormElement | null) {
  if (leadToFault(form) === null) form?.querySelector<HTMLElement>('[role="alert"]')?.focus()
}

function lost<Answer>(reason: string, form: FormData): Outcome<Answer> {
  const typed = shownAgain(form)
  return { isDone: false, refused: { status: 0, code: '', reason, fields: {}, typed } }
}
