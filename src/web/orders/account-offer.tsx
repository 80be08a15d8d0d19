import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'

/** After the order, not before it: an account is a convenience. */
export function AccountOffer() {
  const words = useWords('orders', english).account
  return (
    <section
      aria-labelledby="account-offer"
      className="no-print mt-12 flex flex-wrap items-center justify-between gap-5 border-y border-line py-8"
    >
      <div className="max-w-xl">
        <h2 id="account-offer" className="text-lg">
          {words.title}
        </h2>
        <p className="mt-1 text-soft">{words.text}</p>
      </div>
      <LinkButton to="/register" look="quiet">
        {words.register}
      </LinkButton>
    </section>
  )
}
