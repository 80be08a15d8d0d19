import { whatsappLink } from '#domain/whatsapp.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { MailIcon, PhoneIcon } from '#web/ui/page-icons.tsx'
import { adminCustomers } from '#web/words/en/admin/customers.ts'

const words = adminCustomers.ways

type ContactWaysProps = {
  /** Digits as typed; '' where there are none. */
  phone: string
  email: string
  /** Typed already in the chat. */
  greeting: string
  /** Of the mail. */
  subject: string
}

/** A chat, a call, a mail: whatever is known of how to reach somebody. */
export function ContactWays({ phone, email, greeting, subject }: ContactWaysProps) {
  const dress = buttonClass({ look: 'quiet', size: 'sm' })
  const digits = phone.replace(/[^\d+]/g, '')
  const isMobile = /^[6-9]\d{9}$/.test(digits)
  return (
    <p className="flex flex-wrap gap-2">
      {digits && (
        <>
          <a
            href={whatsappLink(digits, greeting)}
            target="_blank"
            rel="noopener noreferrer"
            className={dress}
          >
            <WhatsappIcon className="size-5" />
            {words.whatsapp}
            <span className="sr-only"> {words.newTab}</span>
          </a>
          <a href={`tel:${isMobile ? `+91${digits}` : digits}`} className={dress}>
            <PhoneIcon className="size-5" />
            {words.call}
          </a>
        </>
      )}
      {email && (
        <a href={mailtoOf(email, subject)} className={dress}>
          <MailIcon className="size-5" />
          {words.mail}
        </a>
      )}
    </p>
  )
}

function mailtoOf(email: string, subject: string): string {
  const to = encodeURIComponent(email).replace('%40', '@')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}
