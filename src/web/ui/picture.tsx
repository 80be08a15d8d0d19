import { useState } from 'react'
import { type PictureFormat, sizedAddress, sourcesOf } from '#domain/pictures/picture-address.ts'
import { langOf } from '#web/words/in-english.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { classes } from './classes.ts'

export type PictureSource = {
  /** The canonical address; every size hangs off it. */
  src: string
  alt: string
  inEnglish?: string[] | undefined
  width: number
  height: number
  /** A tiny picture as a data address, shown until the real one is there; '' for none. */
  preview?: string
}

type PictureProps = {
  picture: PictureSource
  /** How wide it stands on the page, as CSS writes it: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string
  /** The picture that a visitor sees first: loaded at once and before others. */
  isPriority?: boolean
  /** The widest size that is ever wanted, in pixels. */
  widest?: number
  /** For the frame: it gives the size, and the picture fills it. */
  className?: string
}

const formats: PictureFormat[] = ['avif', 'webp', 'jpg']

export const fallbackPicture = '/uploads/saree-purple.svg'

/** A picture in the lightest format and size that the visitor's browser can use. */
export function Picture({ className, ...props }: PictureProps) {
  return (
    <span
      className={classes('picture', className)}
      {...useCachedHtml('picture', <InsidePicture {...props} />)}
    />
  )
}

function InsidePicture(props: Omit<PictureProps, 'className'>) {
  const { picture, sizes, isPriority = false, widest = 1200 } = props
  const [failed, setFailed] = useState('')
  const { src: wanted, alt, width, height, preview } = picture
  const src = failed === wanted ? fallbackPicture : wanted
  const [avif, webp, jpg] = formats.map((format) => sourcesOf(src, format, Math.min(width, widest)))
  const urgency = isPriority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  const noticeFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && src === wanted) setFailed(wanted)
  }
  return (
    <>
      {preview && src === wanted && <Preview key={preview} src={preview} isPriority={isPriority} />}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          key={src}
          // An error before hydration is only seen by looking.
          ref={noticeFailure}
          onError={() => setFailed(wanted)}
          {...urgency}
          {...(jpg && { srcSet: jpg, sizes })}
          src={sizedAddress(src, 640, 'jpg') ?? src}
          alt={alt}
          lang={langOf(picture, 'alt')}
          width={width}
          height={height}
        />
      </picture>
    </>
  )
}

/** Only that of a picture which is seen first is there from the beginning: the others come when the first look is over (rendering/scripts/defer.ts). */
function Preview({ src, isPriority }: { src: string; isPriority: boolean }) {
  const drawn = isPriority ? { src } : { 'data-preview': src, ref: showPreview }
  return <img className="picture-preview" alt="" aria-hidden="true" {...drawn} />
}

const showPreview = (image: HTMLImageElement | null) => {
  if (image && !image.src) image.src = image.dataset['preview'] ?? ''
}
