import '../jitless.ts'
import './admin.css'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { admin } from '#web/words/en/admin.ts'
import { renderContext } from '../loading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { RoleContext } from './allowed.ts'
import { letStaffIn } from './guard.ts'
import { AskPlace } from './parts/ask.tsx'
import { isScreen, Screens } from './screens.tsx'
import { WorkFrame } from './work-frame.tsx'
import { homeOf, isOutside } from './work-tabs.ts'

/** The admin area has walls of its own: no shop header, footer or chat around it. */
export const handle = 'admin'

/** On the server only, so that the guard comes before the code, however the address is reached. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const worker = await letStaffIn(context.get(renderContext).send, request.url)
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  if (isScreen(pathname) && isOutside(worker.role, pathname)) throw redirect(homeOf(worker.role))
  if (isScreen(pathname)) return worker
  throw new Response('404 Page Not Found', { status: 404, statusText: 'Not Found' })
}

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
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Screens />
          </Suspense>
        </WorkFrame>
      </AskPlace>
    </RoleContext>
  )
}
