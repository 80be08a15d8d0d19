import './workshop.css'
import { type LoaderFunctionArgs, type MetaFunction, Outlet, useLoaderData } from 'react-router'
import { admin } from '#web/words/en/admin.ts'
import { doorContext } from '../loading.ts'
import { RoleContext } from './allowed.ts'
import { letStaffIn } from './guard.ts'
import { AskPlace } from './parts/ask.tsx'
import { WorkFrame } from './work-frame.tsx'

/** The workshop has walls of its own: no shop header, footer or chat around it. */
export const handle = 'workshop'

/** On the server only, so that the guard comes before the code, however the address is reached. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  letStaffIn(context.get(doorContext).send, request.url)

/** Every call has a guard of its own: moving between tabs needs no further question. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = () => [
  { title: admin.title },
  { name: 'robots', content: 'noindex' },
]

export default function AdminRoute() {
  const worker = useLoaderData<typeof loader>()
  return (
    <RoleContext value={worker.role}>
      <AskPlace>
        <WorkFrame worker={worker}>
          <Outlet />
        </WorkFrame>
      </AskPlace>
    </RoleContext>
  )
}
