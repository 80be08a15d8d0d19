import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { getPage } from '#contract/content/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { useStory } from '../surroundings.ts'
import { LinkButton } from '../ui/button.tsx'
import { Journey } from './journey.tsx'
import { queryForPage, storyLoadersOf } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'
import { Team } from './team.tsx'

const slug = 'about-us'
const loaders = storyLoadersOf(slug)

export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = preparedAnswer(loaderData, getPage, { slug })
  return pageHead({
    matches,
    page,
    path: `/${slug}`,
    title: wordsOf(matches, 'pages', english).about.title,
  })
}

export default function AboutRoute() {
  return (
    <PreparedPage>
      <About />
    </PreparedPage>
  )
}

/** What the shop is: its story, four pictures of the way here, three people, two ways on (spec §2). */
function About() {
  const words = useWords('pages', english).about
  const { data: page } = useQuery(queryForPage(slug))
  const story = useStory()
  return (
    <PageFrame
      title={page?.title ?? words.title}
      lang={page && langOf(page, 'title')}
      below={
        <>
          <Journey title={words.journey} journey={story?.journey ?? []} />
          <Team title={words.team} team={story?.team ?? []} />
          <div className="mt-12 flex flex-wrap gap-3">
            <LinkButton to="/products" size="lg">
              {words.shop}
            </LinkButton>
            <LinkButton to="/contact" size="lg" look="quiet">
              {words.contact}
            </LinkButton>
          </div>
        </>
      }
    >
      <Prose page={page} />
    </PageFrame>
  )
}
