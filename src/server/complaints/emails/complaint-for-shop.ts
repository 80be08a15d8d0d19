import { ticketNumber } from '#domain/ticket.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { complaintById } from '../queries.ts'
import { lastDayOf } from './last-day.ts'

/** Brings a complaint, a reopened one or one whose clock runs out to the shop's own address. */
export const complaintForShop = defineEmail<{ ticketId: number }>(
  'complaint-for-shop',
  async ({ ticketId }, { shop, link }) => {
    const complaint = await complaintById(shop.db.read, ticketId)
    if (!complaint || complaint.resolved_at !== null) return null
    const number = ticketNumber(ticketId)
    const lastDay = lastDayOf(complaint.resolve_before)
    const order = complaint.order_number ?? complaint.order_named
    return {
      subject: `${number}: a complaint to resolve by ${lastDay}`,
      preview: inert(complaint.message.slice(0, 120).toWellFormed()),
      title: `A complaint from ${inert(complaint.name)}`,
      blocks: [
        { kind: 'text', text: inert(complaint.message) },
        {
          kind: 'facts',
          rows: [
            { label: 'Number', value: number },
            ...(order ? [{ label: 'Order', value: inert(order) }] : []),
            { label: 'To be resolved by', value: lastDay, isStrong: true },
          ],
        },
        {
          kind: 'button',
          label: 'Open the complaint',
          address: link(`/admin/complaints/${ticketId}`),
        },
      ],
      reason: 'You get this email because the law gives a complaint a clock.',
    }
  },
)
