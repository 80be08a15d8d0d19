import { useEffect, useState } from 'react'

/** The form that somebody is about to send, or what holds it: asked before it is busy, when the focus may go. */
export const formAtHand = (): Element =>
  document.activeElement?.closest('form, dialog') ??
  [...document.querySelectorAll('dialog[open]')].at(-1) ??
  document.body

/** Leads to the first field that was refused, once it is marked: in a long form it may be far above the button. */
export function useFirstFault(): (form?: Element) => void {
  const [refused, setRefused] = useState<{ form: Element } | null>(null)
  useEffect(() => {
    const wrong = refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [refused])
  // After whoever sent it has marked what is wrong: a toast of the same moment is drawn before that.
  return (form = formAtHand()) => void setTimeout(() => setRefused({ form }))
}
