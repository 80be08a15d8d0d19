import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getSetup } from '#contract/settings/admin-calls.ts'
import type { Setup } from '#contract/settings/admin-types.ts'
import type { SetupStep } from '#domain/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { CheckIcon } from '#web/ui/page-icons.tsx'
import { adminSetup } from '#web/words/en/admin/work/setup.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { TestEmail } from './test-email.tsx'
import { TrialOrder } from './trial-order.tsx'
import { useOpening } from './use-opening.ts'

const words = admin.setup

/** Where each step is done. */
const screens: Record<SetupStep, string> = {
  name: '/admin/settings/shop',
  logo: '/admin/settings/shop',
  look: '/admin/settings/shop',
  whatsapp: '/admin/settings/shop',
  payments: '/admin/settings/payments',
  seller: '/admin/settings/law',
  tax: '/admin/settings/law',
  delivery: '/admin/settings/delivery',
  mail: '/admin/mail',
  category: '/admin/categories',
  product: '/admin/products',
  policies: '/admin/pages',
  offers: '/admin/coupons',
  trial: '/admin/products',
}

/** Leads a new owner to the first order: what is done, what is left, and the button that opens the shop. */
export function SetupPanel() {
  const { data: setup } = useQuery(queryFor(getSetup, {}))
  const mayOpen = useMay('settings.shop')
  const { open, isSaving } = useOpening()
  if (!setup || setup.isOpen) return null
  const left = setup.steps.filter(({ isDone }) => !isDone)
  const done = setup.steps.length - left.length
  return (
    <Panel title={words.title} className="mt-4 mb-8">
      <p className="text-soft">{words.text}</p>
      <p className="mt-1 text-sm text-soft">{words.progress(done, setup.steps.length)}</p>
      <ol className="mt-3 grid gap-x-8 lg:grid-cols-2">
        {setup.steps.map((one) => (
          <Step key={one.step} {...one} mayTry={mayOpen} />
        ))}
      </ol>
      {mayOpen && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={isSaving} onClick={() => void open(left.map(({ step }) => step))}>
            {words.open}
          </Button>
          <span className="text-sm text-soft">{words.openHint}</span>
        </p>
      )}
    </Panel>
  )
}

type Left = Pick<Setup['steps'][number], 'lacks'>

/** What is tried from here, rather than filled in elsewhere. */
const tries: Partial<Record<SetupStep, (left: Left) => ReactNode>> = {
  mail: TestEmail,
  trial: TrialOrder,
}

type StepProps = Setup['steps'][number] & { mayTry: boolean }

function Step({ step, isDone, lacks, mayTry }: StepProps) {
  const { title, text } = words.steps[step]
  const Try = tries[step]
  const missing = lacks.map((lack) => adminSetup.lacks[lack]).join(', ')
  return (
    <li className="border-t border-line first:border-t-0 lg:nth-2:border-t-0">
      <Link to={screens[step]} className="group flex min-h-14 items-center gap-3 py-2">
        <span
          className={
            isDone
              ? 'inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-leaf text-paper'
              : 'size-7 shrink-0 rounded-full border-2 border-line'
          }
        >
          {isDone && <CheckIcon className="size-4" />}
        </span>
        <span className="min-w-0">
          <span className="block font-medium group-hover:text-lac">
            {title} <span className="sr-only">({isDone ? words.isDone : words.isLeft})</span>
          </span>
          <span className="block text-sm text-soft">{text}</span>
          {!isDone && <span className="block text-sm text-lac">{adminSetup.missing(missing)}</span>}
        </span>
      </Link>
      {mayTry && Try && <Try lacks={lacks} />}
    </li>
  )
}
