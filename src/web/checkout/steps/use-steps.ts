import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { leadToFault } from '../../ui/forms/lead-to-fault.ts'
import { queryForUser } from '../../visitor.ts'
import { faultsIn, startWith, type TypedOrder, typedIn } from '../typed-order.ts'
import type { Choices } from '../use-choices.ts'
import type { usePlacing } from '../use-placing.ts'
import { earlierOf, faultsOf, firstOpen, isBefore, type Step, stepIn } from './steps.ts'

type Placing = ReturnType<typeof usePlacing>
type Known = Pick<Choices, 'typed' | 'book' | 'chosen' | 'place'>

/** Which step a phone shows; wider windows and browsers without scripts show all of them. */
export function useSteps(
  { typed, book, chosen, place }: Known,
  placing: Placing,
  form: RefObject<HTMLFormElement | null>,
) {
  const faultsIn = useFaults({ book, place })
  const openIn = (now: TypedOrder): Step => firstOpen(faultsIn(now))
  const { trouble } = placing
  const { step, setStep, told, show } = useShown(useKnown({ typed, book, chosen }), form, (told) =>
    trouble?.kind === 'fields' ? firstOpen(trouble.fields) : openIn(told),
  )
  useComplaints(placing, setStep, form)
  const remember = useStepHistory(step, form, (named, now) => {
    const next = earlierOf(named, openIn(now))
    if (next === step) return
    placing.forgetFields()
    show(next, now)
  })
  const moveTo = (to: Step, now: TypedOrder) => {
    show(to, now)
    void remember(to)
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

/** Which step is shown, what had been typed when it was, and how another one is. */
function useShown(
  known: TypedOrder,
  form: RefObject<HTMLFormElement | null>,
  first: (told: TypedOrder) => Step,
) {
  const [told, setTold] = useState(known)
  const [step, setStep] = useState<Step>(() => first(told))
  const [moves, setMoves] = useState(0)
  useLeading(step, moves, form)
  const show = (to: Step, now: TypedOrder) => {
    setTold(now)
    setStep(to)
    setMoves((count) => count + 1)
  }
  return { step, setStep, told, show }
}

/** Keeps each move in the browser's history, so that its Back goes back one step, with everything typed in place. */
function useStepHistory(
  step: Step,
  form: RefObject<HTMLFormElement | null>,
  onReturn: (named: Step, now: TypedOrder) => void,
) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const follow = useEffectEvent(() => {
    const named = stepIn(hash)
    if (type !== 'POP' || !named || !form.current) return
    onReturn(named, typedIn(new FormData(form.current)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is followed once
  useEffect(() => follow(), [key])
  return async (to: Step) => {
    if (!isStepped()) return
    // Named too: from one name to another the page is not asked for anew.
    if (stepIn(hash) !== step) await navigate(`#${step}`, { replace: true })
    await navigate(`#${to}`)
  }
}

/** What was typed before, or what the shop knows of a customer. */
function useKnown({ typed, book, chosen }: Omit<Known, 'place'>): TypedOrder {
  const { data: visitor } = useQuery({ ...queryForUser(), enabled: false })
  if (typed) return typed
  return startWith({
    'contact.email': visitor?.email ?? '',
    'contact.mobile': book[0]?.mobile ?? '',
    savedAddress: chosen,
  })
}

function useFaults({ book, place }: Pick<Known, 'book' | 'place'>) {
  const words = useWords('checkout', english)
  const language = useLanguage()
  return (now: TypedOrder) => faultsIn(now, { words, language, book, place })
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
    if (trouble?.kind === 'fields') setStep(firstOpen(trouble.fields))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: mending one field must not lead to the next
  useEffect(() => {
    if (trouble?.kind !== 'fields') return
    leadToFault(form.current)
  }, [complaints])
}
