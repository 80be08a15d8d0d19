import type { MouseEvent } from 'react'
import type { Picture as PictureOf } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

type ThumbnailsProps = {
  pictures: PictureOf[]
  /** The first and the last picture in view. */
  inView: readonly [number, number]
  onShow: (index: number) => void
}

/** Small pictures that bring the big ones into view; links, so that they also do so without JavaScript. */
export function Thumbnails({ pictures, inView: [first, last], onShow }: ThumbnailsProps) {
  const words = useWords('product', english)
  if (pictures.length < 2) return null
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <ul
      aria-label={words.gallery}
      className="hidden flex-wrap gap-3 md:flex lg:w-16 lg:flex-none lg:flex-col lg:flex-nowrap"
    >
      {pictures.map((picture, index) => (
        <li key={picture.src} className="w-16 lg:w-full">
          <a
            href={`#picture-${index + 1}`}
            aria-label={words.picture(index + 1, pictures.length)}
            aria-current={(index >= first && index <= last) || undefined}
            onClick={(event) => show(event, index)}
            className={classes(
              'block border-2',
              index >= first && index <= last
                ? 'border-lac'
                : 'border-transparent hover:border-line',
            )}
          >
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="5rem"
              widest={320}
              className="aspect-3/4 w-full"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
