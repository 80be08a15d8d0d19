import type { ProductCard } from '#contract/catalog/types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import { home as english } from '#web/words/en/home.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'
import { TempleBorder } from '../ui/temple-border.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { heroPicturesOf } from './hero-pictures.ts'

type HeroProps = { profile: ShownShop; featured: ProductCard[] | undefined }

/** One cloth across the page, and a label beside it, as in a gallery. */
export function Hero({ profile, featured }: HeroProps) {
  const words = useWords('home', english)
  const pictures = heroPicturesOf(profile, featured)
  return (
    <section aria-label={profile.heroTitle} className="relative">
      {pictures && <HeroPicture pictures={pictures} />}
      <TempleBorder place="hero" className="relative -mt-2 text-zari" />
      <div className="page">
        <div className={pictures ? label : 'py-12'}>
          <h1 lang={langOf(profile, 'heroTitle')} className="text-2xl md:text-4xl">
            {profile.heroTitle}
          </h1>
          {profile.heroText && (
            <p lang={langOf(profile, 'heroText')} className="mt-3 text-soft max-md:hidden">
              {profile.heroText}
            </p>
          )}
          <LinkButton to="/products" size="lg" className="mt-4 max-md:w-full md:mt-6" isAhead>
            {words.shopCollection}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

const label =
  'pt-4 md:absolute md:bottom-12 md:max-w-lg md:border-s-2 md:border-zari md:bg-card md:p-9'
