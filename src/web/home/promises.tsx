import type { ReactNode } from 'react'
import { hasChat } from '#domain/whatsapp.ts'
import { home as english } from '#web/words/en/home.ts'
import { useWords } from '#web/words/words.ts'
import { WhatsappIcon } from '../ui/icon.tsx'
import { NeedleIcon, TruckIcon } from '../ui/page-icons.tsx'

/** What the shop stands for (spec §1): free shipping, artisans, and a person to ask where there is a number. */
export function Promises({ whatsapp }: { whatsapp: string }) {
  const words = useWords('home', english).promises
  return (
    <ul className="page grid gap-6 py-10 sm:grid-cols-3">
      <Said icon={<TruckIcon />} title={words.shipping} text={words.shippingText} />
      <Said icon={<NeedleIcon />} title={words.artisans} text={words.artisansText} />
      {hasChat(whatsapp) && (
        <Said icon={<WhatsappIcon />} title={words.assistance} text={words.assistanceText} />
      )}
    </ul>
  )
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
