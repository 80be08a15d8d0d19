import type { MouseEvent } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { comparePath } from '#domain/kinship/chosen-pieces.ts'
import { pathIn } from '#domain/language.ts'
import { cardAddress } from '#domain/pictures/picture-address.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useSurroundings } from '../../surroundings.ts'
import { CompareIcon, ShareIcon, VideoIcon } from '../../ui/page-icons.tsx'
import { rupees } from '../../ui/price.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { comparedIds } from '../kinship/recent-memory.ts'

const row = 'touchable flex-1 gap-2 px-3'
const look = `${row} border border-line bg-card font-medium hover:border-ink`
/** Beside the pictures of a wide screen, price and button stay in view with it: it takes a line there. */
const quiet =
  'basis-full max-lg:border max-lg:border-line max-lg:bg-card max-lg:font-medium lg:min-h-6 lg:text-sm lg:underline'

/** To send it to somebody, to put it beside others, to see it as it looks by a window. */
export function ShareAndCompare({ product }: { product: Product }) {
  const words = useWords('product', english)
  const isAlive = useIsAlive()
  const others = isAlive ? comparedIds() : []
  return (
    <div className="flex flex-wrap gap-3 lg:gap-y-1">
      <ShareLink product={product} />
      <Link to={comparePath([...others, product.id])} rel="nofollow" className={look}>
        <CompareIcon className="size-5" />
        {words.compare}
      </Link>
      <Link
        to={`/product/${product.slug}/video`}
        rel="nofollow"
        className={`${row} ${quiet} hover:border-ink`}
      >
        <VideoIcon className="size-5" />
        {words.askForVideo}
      </Link>
    </div>
  )
}

/** The phone's own way of sharing, else the address is copied; without JavaScript a message on WhatsApp. */
function ShareLink({ product }: { product: Product }) {
  const { name, slug, currentPrice } = product
  const words = useWords('product', english)
  const language = useLanguage()
  const { publicUrl } = useSurroundings()
  const url = publicUrl + pathIn(language, `/product/${slug}`)
  const text = `${name}, ${rupees(currentPrice)}`
  const share = (event: MouseEvent) => {
    if (!navigator.share && !navigator.clipboard) return
    event.preventDefault()
    void import('./share-piece.ts')
      .then((piece) => piece.share({ title: name, text, url }, cardAddress(product, language)))
      .then((became) => became === 'copied' && toast({ title: words.shared }))
  }
  return (
    <a
      href={whatsappLink('', `${text} ${url}`)}
      target="_blank"
      rel="noopener"
      onClick={share}
      className={look}
    >
      <ShareIcon className="size-5" />
      {words.share}
    </a>
  )
}
