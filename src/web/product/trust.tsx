import type { ReactNode } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { markKeys } from '#domain/attributes.ts'
import { Link } from '#web/ui/link.tsx'
import { attributes as englishNames } from '#web/words/en/attributes.ts'
import { cart } from '#web/words/en/cart.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { PaymentMarks } from '../shell/payment-marks.tsx'
import { useProfile } from '../surroundings.ts'

/** Beside the price: where and by whom it was made, who vouches for it, how it may come back, how it may be paid, and who sells it. */
export function Trust({ product }: { product: Product }) {
  const words = useWords('product', english)
  const names = useWords('attributes', englishNames)
  const { accepted } = useWords('cart', cart)
  const profile = useProfile()
  const { place, maker } = product.facts
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {place && (
        <Row name={names.place} lang={langOf(product, 'facts.place')}>
          {place}
        </Row>
      )}
      {maker && (
        <Row name={names.maker} lang={langOf(product, 'facts.maker')}>
          {maker}
        </Row>
      )}
      <Marks facts={product.facts} />
      {profile?.delivery && (
        <Row name={words.returns.title}>{words.returns.text(profile.delivery.returnsDays)}</Row>
      )}
      <li className="flex flex-wrap items-center gap-2 py-2 empty:hidden">
        {profile && (
          <PaymentMarks
            cardLogos={profile.cardLogos}
            methods={profile.methods}
            label={accepted}
            labelClass="w-full font-medium"
          />
        )}
      </li>
      <li>
        <Link to="/seller" className="link inline-flex min-h-11 items-center">
          {words.facts.seller}
        </Link>
      </li>
    </ul>
  )
}

/** Who vouches for it, by the number that the owner gave. */
function Marks({ facts }: Pick<Product, 'facts'>) {
  const names = useWords('attributes', englishNames)
  return markKeys.map((key) => {
    const number = facts[key]
    return (
      number && (
        <Row key={key} name={names[key]}>
          {number}
        </Row>
      )
    )
  })
}

type RowProps = { name: string; lang?: string | undefined; children: ReactNode }

const Row = ({ name, lang, children }: RowProps) => (
  <li className="py-2">
    <span className="font-medium">{name}:</span>{' '}
    <span lang={lang} className="text-soft wrap-anywhere">
      {children}
    </span>
  </li>
)
