import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, data, type MetaArgs, useActionData } from 'react-router'
import { getPage } from '#contract/content/calls.ts'
import { sendMessage } from '#contract/messages/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, callWith } from '../api.ts'
import { renderContext } from '../loading.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { useProfile } from '../surroundings.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm, type Outcome, typedIn } from './contact-form.tsx'
import { loadersOf, queryForPage } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'

const slug = 'contact'
const loaders = loadersOf(slug)

export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form where JavaScript is off: the page comes back with the number, or with what is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData())
  try {
    const taken = await callWith(context.get(renderContext).send, sendMessage, typed)
    return data<Outcome>({ typed, number: taken.number })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields, reason, status } = error
    return data<Outcome>({ typed, fields, reason }, { status })
  }
}

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
