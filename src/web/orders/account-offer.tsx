import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { withNext } from '../sign-in/next-path.ts'
import { LinkButton } from '../ui/button.tsx'

/** After the order, not before it: an account is a convenience. Whoever makes one comes back to the order. */
export function AccountOffer({ token }: { token: string }) {
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
      <LinkButton to={withNext('/register', `/order/${token}`)} look="quiet">
        {words.register}
      </LinkButton>
    </section>
  )
}
