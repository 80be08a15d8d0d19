import { type SubmitEvent, useState } from 'react'
import { type Refusal, refusalFrom } from '../acting.ts'
import { useLeadToFault } from '../ui/forms/lead-to-fault.ts'

type Sending = {
  /** What came of the form where JavaScript is off. */
  given: Refusal | undefined
  send: (typed: FormData) => Promise<unknown>
  /** What is said where nothing came back. */
  lost: string
}

/** A form that is sent once at a time; nothing that was typed is lost when the shop says no, and its first fault is led to. */
export function useSending({ given, send, lost }: Sending) {
  const [refusal, setRefusal] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const form = useLeadToFault(refusal)
  const sendOnce = async (typed: FormData) => {
    setBusy(true)
    try {
      await send(typed)
      setRefusal(undefined)
    } catch (error) {
      setRefusal(refusalFrom(error, lost))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void sendOnce(new FormData(event.currentTarget))
  }
  return { refusal, isBusy, form, submit }
}
