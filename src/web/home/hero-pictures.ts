import type { ProductCard } from '#contract/product.ts'
import type { ShopProfile } from '#contract/settings.ts'
import type { PictureSource } from '../ui/picture.tsx'

/** The picture at the top of the home page, for screens that are wide and for those that are tall. */
export type HeroPictures = { wide: PictureSource; tall: PictureSource }

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
