import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { pathIn } from '#domain/language.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCustomers } from '#web/words/en/admin/customers.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { useSurroundings } from '../../../surroundings.ts'

/** Opens a chat with the buyer, the way to the bill typed already; nothing where no bill or no number is there. */
export function ReceiptLink({ order }: { order: StaffOrder }) {
  const { contact, buyerName, number, token, total, language, invoiceNumber } = order
  const { publicUrl } = useSurroundings()
  if (invoiceNumber === null || contact.mobile === '') return null
  const url = `${publicUrl}${pathIn(language, `/order/${token}`)}`
  const text = toBuyers[language].receipt(buyerName, number, rupees(total), url)
  return (
    <a
      href={whatsappLink(contact.mobile, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ look: 'quiet', size: 'sm' })}
    >
      <WhatsappIcon className="size-5" />
      {adminOrders.sendReceipt}
      <span className="sr-only"> {adminCustomers.ways.newTab}</span>
    </a>
  )
}
