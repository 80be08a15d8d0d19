import { toPaise, toRupees } from '#domain/money.ts'
import { sizedAddress } from '#domain/pictures/picture-address.ts'
import { type PriceTag, pricePair } from '#domain/pricing.ts'
import { Price } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { ProductValues } from './product-values.ts'

const words = admin.products.preview
const highest = 99_999_999

type ShopperPreviewProps = {
  values: Pick<ProductValues, 'name' | 'slug' | 'price' | 'discountPrice' | 'stock'>
  /** The address of the first picture, kept or chosen. */
  picture: string | undefined
}

/** The product as a shopper will see it, by the same rule of prices as everywhere (decisions, Price). */
export function ShopperPreview({ values, picture }: ShopperPreviewProps) {
  const tag = priceTagOf(values)
  return (
    <aside aria-label={words.title} className="border border-line bg-paper p-4">
      <h3 className="font-sans text-sm font-semibold">{words.title}</h3>
      <div className="mt-3 flex gap-4 md:block">
        <div className="aspect-3/4 w-24 shrink-0 overflow-hidden bg-wash md:w-full">
          {picture && (
            <img
              src={sizedAddress(picture, 480, 'jpg') ?? picture}
              alt=""
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="min-w-0 md:mt-3">
          <p className="line-clamp-2 font-display">{values.name || words.noName}</p>
          <p className="mt-1" data-preview="price">
            {tag && tag.currentPaise > 0 ? (
              <Price
                currentPrice={toRupees(tag.currentPaise)}
                originalPrice={tag.originalPaise === null ? null : toRupees(tag.originalPaise)}
                discountPercent={tag.percentOff}
              />
            ) : (
              <span className="text-sm text-soft">{words.noPrice}</span>
            )}
          </p>
          {values.stock.trim() === '0' && <p className="mt-1 text-sm text-soft">{words.sinks}</p>}
          <p className="mt-3 text-sm text-soft">{words.address}</p>
          <p className="text-sm break-all" data-preview="address">
            /product/{values.slug}
          </p>
        </div>
      </div>
    </aside>
  )
}

/** What the two typed prices mean; null while they are no prices. */
export function priceTagOf(
  values: Pick<ProductValues, 'price' | 'discountPrice'>,
): PriceTag | null {
  const price = numberOf(values.price, 2, highest)
  const discount = values.discountPrice.trim() ? numberOf(values.discountPrice, 2, highest) : 0
  if (price === null || discount === null) return null
  return pricePair({ pricePaise: toPaise(price), discountPricePaise: toPaise(discount) })
}
