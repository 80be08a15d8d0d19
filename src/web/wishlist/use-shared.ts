import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { getSharedWishlist } from '#contract/wishlist/calls.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { type Refusal, refusalFrom } from '../acting.ts'
import { queryFor } from '../cache.ts'
import { tempo } from '../tempo.ts'
import { toast } from '../ui/toast/toast.ts'
import type { SaidOutcome } from './posted-say.ts'
import { commentField, type Said, say, sayingIn } from './saying.ts'

export const queryForShared = (token: string) => queryFor(getSharedWishlist, { token })

/** A shared list with its votes as they come in. */
export function useShared(token: string) {
  return useQuery({ ...queryForShared(token), refetchInterval: tempo.pollMs }).data
}

/** What relatives say, under the name that this browser remembers. */
export function useSaying(token: string, given: SaidOutcome | undefined) {
  const { shared: words, offline: noConnection } = useWords('wishlist', english)
  const cache = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(given?.refusal ?? null)
  const [busy, setBusy] = useState('')
  const { name, setName } = useName(given?.name ?? '')
  const last = useRef<Promise<void>>(Promise.resolve())
  const send = async (form: HTMLFormElement, pressed: string, saying: Said) => {
    setBusy(pressed)
    try {
      const list = await say(fetch, { token, name: name.trim() }, saying)
      cache.setQueryData(queryForShared(token).queryKey, list)
      setRefusal(null)
      if (saying.kind === 'comment') {
        emptyField(form, commentField(saying.productId ?? 0))
        toast({ title: words.sent, tone: 'success' })
      }
    } catch (error) {
      setRefusal(refusalFrom(error, noConnection))
      if (name.trim() === '') focusField(form, 'name')
    } finally {
      setBusy('')
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    const pressed = button instanceof HTMLButtonElement ? button.value : ''
    const form = event.currentTarget
    const saying = sayingIn(pressed, new FormData(form))
    // Quick fingers are heard one after the other.
    if (saying.kind !== 'name') last.current = last.current.then(() => send(form, pressed, saying))
  }
  return { name, setName, refusal, busy, submit }
}

const fieldIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

function emptyField(form: HTMLFormElement, name: string) {
  const field = fieldIn(form, name)
  if (field) field.value = ''
}

const focusField = (form: HTMLFormElement, name: string) => fieldIn(form, name)?.focus()

const key = 'wishlist-name'

function useName(given: string) {
  const [name, setName] = useState(given)
  useEffect(() => {
    setName((now) => now || keptName())
  }, [])
  return {
    name,
    setName(next: string) {
      setName(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // A browser that keeps nothing asks again next time.
      }
    },
  }
}

function keptName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
