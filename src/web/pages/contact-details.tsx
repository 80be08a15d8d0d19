import type { ReactNode } from 'react'
import type { ShopProfile } from '#contract/settings/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { WhatsappIcon } from '../ui/icon.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '../ui/page-icons.tsx'

/** Where the shop is and how to reach it. */
export function ContactDetails({ profile }: { profile: ShopProfile }) {
  const words = useWords('pages', english)
  const { address, phone, email, whatsapp, hours } = profile
  return (
    <aside className="self-start border border-line bg-card p-6 md:p-8">
      <address className="grid gap-6 not-italic">
        <Detail icon={<PinIcon />} title={words.contact.address}>
          <span className="whitespace-pre-line">{address || words.contact.unset}</span>
        </Detail>
        <Detail icon={<PhoneIcon />} title={words.contact.phone}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              {phone}
            </a>
          ) : (
            words.contact.unset
          )}
          {hours && <span className="block text-sm">{hours}</span>}
        </Detail>
        <Detail icon={<MailIcon />} title={words.contact.email}>
          {email ? (
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          ) : (
            words.contact.unset
          )}
        </Detail>
        {hasChat(whatsapp) && (
          <Detail icon={<WhatsappIcon />} title={words.contact.whatsapp}>
            <a href={whatsappLink(whatsapp, '')} target="_blank" rel="noopener" className={link}>
              {words.shipping.chat}
            </a>
          </Detail>
        )}
      </address>
    </aside>
  )
}

const link = 'link reachable py-1 break-all'

type DetailProps = { icon: ReactNode; title: string; children: ReactNode }

function Detail({ icon, title, children }: DetailProps) {
  return (
    <div className="flex items-start gap-4">
      <span className="text-zari">{icon}</span>
      <div>
        <h2 className="font-sans font-medium">{title}</h2>
        <div className="text-soft">{children}</div>
      </div>
    </div>
  )
}
