import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { getProduct } from '#contract/catalog/calls.ts'
import { readVideo } from '#contract/messages/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayOf } from '../../account/day.ts'
import { queryFor } from '../../cache.ts'
import { headOf } from '../../head.ts'
import { loadersFor } from '../../loading.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../../prepared.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../../shell/failed-screen.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SareeAsked } from './saree-asked.tsx'

const loaders = loadersFor(async (cache, { token = '' }) => {
  const { slug } = await cache.fetchQuery(queryFor(readVideo, { token }))
  if (slug) await cache.prefetchQuery(queryFor(getProduct, { slug }))
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const { title, watchText: text } = wordsOf(matches, 'pages', english).video
  return headOf({ ...shopOf(matches), title, description: text, path: '/video', isHidden: true })
}

/** The video that answers a question for a saree in daylight: whoever has its link sees it. */
export default function WatchRoute() {
  return (
    <PreparedPage>
      <Watch />
    </PreparedPage>
  )
}

function Watch() {
  const words = useWords('pages', english).video
  const language = useLanguage()
  const { token = '' } = useParams()
  const { data: video } = useQuery(queryFor(readVideo, { token }))
  const slug = video?.slug ?? ''
  const { data: product } = useQuery({ ...queryFor(getProduct, { slug }), enabled: slug !== '' })
  if (!video) return null
  return (
    <PageFrame title={words.title} text={words.watchText}>
      {/* biome-ignore lint/a11y/useMediaCaption: it shows a cloth by a window; no words are spoken in it that captions could bring. */}
      <video
        controls
        playsInline
        preload="metadata"
        aria-label={product?.name ?? words.title}
        className="max-h-[75svh] w-full bg-ink"
      >
        <source src={`/videos/${encodeURIComponent(token)}`} type={playedAs(video.type)} />
      </video>
      <p className="mt-3 mb-8 text-sm text-soft">
        {words.watchUntil(dayOf(video.endsAt, language))}
      </p>
      {product && <SareeAsked product={product} />}
    </PageFrame>
  )
}

/** A phone's MOV holds what an MP4 holds; browsers that are told its own name do not even try. */
const playedAs = (type: string) => (type === 'video/quicktime' ? 'video/mp4' : type)

function VideoOver() {
  const words = useWords('pages', english).video
  return (
    <EmptyState headingLevel="h1" title={words.over} text={words.overText}>
      <LinkButton to="/contact">{words.overAsk}</LinkButton>
    </EmptyState>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<VideoOver />} />
