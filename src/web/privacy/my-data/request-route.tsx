import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { addressOf } from '#contract/endpoint.ts'
import { exportData, followDataRequest } from '#contract/privacy/calls.ts'
import type { DataRequest } from '#contract/privacy/request-types.ts'
import { myData as english } from '#web/words/en/my-data.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { headOf } from '../../head.ts'
import { loadersFor } from '../../loading.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../../prepared.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../../shell/failed-screen.tsx'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RequestStanding } from './request-standing.tsx'

type Params = { id?: string; secret?: string }
const queryForRequest = ({ id = '', secret = '' }: Params) =>
  queryFor(followDataRequest, { id: Number(id), secret })

const loaders = loadersFor((cache, params) => cache.fetchQuery(queryForRequest(params)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const { provedTitle: title, dataText: description } = wordsOf(matches, 'myData', english)
  return headOf({ ...shopOf(matches), title, description, path: '/my-data', isHidden: true })
}

export default function RequestRoute() {
  return (
    <PreparedPage>
      <Proved />
    </PreparedPage>
  )
}

function Proved() {
  const words = useWords('myData', english)
  const params: Params = useParams()
  const { data: request } = useQuery(queryForRequest(params))
  if (!request) return null
  const { id, kind, email } = request
  const { path, query } = addressOf(exportData, { id, secret: params.secret ?? '' })
  return (
    <PageFrame title={words.provedTitle} text={`${words.kinds[kind]}: ${email}`}>
      <RequestStanding request={request} />
      {kind === 'access' && (
        <a href={`${path}?${query}`} download="my-data.json" className={`mt-4 ${buttonClass({})}`}>
          {words.download}
        </a>
      )}
      <Found found={request.found} />
    </PageFrame>
  )
}

/** How much of what there is under the address. */
function Found({ found }: Pick<DataRequest, 'found'>) {
  const words = useWords('myData', english)
  return (
    <section aria-labelledby="found" className="mt-10">
      <h2 id="found" className="text-xl">
        {words.found}
      </h2>
      <ul className="mt-3 list-disc ps-5">
        <li>{words.foundOrders(found.orders)}</li>
        <li>{words.foundDocuments(found.documents)}</li>
        <li>{words.foundMessages(found.messages)}</li>
        <li>{words.foundConsents(found.consents)}</li>
        {found.account && <li>{words.foundAccount}</li>}
      </ul>
    </section>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<OverRequest />} />

function OverRequest() {
  const words = useWords('myData', english)
  return (
    <EmptyState headingLevel="h1" title={words.overTitle} text={words.overText}>
      <LinkButton to="/my-data">{words.dataTitle}</LinkButton>
    </EmptyState>
  )
}
