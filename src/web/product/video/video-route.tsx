import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useActionData, useParams } from 'react-router'
import { getProduct } from '#contract/catalog/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { headOf } from '../../head.ts'
import { loadersFor } from '../../loading.ts'
import { ContactForm, type Outcome } from '../../pages/contact-form.tsx'
import { PageFrame } from '../../pages/page-frame.tsx'
import { postMessage } from '../../pages/post-message.ts'
import { shopOf, wordsOf } from '../../prepared.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../../shell/failed-screen.tsx'
import { ProductMissing } from '../product-missing.tsx'
import { SareeAsked } from './saree-asked.tsx'

const loaders = loadersFor(async (cache, { slug = '' }) => {
  await cache.fetchQuery(queryFor(getProduct, { slug }))
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form where JavaScript is off. */
export const action = postMessage

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches, params }: MetaArgs) {
  const { title, text } = wordsOf(matches, 'pages', english).video
  const path = pathOf(params['slug'] ?? '')
  return headOf({ ...shopOf(matches), title, description: text, path, isHidden: true })
}

const pathOf = (slug: string) => `/product/${slug}/video`

/** Asks the shop to film a saree in daylight; nobody has to sign in for it. */
export default function VideoRoute() {
  const { slug = '' } = useParams()
  return (
    <PreparedPage>
      <AskForVideo slug={slug} />
    </PreparedPage>
  )
}

function AskForVideo({ slug }: { slug: string }) {
  const words = useWords('pages', english).video
  const { data: product } = useQuery(queryFor(getProduct, { slug }))
  const outcome = useActionData<Outcome>()
  if (!product) return null
  const { phoneLabel, phoneHint, send } = words
  const message = words.message(product.name, product.code)
  return (
    <PageFrame title={words.title} text={words.text}>
      <SareeAsked product={product} />
      <ContactForm
        given={outcome}
        at={pathOf(slug)}
        about={{ slug: product.slug, message }}
        labels={{ phoneLabel, phoneHint, emailHint: '', send }}
      />
    </PageFrame>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<ProductMissing />} />
