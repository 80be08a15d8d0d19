import { Link } from '#web/ui/link.tsx'
import { classes } from '../ui/classes.ts'
import { fallbackPicture, Picture } from '../ui/picture.tsx'

type LinePictureProps = {
  line: { slug: string; image: string }
  className?: string
  isSmall?: boolean
}

/** The saree's picture; its name beside it is the link that is read out. */
export function LinePicture({ line, className, isSmall }: LinePictureProps) {
  return (
    <Link
      to={`/product/${line.slug}`}
      tabIndex={-1}
      aria-hidden="true"
      className={classes('block shrink-0', isSmall ? 'w-16' : 'w-24', className)}
    >
      <Picture
        picture={{ src: line.image || fallbackPicture, alt: '', width: 480, height: 640 }}
        sizes="96px"
        widest={320}
        className="aspect-3/4 w-full rounded-xs"
      />
    </Link>
  )
}
