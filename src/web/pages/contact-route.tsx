import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useActionData } from 'react-router'
import { getPage } from '#contract/content/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { useProfile } from '../surroundings.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm, type Outcome } from './contact-form.tsx'
import { loadersOf, queryForPage } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { postMessage } from './post-message.ts'
import { Prose } from './prose.tsx'

const slug = 'contact'
const loaders = loadersOf(slug)

export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form where JavaScript is off: the page comes back with the number, or with what is wrong. */
export const action = postMessage

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const page = preparedAnswer(loaderData, getPage, { slug })
  return pageHead({
    matches,
    page,
    path: `/${slug}`,
    title: wordsOf(matches, 'pages', english).contact.title,
  })
}

export default function ContactRoute() {
  return (
    <PreparedPage>
      <Contact />
    </PreparedPage>
  )
}

function Contact() {
  const words = useWords('pages', english).contact
  const { data: page } = useQuery(queryForPage(slug))
  const profile = useProfile()
  const outcome = useActionData<Outcome>()
  return (
    <PageFrame
      title={page?.title ?? words.title}
      lang={page && langOf(page, 'title')}
      text={page ? '' : words.text}
      aside={profile && <ContactDetails profile={profile} />}
    >
      <Prose page={page} />
      <section aria-labelledby="write" className={page ? 'mt-10' : undefined}>
        <h2 id="write" className="mb-5 text-xl">
          {words.write}
        </h2>
        <ContactForm given={outcome} />
      </section>
    </PageFrame>
  )
}
