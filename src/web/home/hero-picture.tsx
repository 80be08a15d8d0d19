import { type PictureFormat, sourcesOf } from '#domain/pictures/picture-address.ts'
import { type HeroPictures, onWide } from './hero-pictures.ts'

const formats: [PictureFormat, string][] = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]

/** The largest picture of the page: asked for before everything else, in the shape of the screen. */
export function HeroPicture({ pictures: { wide, tall } }: { pictures: HeroPictures }) {
  return (
    <picture>
      {formats.map(([format, type]) => (
        <source
          key={`wide-${format}`}
          media={onWide}
          type={type}
          srcSet={sourcesOf(wide.src, format, wide.width) ?? wide.src}
          sizes="100vw"
          width={wide.width}
          height={wide.height}
        />
      ))}
      {formats.map(([format, type]) => (
        <source
          key={`tall-${format}`}
          type={type}
          srcSet={sourcesOf(tall.src, format, tall.width) ?? tall.src}
          sizes="100vw"
        />
      ))}
      <img
        src={tall.src}
        alt={tall.alt}
        width={tall.width}
        height={tall.height}
        loading="eager"
        fetchPriority="high"
        className="h-[min(34svh,16rem)] w-full bg-wash object-cover md:h-[min(76svh,42rem)]"
      />
    </picture>
  )
}
