import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useParams,
} from 'react-router'
import { readNotice } from '#contract/privacy/calls.ts'
import type { Notice } from '#contract/privacy/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { type Purpose, purposes } from '#domain/privacy/purposes.ts'
import { privacy as english } from '#web/words/en/privacy.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { Link } from '../ui/link.tsx'
import { NoticeLinks } from './notice-links.tsx'

const purposeIn = (params: { purpose?: string | undefined }): Purpose =>
  purposes.find((one) => one === params.purpose) ?? missing()

function missing(): never {
  throw new Response('There is no such notice.', { status: 404 })
}

const queryForNotice = (purpose: Purpose) => queryFor(readNotice, { purpose })

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  const query = queryForNotice(purposeIn(params))
  return prepareOnServer(context, (cache) => cache.fetchQuery(query))
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => {
  const query = queryForNotice(purposeIn(params))
  return prepareInBrowser((cache) => cache.fetchQuery(query))
}

export function meta({ matches, params }: MetaArgs) {
  const words = wordsOf(matches, 'privacy', english)
  const purpose = purposes.find((one) => one === params['purpose'])
  const title = purpose ? words.titles[purpose] : words.unknown
  const path = `/notices/${purpose ?? ''}`
  return headOf({ ...shopOf(matches), title, description: words.text, path })
}

export default function NoticeRoute() {
  return (
    <PreparedPage>
      <Read />
    </PreparedPage>
  )
}

function Read() {
  const words = useWords('privacy', english)
  const purpose = purposeIn(useParams())
  const { data: notice } = useQuery(queryForNotice(purpose))
  if (!notice) return null
  return (
    <PageFrame
      title={words.titles[purpose]}
      text={words.text}
      aside={<NoticeLinks not={purpose} />}
    >
      <Text notice={notice} />
      <section aria-labelledby="rights" className="measure mt-10">
        <h2 id="rights" className="text-xl">
          {words.rights}
        </h2>
        <p className="mt-3">{words.rightsText}</p>
        <p className="mt-3">{words.officer}</p>
        <p className="mt-3">
          <Link to="/my-data" className="link reachable py-1.5">
            {words.toData}
          </Link>
        </p>
        <Link to="/contact" className="link reachable py-1.5">
          {words.contact}
        </Link>
      </section>
    </PageFrame>
  )
}

function Text({ notice }: { notice: Notice }) {
  const words = useWords('privacy', english)
  const language = useLanguage()
  const { text, needsConsent, version, fromAt } = notice
  return (
    <div className="measure grid gap-3" lang={notice.language}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="font-medium" lang={language}>
        {needsConsent ? words.agreed : words.unasked}
      </p>
      <p className="text-sm text-soft" lang={language}>
        {words.version(version, dayWords(Date.parse(fromAt), language))}
      </p>
    </div>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<NoNotice />} />

function NoNotice() {
  const words = useWords('privacy', english)
  return (
    <PageFrame title={words.unknown} text={words.unknownText}>
      <NoticeLinks />
    </PageFrame>
  )
}
