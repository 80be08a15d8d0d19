import type { Logo } from '#contract/settings/types.ts'
import { type PictureFormat, sourcesOf } from '#domain/pictures/picture-address.ts'
import { classes } from '#web/ui/classes.ts'

/** Twice as wide as it ever stands, for dense screens. */
const widest = 480
const formats: PictureFormat[] = ['avif', 'webp']

/** The shop's logo, as high as a line of the header; what is seen through lies on light ground in the dark. */
export function ShopLogo({ logo, name }: { logo: Logo; name: string }) {
  const { src, width, height } = logo
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourcesOf(src, format, Math.min(width, widest))}
          sizes="12rem"
        />
      ))}
      <img
        src={src}
        alt={name}
        width={width}
        height={height}
        className={classes(
          'h-8 w-auto max-w-full object-contain md:h-10 md:max-w-48',
          src.endsWith('.webp') && 'dark:rounded-xs dark:bg-white dark:p-1',
        )}
      />
    </picture>
  )
}
