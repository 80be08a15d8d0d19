import { useEffect, useRef } from 'react'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { FaultList } from '../ui/forms/fault-list.tsx'
import { Note } from '../ui/note.tsx'
import { rupees } from '../ui/price.tsx'
import type { Trouble } from './outcome.ts'
import { fieldsInOrder } from './typed-order.ts'

type TroubleNoteProps = {
  trouble: Trouble
  /** Whether the parcel goes to another country, whose address has another order. */
  isAbroad?: boolean
  /** What was shown, and what it is now; rupees. */
  totals?: { before: number; now: number } | undefined
  isBusy?: boolean
  onAgain?: (() => void) | undefined
}

const titleOf = ({ kind }: Trouble, words: typeof english.problem) => {
  if (kind === 'fields') return words.fields
  return kind === 'unsure' ? words.unsure : words.title
}

/** In the order of the form; the tick that an address is right stands beside what it asks about. */
function faultsOf(fields: Record<string, string>, isAbroad: boolean) {
  const order: readonly string[] = fieldsInOrder(isAbroad)
  return Object.entries(fields)
    .map(([field, said]) => ({
      ...{ at: field, said },
      control: field === 'isAddressConfirmed' ? 'confirmedPlace' : field,
    }))
    .sort((a, b) => order.indexOf(a.control) - order.indexOf(b.control))
}

/** Why there is no order yet, and the way on. */
export function TroubleNote(props: TroubleNoteProps) {
  const { trouble, isAbroad = false, totals, isBusy = false, onAgain } = props
  const words = useWords('checkout', english).problem
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble.kind !== 'fields') note.current?.focus()
  }, [trouble])
  const isUnsure = trouble.kind === 'unsure'
  return (
    <Note ref={note} isAlert title={titleOf(trouble, words)} className="max-w-3xl scroll-mt-24">
      {trouble.kind === 'fields' && <FaultList faults={faultsOf(trouble.fields, isAbroad)} />}
      {(trouble.kind === 'changed' || trouble.kind === 'refused') && <p>{trouble.reason}</p>}
      {trouble.kind === 'changed' && (
        <p>
          {totals && totals.now > 0 && totals.before !== totals.now
            ? words.totalChanged(rupees(totals.before), rupees(totals.now))
            : words.changed}
        </p>
      )}
      {isUnsure && <p>{words.unsureText}</p>}
      {onAgain && (
        <Button size="sm" isBusy={isBusy} onClick={onAgain} className="mt-2">
          {isBusy ? words.checking : words.again}
        </Button>
      )}
      {trouble.kind === 'already' && (
        <p>
          {words.already}{' '}
          <Link to={trouble.path ?? '/track-order'} className="link">
            {trouble.path ? words.seeOrder : words.track}
          </Link>
        </p>
      )}
    </Note>
  )
}
