import { useQuery } from '@tanstack/react-query'
import type { ProductCard as Card } from '#contract/catalog/types.ts'
import type { Display, Settings } from '#contract/settings/types.ts'
import { sectionOf } from '#domain/home-page/home.ts'
import { home as english } from '#web/words/en/home.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { ProductCard } from '../product/card/product-card.tsx'
import { type CardTerms, useCardTerms } from '../product/card/use-promise.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Carousel } from '../ui/carousel.tsx'
import { classes } from '../ui/classes.ts'
import { SkeletonTile } from '../ui/skeleton.tsx'
import { queryForSection } from './home-calls.ts'
import { SectionHeading } from './section-heading.tsx'
import type { OwnTitle, Section } from './sections.ts'

type ProductSectionProps = { section: Section; settings: Settings } & OwnTitle

/** One curated list: skeletons, then its pieces, as the settings say. A failed load keeps what was there. */
export function ProductSection({ section, settings, title, lang }: ProductSectionProps) {
  const words = useWords('home', english)
  const count = settings[section.count]
  const { data, isPending } = useQuery(queryForSection(section, count))
  // While a new count is on its way the old list is cut already.
  const products = data && sectionOf(data, count)
  if (!isPending && !products?.length) return null
  const name = title ?? words[section.name]
  const heading = `section-${section.name}`
  return (
    <section aria-labelledby={heading} className="page py-10 md:py-14">
      <SectionHeading
        id={heading}
        title={name}
        lang={lang}
        {...(title === undefined && { text: words[`${section.name}Text`] })}
        to={section.path}
      />
      {products ? (
        <Pieces
          products={products}
          display={settings[section.display]}
          label={words.piecesOf(name)}
        />
      ) : (
        <Skeletons display={settings[section.display]} count={count} />
      )}
    </section>
  )
}

const inRow = 'w-[62%] sm:w-[40%] md:w-[31%] lg:w-[calc((100%-4.5rem)/4)]'
const sizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 60vw'
// Exact on phones: a few pixels more would fetch the next larger picture.
const gridSizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, calc(50vw - 1.5rem)'

type PiecesProps = { products: Card[]; display: Display; label: string }

function Pieces({ products, display, label }: PiecesProps) {
  const terms = useCardTerms()
  if (display === 'carousel') {
    return (
      <Carousel label={label} itemClass={inRow}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} place="home" sizes={sizes} {...terms} />
        ))}
      </Carousel>
    )
  }
  return <Grid products={products} terms={terms} />
}

function Grid({ products, terms }: { products: Card[]; terms: CardTerms }) {
  return (
    <ul
      className={gridOf(products.length)}
      {...useCachedHtml('home-grid', <Cards products={products} {...terms} />)}
    />
  )
}

const Cards = ({ products, ...terms }: { products: Card[] } & CardTerms) =>
  products.map((product) => (
    <li key={product.id}>
      <ProductCard product={product} place="home" sizes={gridSizes} {...terms} />
    </li>
  ))

/** Threes stand in rows of three, everything else in rows of four. */
const gridOf = (count: number) =>
  classes(
    'grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10',
    count % 3 === 0 && count % 4 !== 0 ? 'md:grid-cols-3' : 'lg:grid-cols-4',
  )

function Skeletons({ display, count }: { display: Display; count: number }) {
  const words = useWords('ui', ui)
  const row = 'flex gap-4 overflow-hidden md:gap-6'
  const tiles = Array.from({ length: count }, (_, at) => at)
  return (
    <div
      role="status"
      aria-label={words.loading}
      className={display === 'carousel' ? row : gridOf(count)}
    >
      {tiles.map((at) => (
        <div key={at} className={display === 'carousel' ? classes('shrink-0', inRow) : undefined}>
          <SkeletonTile />
        </div>
      ))}
    </div>
  )
}
