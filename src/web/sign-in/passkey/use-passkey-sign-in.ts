import { useCallback, useEffect, useRef, useState } from 'react'
import { askPasskey, signInByPasskey } from '#contract/accounts/calls.ts'
import { pathIn } from '#domain/language.ts'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ApiError, callWith } from '../../api.ts'
import { wayOn } from '../next-path.ts'
import { offersInField, signWithPasskey } from './browser-passkey.ts'

/** How long one challenge is offered in the field before a new one takes its place: a minute less than it counts. */
const renewMs = 4 * 60_000

/** Signs in with a passkey: from the list of the name's field where the browser has one, or when asked to. */
export function usePasskeySignIn(next: string | null) {
  const words = useWords('signIn', english)
  const language = useLanguage()
  const [state, setState] = useState({ isBusy: false, failed: '' })
  const waiting = useRef<Waiting>(undefined)
  /** True where somebody came in. */
  const signIn = async (isInField: boolean): Promise<boolean> => {
    waiting.current?.control.abort()
    const control = new AbortController()
    waiting.current = { control, isInField }
    if (!isInField) setState({ isBusy: true, failed: '' })
    try {
      const asked = await callWith(fetch, askPasskey, {})
      const signed = await signWithPasskey(asked, { signal: control.signal, isInField })
      setState({ isBusy: true, failed: '' })
      const form = { ...signed, ticket: asked.ticket, rememberMe: isRemembered() }
      const user = await callWith(fetch, signInByPasskey, form)
      location.assign(pathIn(language, wayOn(user, next)))
      return true
    } catch (error) {
      if (control.signal.aborted) return false
      waiting.current = undefined
      // Whoever has not asked for it is not told that it did not work.
      const isQuiet = isInField && !(error instanceof ApiError && error.refusal !== '')
      setState((now) => ({
        isBusy: false,
        failed: isQuiet ? now.failed : failureOf(error, words),
      }))
      return false
    }
  }
  const offer = useOffer(signIn, waiting)
  const start = async () => {
    if (!(await signIn(false))) await offer()
  }
  return { ...state, start }
}

/** The request that the browser has been given, and whether it waits in the field's list or for somebody who pressed. */
type Waiting = { control: AbortController; isInField: boolean }

/** Keeps one challenge ready for the field's list as long as the page stands there; never in the way of what was pressed. */
function useOffer(
  signIn: (isInField: boolean) => Promise<boolean>,
  waiting: { current: Waiting | undefined },
) {
  const latest = useRef(signIn)
  const isGone = useRef(false)
  const offer = useCallback(async () => {
    const isFree = () => !isGone.current && waiting.current?.isInField !== false
    if (isFree() && (await offersInField()) && isFree()) await latest.current(true)
  }, [waiting])
  useEffect(() => {
    isGone.current = false
    void offer()
    const timer = setInterval(() => void offer(), renewMs)
    return () => {
      isGone.current = true
      clearInterval(timer)
      waiting.current?.control.abort()
    }
  }, [offer, waiting])
  return offer
}

function failureOf(error: unknown, { passkey, login }: typeof english): string {
  if (error instanceof ApiError) return error.reason
  return error instanceof DOMException ? passkey.cancelled : login.unreachable
}

/** What the form beside it says. */
const isRemembered = () =>
  document.querySelector<HTMLInputElement>('input[name=rememberMe]')?.checked === true
