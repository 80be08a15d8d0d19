import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { Note } from '../../ui/note.tsx'

/** What to do where the shop has no way to pay that works for an order, as of a parcel abroad. */
export function NoWayToPay() {
  const words = useWords('checkout', english).payment.none
  const number = useProfile()?.whatsapp ?? ''
  return (
    <Note title={words.title}>
      <p>{words.text}</p>
      {hasChat(number) ? (
        <a
          href={whatsappLink(number, words.message)}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center"
        >
          {words.chat}
        </a>
      ) : (
        <Link to="/contact" className="link inline-flex min-h-11 items-center">
          {words.contact}
        </Link>
      )}
    </Note>
  )
}
