import { useEffect, useRef, useState } from 'react'
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
  const waiting = useRef<AbortController>(undefined)
  const signIn = async (isInField: boolean) => {
    waiting.current?.abort()
    const control = new AbortController()
    waiting.current = control
    if (!isInField) setState({ isBusy: true, failed: '' })
    try {
      const asked = await callWith(fetch, askPasskey, {})
      const signed = await signWithPasskey(asked, { signal: control.signal, isInField })
      setState({ isBusy: true, failed: '' })
      const form = { ...signed, ticket: asked.ticket, rememberMe: isRemembered() }
      const user = await callWith(fetch, signInByPasskey, form)
      location.assign(pathIn(language, wayOn(user, next)))
    } catch (error) {
      if (control.signal.aborted) return
      // Whoever has not asked for it is not told that it did not work.
      const isQuiet = isInField && !(error instanceof ApiError && error.refusal !== '')
      setState({ isBusy: false, failed: isQuiet ? '' : failureOf(error, words) })
    }
  }
  useOffer(signIn, waiting)
  return { ...state, start: () => signIn(false) }
}

/** Keeps one challenge ready for the field's list as long as the page stands there. */
function useOffer(
  signIn: (isInField: boolean) => Promise<void>,
  waiting: { current: AbortController | undefined },
) {
  const offer = useRef(signIn)
  useEffect(() => {
    let isGone = false
    const begin = async () => {
      if ((await offersInField()) && !isGone) await offer.current(true)
    }
    void begin()
    const timer = setInterval(() => void begin(), renewMs)
    return () => {
      isGone = true
      clearInterval(timer)
      waiting.current?.abort()
    }
  }, [waiting])
}

function failureOf(error: unknown, { passkey, login }: typeof english): string {
  if (error instanceof ApiError) return error.reason
  return error instanceof DOMException ? passkey.cancelled : login.unreachable
}

/** What the form beside it says. */
const isRemembered = () =>
  document.querySelector<HTMLInputElement>('input[name=rememberMe]')?.checked === true
