import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type MetaArgs, redirect, useParams } from 'react-router'
import { getStory } from '#contract/stories/calls.ts'
import { pathIn } from '#domain/language.ts'
import { lookInSearch, shownInSearch } from '#domain/look/look-in-search.ts'
import { journalPath, storyPath } from '#domain/stories/story.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { shell } from '#web/words/en/shell.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { preparedAnswer, shopOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { Link } from '../ui/link.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { StoryArticle } from './story-article.tsx'
import { queryForStory } from './story-calls.ts'
import { storyFacts } from './story-facts.ts'

const loaders = loadersFor((cache, { slug = '' }) => prepare(cache, slug))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** A story under its address; an older one leads there for good. */
async function prepare(cache: QueryClient, slug: string) {
  const story = await cache.ensureQueryData(queryForStory(slug))
  if (story.slug !== slug) throw redirect(storyPath(story.slug), 301)
}

export function meta({ matches, params, loaderData, error }: MetaArgs<typeof loader>) {
  const { slug = '' } = params
  const story = preparedAnswer(loaderData, getStory, { slug })
  const shop = shopOf(matches)
  const path = storyPath(slug)
  const isSaid = story !== undefined && !story.inEnglish?.includes('content')
  const beginning = isSaid ? excerpt(textOf(story.content), shownInSearch.description) : ''
  const summary = story?.inEnglish?.includes('summary') ? '' : story?.summary
  const address = shop.publicUrl + pathIn(shop.language, path)
  return headOf({
    ...shop,
    ...lookInSearch(story, {
      title: story?.title ?? slug,
      description: summary || beginning || shop.shopName,
    }),
    ...{ path, type: 'article' },
    picture: story?.picture ?? undefined,
    ...(story && { facts: [storyFacts(story, { ...shop, address })] }),
    isHidden: Boolean(error) || !story,
  })
}

export default function StoryRoute() {
  const { slug = '' } = useParams()
  return (
    <PreparedPage>
      <StoryPage key={slug} slug={slug} />
    </PreparedPage>
  )
}

function StoryPage({ slug }: { slug: string }) {
  const words = useWords('pages', english).stories
  const { home } = useWords('shell', shell)
  const { data: story } = useQuery(queryForStory(slug))
  if (!story) return null
  const { title } = story
  const crumbs = [
    { label: home, to: '/' },
    { label: words.title, to: journalPath(1) },
  ]
  return (
    <div className="page pt-5 pb-10">
      <Breadcrumbs crumbs={[...crumbs, { label: title, lang: langOf(story, 'title') }]} />
      <StoryArticle story={story} />
      <p className="mx-auto mt-10 max-w-3xl">
        <Link to={journalPath(1)} className="link">
          {words.all}
        </Link>
      </p>
    </div>
  )
}
