import type { ReactNode } from 'react'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../../ui/classes.ts'
import { CheckIcon } from '../../ui/page-icons.tsx'
import { isBefore, type Step, steps } from './steps.ts'

/** How far it is to the order; only phones show one step at a time. */
export function StepList({ step }: { step: Step }) {
  const words = useWords('checkout', english).steps
  return (
    <ol
      aria-label={words.label}
      className="no-script:hidden mt-4 grid grid-cols-[repeat(3,minmax(min-content,1fr))] gap-1 text-sm md:hidden"
    >
      {steps.map((one) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={classes(
            'border-t-3 pt-2',
            one === step && 'border-lac font-semibold',
            isBefore(one, step) && 'border-leaf',
            isBefore(step, one) && 'border-line text-soft',
          )}
        >
          {words[one]}
        </li>
      ))}
    </ol>
  )
}

type StepPartProps = {
  of: Step
  /** The one that a phone shows. */
  step: Step
  /** What stands in its place once it is done. */
  done?: ReactNode
  children: ReactNode
}

/** One step: on phones it makes room for the others by style alone, so that nothing typed is lost. */
export function StepPart({ of, step, done, children }: StepPartProps) {
  const isElsewhere = of !== step
  return (
    <>
      {isBefore(of, step) && done}
      <div
        data-step={of}
        className={classes('grid min-w-0 gap-10', isElsewhere && 'max-md:scripting:hidden')}
      >
        {children}
      </div>
    </>
  )
}

type DoneStepProps = { title: string; onEdit: () => void; children: ReactNode }

/** A step that is done, in a line or two. */
export function DoneStep({ title, onEdit, children }: DoneStepProps) {
  const words = useWords('checkout', english).steps
  return (
    <div className="no-script:hidden flex items-center gap-3 border-b border-line pb-3 md:hidden">
      <CheckIcon className="size-5 text-leaf" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm text-soft">{title}</p>
        {children}
      </div>
      <button type="button" className="link min-h-11 min-w-11" onClick={onEdit}>
        {words.edit} <span className="sr-only">{title}</span>
      </button>
    </div>
  )
}
