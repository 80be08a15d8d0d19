import { type KeyboardEvent, useRef, useState } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { isPhotograph } from '#domain/image-order.ts'
import { product as english } from '#web/words/en/product.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { ExpandIcon } from '../../ui/page-icons.tsx'
import { NamedPlaceholder } from '../card/named-placeholder.tsx'
import { GalleryPicture } from './gallery-picture.tsx'
import { Thumbnails } from './thumbnails.tsx'

const stepOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures of a saree: swiped, chosen by thumbnail or arrow key, zoomed by mouse, opened full screen. */
export function Gallery({ product }: { product: Pick<Product, 'name' | 'color' | 'pictures'> }) {
  const words = useWords('product', english)
  const boxWords = useWords('ui', ui)
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { pictures, name } = product
  if (!pictures.some(({ src }) => isPhotograph(src))) return <NamedPlaceholder {...product} />

  const show = (index: number) => {
    const row = track.current
    row?.scrollTo({ left: index * row.clientWidth })
  }
  const step = (event: KeyboardEvent) => {
    const by = stepOf[event.key]
    const buttons = [...(track.current?.querySelectorAll('button') ?? [])]
    // From the picture that has the focus: what one sees may still be on its way there.
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + (by ?? 0)
    if (!by || !buttons[next]) return
    event.preventDefault()
    show(next)
    buttons[next].focus({ preventScroll: true })
  }
  const openFullScreen = async () => {
    const { openLightbox } = await import('./lightbox.ts')
    openLightbox(pictures, at, show, boxWords)
  }
  return (
    <section
      aria-label={words.galleryOf(name)}
      className="flex flex-col gap-3 lg:flex-row-reverse lg:items-start"
    >
      <div className="group/stage relative -mx-4 min-w-0 flex-1 md:mx-0">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its buttons. */}
        <div
          ref={track}
          onScroll={({ currentTarget: row }) =>
            setAt(Math.round(row.scrollLeft / (row.clientWidth || 1)))
          }
          onKeyDown={step}
          className="gallery-track aspect-3/4 bg-wash motion-safe:scroll-smooth md:aspect-auto md:h-[500px]"
        >
          {pictures.map((picture, index) => (
            <GalleryPicture
              key={picture.src}
              picture={picture}
              name={name}
              index={index}
              count={pictures.length}
              isCurrent={index === at}
              onOpen={() => void openFullScreen()}
            />
          ))}
        </div>
        <p className="no-script:hidden pointer-events-none absolute inset-x-0 bottom-3 hidden justify-center hoverable:flex">
          <span className="rounded-xs bg-card/90 px-2.5 py-0.5 text-sm text-soft">
            {words.zoomHint}
          </span>
        </p>
        <ExpandIcon className="no-script:hidden pointer-events-none absolute end-3 top-3 size-9 rounded-full bg-card/90 p-2" />
        {pictures.length > 1 && (
          <p className="absolute end-3 bottom-3 rounded-xs bg-card/90 px-2 text-sm tabular-nums md:hidden">
            {at + 1} / {pictures.length}
          </p>
        )}
      </div>
      <Thumbnails pictures={pictures} at={at} onShow={show} />
    </section>
  )
}
