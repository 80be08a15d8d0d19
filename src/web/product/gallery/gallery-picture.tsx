import type { PointerEvent } from 'react'
import type { Picture as PictureOf } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { tempo } from '../../tempo.ts'
import { Picture } from '../../ui/picture.tsx'

/**
 * On a phone a little less than it is, which is half the bytes, and full screen shows every thread; those
 * to be swiped to come small first, so that they do not hold up the one that is looked at.
 */
const sizes = {
  shown: '(min-width: 48rem) 30rem, 88vw',
  besides: '(min-width: 48rem) 30rem, 44vw',
}

type GalleryPictureProps = {
  picture: PictureOf
  name: string
  index: number
  count: number
  isCurrent: boolean
  onOpen: () => void
}

/** One picture of the gallery: a mouse over it zooms 1.5x and moves it, a click opens it full screen. */
export function GalleryPicture(props: GalleryPictureProps) {
  const { picture, name, index, count, isCurrent, onOpen } = props
  const words = useWords('product', english)
  return (
    <button
      type="button"
      id={`picture-${index + 1}`}
      aria-label={`${words.fullScreen}: ${words.picture(index + 1, count)}`}
      tabIndex={isCurrent ? 0 : -1}
      onPointerMove={zoom}
      onPointerLeave={unzoom}
      onClick={onOpen}
      className="cursor-zoom-in -outline-offset-4"
    >
      <Picture
        picture={{ ...picture, alt: picture.alt || name }}
        sizes={isCurrent ? sizes.shown : sizes.besides}
        isPriority={index === 0}
        className={index === 0 ? 'shared-picture size-full' : 'size-full'}
      />
    </button>
  )
}

function zoom({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return
  const box = currentTarget.getBoundingClientRect()
  const picture = zoomed(currentTarget)
  if (!picture) return
  const x = ((clientX - box.left) / box.width) * 100
  const y = ((clientY - box.top) / box.height) * 100
  picture.style.transformOrigin = `${x}% ${y}%`
  picture.style.scale = String(tempo.zoom)
}

function unzoom({ currentTarget }: PointerEvent<HTMLElement>) {
  zoomed(currentTarget)?.style.removeProperty('scale')
}

const zoomed = (frame: HTMLElement) => frame.querySelector<HTMLElement>('picture > img')
