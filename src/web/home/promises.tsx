import type { ReactNode } from 'react'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import { freedomOf } from '#domain/delivery/delivery-terms.ts'
import { hasChat } from '#domain/whatsapp.ts'
import { home as english } from '#web/words/en/home.ts'
import { useWords } from '#web/words/words.ts'
import { WhatsappIcon } from '../ui/icon.tsx'
import { NeedleIcon, TruckIcon } from '../ui/page-icons.tsx'
import { rupees } from '../ui/price.tsx'

/** What the shop stands for (spec §1): free shipping, artisans, and a person to ask where there is a number. */
export function Promises({ whatsapp, delivery }: Pick<ShownShop, 'whatsapp' | 'delivery'>) {
  const words = useWords('home', english).promises
  return (
    <ul className="page grid gap-6 py-10 sm:grid-cols-3">
      {delivery && <FreeShipping delivery={delivery} words={words} />}
      <Said icon={<NeedleIcon />} title={words.artisans} text={words.artisansText} />
      {hasChat(whatsapp) && (
        <Said icon={<WhatsappIcon />} title={words.assistance} text={words.assistanceText} />
      )}
    </ul>
  )
}

type Words = (typeof english)['promises']

function FreeShipping({ delivery, words }: { delivery: DeliveryTerms; words: Words }) {
  const { freeAbove } = delivery
  const freedom = freedomOf(delivery)
  if (freedom === 'never') return null
  const { always, above } = words.shippingText
  const text = freedom === 'always' || freeAbove === null ? always : above(rupees(freeAbove))
  return <Said icon={<TruckIcon />} title={words.shipping} text={text} />
}

function Said({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3 sm:justify-center">
      <span className="text-zari">{icon}</span>
      <span>
        <strong className="block font-medium">{title}</strong>
        <span className="text-sm text-soft">{text}</span>
      </span>
    </li>
  )
}
