import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { queryForUser } from '../visitor.ts'
import { faultsOf, firstOpen, isBefore, type Step } from './steps.ts'
import { faultsIn, startWith, type TypedOrder } from './typed-order.ts'
import type { Choices } from './use-choices.ts'
import type { usePlacing } from './use-placing.ts'

type Placing = ReturnType<typeof usePlacing>

/** Which step a phone shows; wider windows and browsers without scripts show all of them. */
export function useSteps(
  { typed, book, chosen }: Choices,
  placing: Placing,
  form: RefObject<HTMLFormElement | null>,
) {
  const faultsIn = useFaults(book)
  const { data: visitor } = useQuery({ ...queryForUser(), enabled: false })
  const [told, setTold] = useState<TypedOrder>(
    () =>
      typed ??
      startWith({
        'contact.email': visitor?.email ?? '',
        'contact.mobile': book[0]?.mobile ?? '',
        savedAddress: chosen,
      }),
  )
  const [step, setStep] = useState<Step>(() =>
    placing.trouble?.kind === 'fields' ? stepOfTrouble(placing.trouble.fields) : openIn(told),
  )
  const [moves, setMoves] = useState(0)
  useLeading(step, moves, form)
  useComplaints(placing, setStep, form)
  function openIn(now: TypedOrder): Step {
    return firstOpen(faultsIn(now))
  }
  const moveTo = (to: Step, now: TypedOrder) => {
    setTold(now)
    setStep(to)
    setMoves((count) => count + 1)
  }
  return {
    ...{ step, told, moveTo },
    /** Goes on to what is missing next, or says what of this step is. */
    goOn: (now: TypedOrder) => {
      const wrong = faultsOf(step, faultsIn(now))
      if (Object.keys(wrong).length > 0) return placing.complain(wrong)
      const next = openIn(now)
      moveTo(isBefore(step, next) ? next : 'payment', now)
    },
  }
}

export type Steps = ReturnType<typeof useSteps>

/** True where the window shows one step at a time. */
export const isStepped = () => matchMedia('(width < 48rem)').matches

const stepOfTrouble = (fields: Record<string, string>): Step => firstOpen(fields)

function useFaults(book: Choices['book']) {
  const words = useWords('checkout', english)
  const language = useLanguage()
  return (now: TypedOrder) => faultsIn(now, { words, language, book })
}

/** Whoever went to a step hears its heading. */
function useLeading(step: Step, moves: number, form: RefObject<HTMLFormElement | null>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move leads there
  useEffect(() => {
    if (moves === 0) return
    form.current?.querySelector<HTMLElement>(`[data-step="${step}"] :is(h2, legend)`)?.focus()
  }, [moves])
}

/** A complaint opens its step and leads to the first field that it is about. */
function useComplaints(
  { complaints, trouble }: Placing,
  setStep: (step: Step) => void,
  form: RefObject<HTMLFormElement | null>,
) {
  const [heard, setHeard] = useState(complaints)
  if (heard !== complaints) {
    setHeard(complaints)
    if (trouble?.kind === 'fields') setStep(stepOfTrouble(trouble.fields))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: mending one field must not lead to the next
  useEffect(() => {
    if (trouble?.kind !== 'fields') return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [complaints])
}
