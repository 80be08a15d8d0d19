import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { admin } from '#web/words/en/admin.ts'

type ThumbProps = {
  /** Null where there is none. */
  src: string | null
  alt: string
  preview?: string
  isRound?: boolean
}

/** The small picture of a table row; a broken one shows the placeholder saree (spec §2). */
export function Thumb({ src, alt, preview = '', isRound }: ThumbProps) {
  const size = isRound ? 'size-10 rounded-full' : 'h-12 w-9 rounded-xs'
  if (!src) {
    return (
      <span
        className={classes(
          'flex items-center justify-center bg-wash text-center text-legal leading-tight text-soft not-[:lang(en)]:text-[0.5rem] wrap-anywhere overflow-hidden',
          size,
        )}
      >
        {admin.noImage}
      </span>
    )
  }
  // Only the smallest size is ever needed here.
  const picture = { src, alt, width: 320, height: 427, preview }
  return <Picture picture={picture} sizes="48px" className={size} />
}
