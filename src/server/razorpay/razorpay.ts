import { z } from 'zod'
import { wholeNumber } from '#domain/mobile.ts'
import type { RazorpayConfig } from '../platform/config.ts'
import { away, callRazorpay } from './call-razorpay.ts'

export type LinkInput = {
  amountPaise: number
  /** Unique: asking twice gives the same link. */
  reference: string
  description: string
  customer: { name: string; email: string; mobile: string }
  returnTo: string
  expiresAt: number
}

const Link = z.object({
  id: z.string(),
  // Buyers are sent there.
  short_url: z.url({ protocol: /^https$/ }),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
  payments: z
    .array(z.object({ payment_id: z.string(), amount: z.int(), status: z.string() }))
    .nullish(),
})
export type Link = z.infer<typeof Link>

const Links = z.object({ payment_links: z.array(Link) })

/** The calls of Razorpay that the shop makes: for hosted payment links. */
export function openRazorpay(config: RazorpayConfig) {
  const ask = (path: string, body?: unknown) => callRazorpay(config, path, body)
  /** The link of a reference, whether or not its making was heard of. */
  const find = async (reference: string): Promise<Link | undefined> => {
    const query = new URLSearchParams({ reference_id: reference })
    const known = await ask(`/v1/payment_links?${query}`)
    if (!known.ok) throw away()
    return Links.parse(known.body).payment_links[0]
  }
  return {
    /** Makes the hosted page of a payment, or finds the one that an earlier, unheard call made. */
    async createLink(input: LinkInput): Promise<Link> {
      const made = await ask('/v1/payment_links', linkBody(input))
      if (made.ok) return Link.parse(made.body)
      const link = await find(input.reference)
      if (!link) throw away()
      return link
    },
    findLink: find,
    async readLink(id: string): Promise<Link> {
      const found = await ask(`/v1/payment_links/${encodeURIComponent(id)}`)
      if (!found.ok) throw away()
      return Link.parse(found.body)
    },
    /** A link that was paid or is over cannot be cancelled: then nothing happens. */
    async cancelLink(id: string): Promise<void> {
      await ask(`/v1/payment_links/${encodeURIComponent(id)}/cancel`, {})
    },
  }
}

const linkBody = ({ amountPaise, reference, description, customer, ...input }: LinkInput) => ({
  amount: amountPaise,
  currency: 'INR',
  accept_partial: false,
  reference_id: reference,
  description,
  customer: { name: customer.name, email: customer.email, contact: wholeNumber(customer.mobile) },
  notify: { sms: false, email: false },
  reminder_enable: false,
  callback_url: input.returnTo,
  callback_method: 'get',
  expire_by: Math.floor(input.expiresAt / 1000),
})
