import type { MetaDescriptor } from 'react-router'
import type { ProductCard } from '#contract/catalog/types.ts'
import type { ShopProfile } from '#contract/settings/types.ts'
import { sourcesOf } from '#domain/pictures/picture-address.ts'
import type { PictureSource } from '../ui/picture.tsx'

/** The picture at the top of the home page, for screens that are wide and for those that are tall. */
export type HeroPictures = { wide: PictureSource; tall: PictureSource }

export const onWide = '(min-width: 48rem)'

/** What the owner chose, else the first featured piece; null when there is neither. */
export function heroPicturesOf(
  profile: ShopProfile,
  featured: ProductCard[] | undefined,
): HeroPictures | null {
  const { heroWide, heroTall, heroAlt } = profile
  const wide = heroWide || heroTall
  const tall = heroTall || heroWide
  if (wide && tall) {
    return {
      wide: { src: wide, alt: heroAlt, width: 1600, height: 900 },
      tall: { src: tall, alt: heroAlt, width: 900, height: 1200 },
    }
  }
  const picture = featured?.find((product) => product.pictures.length > 0)?.pictures[0]
  return picture ? { wide: picture, tall: picture } : null
}

/** Asks for the picture before the page's scripts are asked for: it is what a visitor waits for. */
export function preloads({ wide, tall }: HeroPictures): MetaDescriptor[] {
  return [
    { picture: wide, media: onWide },
    { picture: tall, media: `not all and ${onWide}` },
  ].flatMap(({ picture, media }) => {
    const imageSrcSet = sourcesOf(picture.src, 'avif', picture.width)
    if (!imageSrcSet) return []
    const link = { rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '100vw' }
    return [{ tagName: 'link', ...link, imageSrcSet, media, fetchPriority: 'high' }]
  })
}
