import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { getPage } from '#contract/content/calls.ts'
import { getShopStory } from '#contract/settings/calls.ts'
import type { ShownStory } from '#contract/settings/types.ts'
import { slugify } from '#domain/slug.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { useStory } from '../surroundings.ts'
import { queryForPage, storyLoadersOf } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'
import { Questions, questionFacts } from './questions.tsx'

const slug = 'faqs'
const loaders = storyLoadersOf(slug)

export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = preparedAnswer(loaderData, getPage, { slug })
  const groups = preparedAnswer(loaderData, getShopStory, {})?.questions ?? []
  const facts = questionFacts(groups.flatMap(({ items }) => items))
  return pageHead({
    matches,
    page,
    path: `/${slug}`,
    title: wordsOf(matches, 'pages', english).faqs.title,
    facts,
  })
}

export default function FaqsRoute() {
  return (
    <PreparedPage>
      <Faqs />
    </PreparedPage>
  )
}

function Faqs() {
  const words = useWords('pages', english).faqs
  const { data: page } = useQuery(queryForPage(slug))
  const groups = useStory()?.questions ?? []
  return (
    <PageFrame
      title={page?.title ?? words.title}
      lang={page && langOf(page, 'title')}
      aside={<Groups groups={groups} label={words.groups} />}
    >
      {page ? <Prose page={page} /> : <p className="text-soft">{words.text}</p>}
      <div className="mt-10 grid gap-12">
        {groups.map(({ group, items, inEnglish }, at) => (
          <section key={group} aria-labelledby={anchorOf(group, at)}>
            <h2
              id={anchorOf(group, at)}
              lang={langOf({ inEnglish }, 'group')}
              className="mb-4 text-xl"
            >
              {group}
            </h2>
            <Questions name="faqs" questions={items} />
          </section>
        ))}
      </div>
    </PageFrame>
  )
}

/** Words without a Latin letter make no slug. */
const anchorOf = (group: string, at: number) => slugify(group) || `group-${at + 1}`

/** Where on this page which questions stand. */
function Groups({ groups, label }: { groups: ShownStory['questions']; label: string }) {
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="border-s border-line">
        {groups.map(({ group, inEnglish }, at) => (
          <li key={group}>
            <a
              href={`#${anchorOf(group, at)}`}
              lang={langOf({ inEnglish }, 'group')}
              className="inline-block px-4 py-1.5 text-soft hover:text-lac"
            >
              {group}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
