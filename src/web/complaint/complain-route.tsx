import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { complain } from '#contract/complaints/calls.ts'
import { getSeller } from '#contract/tax/calls.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal } from '../acting.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { ComplainForm } from './complain-form.tsx'
import { OfficerBlock } from './officer-block.tsx'
import { type Complained, complaintIn, complaintPath } from './typed-complaint.ts'

const loaders = loadersFor((cache) => cache.fetchQuery(queryFor(getSeller, {})))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const action = actionContext(context)
  const typed = complaintIn(await formOf(request))
  const { answer, refusal } = await orRefusal(action.ask(complain, typed))
  if (answer) return action.lead(complaintPath(answer))
  return action.show<Complained>({ typed, refusal }, refusal.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'complaints', english)
  return headOf({ ...shopOf(matches), title, description, path: '/complaint' })
}

export default function ComplainRoute() {
  return (
    <PreparedPage>
      <Complain />
    </PreparedPage>
  )
}

function Complain() {
  const words = useWords('complaints', english)
  const { data: seller } = useQuery(queryFor(getSeller, {}))
  const given = useActionData<Complained>()
  const aside = seller && <OfficerBlock officer={seller.grievanceOfficer} />
  return (
    <PageFrame title={words.title} text={words.text} aside={aside}>
      <ComplainForm given={given} hasOfficer={Boolean(seller?.grievanceOfficer.name)} />
    </PageFrame>
  )
}
