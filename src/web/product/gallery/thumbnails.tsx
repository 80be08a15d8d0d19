import type { MouseEvent } from 'react'
import type { Picture as PictureOf } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

type ThumbnailsProps = { pictures: PictureOf[]; at: number; onShow: (index: number) => void }

/** Small pictures that bring the big ones into view; links, so that they also do so without JavaScript. */
export function Thumbnails({ pictures, at, onShow }: ThumbnailsProps) {
  const words = useWords('product', english)
  if (pictures.length < 2) return null
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <ul aria-label={words.gallery} className="hidden gap-3 md:flex lg:w-20 lg:flex-col">
      {pictures.map((picture, index) => (
        <li key={picture.src} className="w-16 lg:w-full">
          <a
            href={`#picture-${index + 1}`}
            aria-label={words.picture(index + 1, pictures.length)}
            aria-current={index === at || undefined}
            onClick={(event) => show(event, index)}
            className={classes(
              'block border-2',
              index === at ? 'border-arakku' : 'border-transparent hover:border-line',
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
