import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalog/types.ts'
import { getShop } from '#contract/settings/calls.ts'
import { toPaise } from '#domain/money.ts'
import { hasChat, inquiryText, whatsappLink } from '#domain/whatsapp.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { useSurroundings } from '../../surroundings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { WhatsappIcon } from '../../ui/icon.tsx'

type InquireLinkProps = { product: Pick<Product, 'name' | 'code' | 'slug' | 'currentPrice'> }

/** A chat with the shop in which the question about this saree is already typed; nothing without a number. */
export function InquireLink({ product }: InquireLinkProps) {
  const words = useWords('product', english)
  const { publicUrl } = useSurroundings()
  const { data: shop } = useQuery(queryFor(getShop, {}))
  if (!shop || !hasChat(shop.whatsapp)) return null
  const { name, code, slug } = product
  const pricePaise = toPaise(product.currentPrice)
  const saree = { name, code, pricePaise, url: `${publicUrl}/product/${slug}` }
  const text = inquiryText(saree, words.inquiry)
  return (
    <a
      href={whatsappLink(shop.whatsapp, text)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: 'quiet', isWide: true })}
    >
      <WhatsappIcon className="size-5 text-leaf" />
      {words.inquire}
    </a>
  )
}
