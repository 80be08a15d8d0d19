import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from 'react-router'
import { followComplaint, reopenComplaint } from '#contract/complaints/calls.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { actionContext, formOf, orRefusal, type Refusal, textIn } from '../acting.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { ComplaintPage } from './complaint-page.tsx'
import { UnknownComplaint } from './unknown-complaint.tsx'

type Params = { number?: string; secret?: string }
const queryForComplaint = ({ number = '', secret = '' }: Params) =>
  queryFor(followComplaint, { number, secret })

const loaders = loadersFor((cache, params) => cache.fetchQuery(queryForComplaint(params)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Reopening where JavaScript is off. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const action = actionContext(context)
  const words = textIn(await formOf(request), 'words')
  const { number = '', secret = '' } = params
  const { refusal } = await orRefusal(action.ask(reopenComplaint, { number, secret, words }))
  return action.show<{ refusal: Refusal | undefined }>({ refusal }, refusal?.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'complaints', english)
  return headOf({ ...shopOf(matches), title, description, path: '/complaint', isHidden: true })
}

export default function ComplaintRoute() {
  return (
    <PreparedPage>
      <Followed />
    </PreparedPage>
  )
}

function Followed() {
  const params: Params = useParams()
  const { data: complaint } = useQuery(queryForComplaint(params))
  const given = useActionData<{ refusal: Refusal | undefined }>()
  if (!complaint) return null
  return <ComplaintPage complaint={complaint} secret={params.secret ?? ''} given={given?.refusal} />
}

export const ErrorBoundary = () => <FailedScreen missing={<UnknownComplaint />} />
