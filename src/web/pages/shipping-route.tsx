import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { getPage } from '#contract/content/calls.ts'
import { getShopStory } from '#contract/settings/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { useProfile, useStory } from '../surroundings.ts'
import { ContactCards } from './contact-cards.tsx'
import { CountriesTable } from './countries-table.tsx'
import { queryForPage, storyLoadersOf } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'
import { Questions, questionFacts } from './questions.tsx'

const slug = 'shipping-returns'
const loaders = storyLoadersOf(slug)

export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = preparedAnswer(loaderData, getPage, { slug })
  const facts = questionFacts(preparedAnswer(loaderData, getShopStory, {})?.shippingQuestions ?? [])
  return pageHead({
    matches,
    page,
    path: `/${slug}`,
    title: wordsOf(matches, 'pages', english).shipping.title,
    facts,
  })
}

export default function ShippingRoute() {
  return (
    <PreparedPage>
      <Shipping />
    </PreparedPage>
  )
}

/** What the shop promises of parcels, what is asked about them, and whom to ask (spec §2). */
function Shipping() {
  const words = useWords('pages', english).shipping
  const { data: page } = useQuery(queryForPage(slug))
  const profile = useProfile()
  const questions = useStory()?.shippingQuestions ?? []
  return (
    <PageFrame
      title={page?.title ?? words.title}
      lang={page && langOf(page, 'title')}
      below={
        profile && (
          <section aria-labelledby="ask" className="mt-14 md:mt-20">
            <h2 id="ask" className="mb-6 text-2xl">
              {words.contact}
            </h2>
            <ContactCards profile={profile} />
          </section>
        )
      }
    >
      <Prose page={page} />
      {profile?.delivery && <CountriesTable delivery={profile.delivery} />}
      {questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-12">
          <h2 id="questions" className="mb-4 text-xl">
            {words.questions}
          </h2>
          <Questions name="shipping" questions={questions} />
        </section>
      )}
    </PageFrame>
  )
}
