import type { PointerEvent } from 'react'
import type { Picture as PictureOf } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { tempo } from '../../tempo.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

/**
 * On a phone a little less than it is, which is half the bytes, and full screen shows every thread; those
 * to be swiped to come small first, so that they do not hold up the one that is looked at.
 */
const sizes = {
  shown: '(min-width: 80rem) 23rem, (min-width: 48rem) 30rem, 88vw',
  besides: '(min-width: 80rem) 23rem, (min-width: 48rem) 30rem, 44vw',
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
  const alt = picture.alt || name
  return (
    <button
      type="button"
      id={`picture-${index + 1}`}
      aria-label={`${words.pictureSaid(index + 1, count, alt)}. ${words.fullScreen}`}
      tabIndex={isCurrent ? 0 : -1}
      onPointerMove={zoom}
      onPointerLeave={unzoom}
      onClick={onOpen}
      className="cursor-zoom-in -outline-offset-4"
    >
      <Picture
        picture={{ ...picture, alt }}
        sizes={isCurrent ? sizes.shown : sizes.besides}
        isPriority={index === 0}
        className={classes(
          'size-full',
          index === 0 && 'shared-picture',
          isTall(picture) && 'is-tall',
        )}
      />
    </button>
  )
}

/** Of nearly three to four, as cloth is photographed: it may fill a frame that is a little taller. */
const isTall = ({ width, height }: PictureOf) => Math.abs(width / height - 0.75) < 0.04

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
