import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { listStories } from '#contract/stories/calls.ts'
import type { StoryCard } from '#contract/stories/types.ts'
import { journalPath, storyPath } from '#domain/stories/story.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { preparedAnswer, shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { Picture } from '../ui/picture.tsx'
import { numberOf, pageIn, queryForStories } from './story-calls.ts'
import { StoryDay } from './story-day.tsx'

const loaders = loadersFor((cache, { page }) => prepare(cache, page))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** A page behind the last one is nowhere, and neither is a second name of the first. */
async function prepare(cache: QueryClient, text: string | undefined) {
  const page = pageIn(text)
  if (Number.isNaN(page) || text === '1') throw new Response('', { status: 404 })
  const { pages } = await cache.ensureQueryData(queryForStories(page))
  if (page > Math.max(1, pages)) throw new Response('', { status: 404 })
}

export function meta({ matches, params, loaderData, error }: MetaArgs<typeof loader>) {
  const words = wordsOf(matches, 'pages', english).stories
  const shop = shopOf(matches)
  const page = pageIn(params['page'])
  const found = preparedAnswer(loaderData, listStories, { page: numberOf(page) })
  const feed = shop.language === 'en' ? 'stories.xml' : `stories-${shop.language}.xml`
  return [
    ...headOf({
      ...shop,
      title: page > 1 ? words.titleAt(page) : words.title,
      description: words.text,
      path: journalPath(page),
      picture: found?.items.find(({ picture }) => picture)?.picture ?? undefined,
      isHidden: Boolean(error) || found?.total === 0,
    }),
    {
      ...{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml' },
      ...{ title: words.title, href: `${shop.publicUrl}/feeds/${feed}` },
    },
  ]
}

export default function StoriesRoute() {
  const words = useWords('pages', english).stories
  return (
    <PreparedPage>
      <PageFrame title={words.title} text={words.text}>
        <Journal page={pageIn(useParams()['page'])} />
      </PageFrame>
    </PreparedPage>
  )
}

function Journal({ page }: { page: number }) {
  const words = useWords('pages', english).stories
  const { data } = useQuery(queryForStories(page))
  if (!data) return null
  if (data.items.length === 0) {
    return (
      <>
        <p className="text-soft">{words.none}</p>
        <LinkButton to="/products" className="mt-4">
          {words.toShop}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {data.items.map((story) => (
          <li key={story.id}>
            <Entry story={story} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination page={page} pages={data.pages} hrefOf={journalPath} />
      </div>
    </>
  )
}

function Entry({ story }: { story: StoryCard }) {
  const { title, slug, summary, picture, publishedAt } = story
  return (
    <article>
      <Link to={storyPath(slug)} className="group block">
        {picture && (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 100vw"
            className="mb-3 aspect-4/3 w-full"
          />
        )}
        <h2 lang={langOf(story, 'title')} className="text-xl group-hover:text-lac">
          {title}
        </h2>
      </Link>
      <StoryDay at={publishedAt} />
      {summary && (
        <p lang={langOf(story, 'summary')} className="mt-1">
          {summary}
        </p>
      )}
    </article>
  )
}
