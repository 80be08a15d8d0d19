import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { isPhotograph } from '#domain/pictures/image-order.ts'
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
  const { pictures, name } = product
  const gallery = useGallery(name, pictures)
  if (!pictures.some(({ src }) => isPhotograph(src))) return <NamedPlaceholder {...product} />
  return (
    <section
      aria-label={words.galleryOf(name)}
      className="flex flex-col gap-3 md:self-start lg:flex-row-reverse lg:items-start"
    >
      <div className="group/stage relative -mx-4 min-h-0 min-w-0 flex-1 md:mx-0 lg:w-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its buttons. */}
        <div
          ref={gallery.track}
          onScroll={gallery.followScroll}
          onKeyDown={gallery.step}
          className="gallery-track bg-wash motion-safe:scroll-smooth xl:bg-transparent"
        >
          {pictures.map((picture, index) => (
            <GalleryPicture
              key={picture.src}
              picture={picture}
              name={name}
              index={index}
              count={pictures.length}
              isCurrent={index === gallery.at}
              onOpen={() => void gallery.openFullScreen(index)}
            />
          ))}
        </div>
        <ZoomHint />
        {pictures.length > 1 && <Position at={gallery.at} count={pictures.length} />}
      </div>
      <Thumbnails pictures={pictures} inView={gallery.inView} onShow={gallery.show} />
    </section>
  )
}

/** Which picture is seen, and the ways to another one. */
function useGallery(name: string, pictures: Product['pictures']) {
  const words = useWords('ui', ui)
  const own = useWords('product', english)
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [abreast, setAbreast] = useState(1)
  const show = (index: number) => {
    const row = track.current
    row?.scrollTo({ left: index * strideOf(row) })
  }
  const followScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    setAt(Math.round(row.scrollLeft / strideOf(row)))
    setAbreast(countAbreast(row))
  }
  useEffect(() => setAbreast(countAbreast(track.current)), [])
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
  const openFullScreen = async (index: number) => {
    const { openLightbox } = await import('./lightbox.ts')
    openLightbox({ name, pictures, index, onChange: show, words: { ...words, ...own } })
  }
  return {
    track,
    at,
    inView: [at, at + abreast - 1] as const,
    show,
    followScroll,
    step,
    openFullScreen,
  }
}

/** From the beginning of one picture to that of the next. */
function strideOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!(first instanceof HTMLElement)) return 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}

/** How many pictures stand side by side. */
const countAbreast = (row: HTMLElement | null) =>
  row ? Math.max(1, Math.round(row.clientWidth / strideOf(row))) : 1

function ZoomHint() {
  const words = useWords('product', english)
  return (
    <>
      <p className="no-script:hidden pointer-events-none absolute inset-x-0 bottom-3 hidden justify-center hoverable:flex">
        <span className="rounded-xs bg-card/90 px-2.5 py-0.5 text-sm text-soft">
          {words.zoomHint}
        </span>
      </p>
      <ExpandIcon className="no-script:hidden pointer-events-none absolute end-3 top-3 size-9 rounded-full bg-card/90 p-2" />
    </>
  )
}

function Position({ at, count }: { at: number; count: number }) {
  return (
    <p className="absolute end-3 bottom-3 rounded-xs bg-card/90 px-2 text-sm tabular-nums md:hidden">
      {at + 1} / {count}
    </p>
  )
}
