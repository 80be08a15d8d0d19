import type { Category } from '#contract/content/types.ts'
import { Link } from '#web/ui/link.tsx'
import { home as english } from '#web/words/en/home.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { fallbackPicture, Picture } from '../ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { OwnTitle } from './sections.ts'

/** Every category as a tall tile of its weave; a row to swipe on phones. */
export function FabricTiles({ categories, title, lang }: { categories: Category[] } & OwnTitle) {
  const words = useWords('home', english)
  const contents = useCachedHtml('tiles', <Tiles categories={categories} />)
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="by-fabric" className="page py-10 md:py-14">
      <SectionHeading
        id="by-fabric"
        title={title ?? words.byFabric}
        lang={lang}
        {...(title === undefined && { text: words.byFabricText })}
      />
      <ul
        className="scrollbar-none -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-4 md:gap-x-5 md:gap-y-8 md:px-0 lg:grid-cols-6"
        {...contents}
      />
    </section>
  )
}

function Tiles({ categories }: { categories: Category[] }) {
  return (
    <>
      {categories.map(({ id, slug, name, image, inEnglish }) => (
        <li
          key={id}
          className="w-min min-w-[38%] shrink-0 snap-start sm:min-w-[26%] md:w-auto md:min-w-0"
        >
          <Link to={`/products/${slug}`} isAhead className="group block">
            <Picture
              picture={{ src: image ?? fallbackPicture, alt: '', width: 900, height: 1200 }}
              sizes="(min-width: 64rem) 12rem, (min-width: 48rem) 23vw, 38vw"
              className="aspect-2/3 rounded-xs"
            />
            <span
              lang={langOf({ inEnglish }, 'name')}
              className="mt-2 block font-display text-lg leading-snug group-hover:text-lac"
            >
              {name}
            </span>
          </Link>
        </li>
      ))}
    </>
  )
}
