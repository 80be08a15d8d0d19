import type { Story } from '#contract/stories/types.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { Prose } from '../pages/prose.tsx'
import { ProductGrid } from '../product/card/product-grid.tsx'
import { Picture } from '../ui/picture.tsx'
import { StoryDay } from './story-day.tsx'

/** A story from its title to its sarees. */
export function StoryArticle({ story }: { story: Story }) {
  return (
    <>
      <article className="mx-auto mt-6 max-w-3xl">
        <Beginning story={story} />
        <div className="mt-8">
          <Prose page={story} />
        </div>
      </article>
      {story.products.length > 0 && <Pieces products={story.products} />}
    </>
  )
}

/** Title, day, summary and picture. */
function Beginning({ story }: { story: Story }) {
  const { title, summary, picture, publishedAt } = story
  return (
    <>
      <h1 lang={langOf(story, 'title')} className="text-3xl md:text-4xl">
        {title}
      </h1>
      <StoryDay at={publishedAt} />
      {summary && (
        <p lang={langOf(story, 'summary')} className="mt-4 text-lg text-soft">
          {summary}
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 48rem, 100vw"
          className="mt-6 aspect-4/3 w-full"
          isPriority
        />
      )}
    </>
  )
}

/** The sarees that a story tells of. */
function Pieces({ products }: Pick<Story, 'products'>) {
  const words = useWords('pages', english).stories
  return (
    <section className="mt-12">
      <h2 className="mb-6 text-2xl">{words.pieces}</h2>
      <ProductGrid products={products} isWide />
    </section>
  )
}
