import type { ReactNode } from 'react'
import type { ShopProfile } from '#contract/settings/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { WhatsappIcon } from '../ui/icon.tsx'
import { MailIcon, PhoneIcon } from '../ui/page-icons.tsx'

/** Three ways to a person: email, phone and the messaging app; what is unset is left out. */
export function ContactCards({ profile }: { profile: ShopProfile }) {
  const words = useWords('pages', english).shipping
  const { email, phone, whatsapp, hours } = profile
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {email && (
        <Card icon={<MailIcon />} title={words.email} text={words.emailText}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Card>
      )}
      {phone && (
        <Card icon={<PhoneIcon />} title={words.phone} text={hours || words.phoneText}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </Card>
      )}
      {hasChat(whatsapp) && (
        <Card icon={<WhatsappIcon />} title={words.whatsapp} text={words.whatsappText}>
          <a href={whatsappLink(whatsapp, '')} target="_blank" rel="noopener" className={link}>
            {words.chat}
          </a>
        </Card>
      )}
    </ul>
  )
}

const link = 'link reachable py-2 font-medium break-all'

type CardProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Card({ icon, title, text, children }: CardProps) {
  return (
    <li className="border border-line bg-card p-6">
      <span className="text-zari">{icon}</span>
      <h3 className="mt-3 text-lg">{title}</h3>
      <p className="mt-1 text-soft">{text}</p>
      {children}
    </li>
  )
}
