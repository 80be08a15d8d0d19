import '../jitless.ts'
import './admin.css'
import './compact-rows.css'
import './finder/finder.css'
import './frame/frame.css'
import './today/today.css'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import type { AdminLanguage } from '#domain/language.ts'
import { readerContext, renderContext } from '../loading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AdminArea } from './admin-area.tsx'
import { homeOf } from './frame/work-tabs.ts'
import { letStaffIn } from './guard.ts'
import { isScreen } from './screens.tsx'

/** The admin area has walls of its own: no shop header, footer or chat around it. */
export const handle = 'admin'

/** On the server only, so that the guard comes before the code, however the address is reached. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const worker = await letStaffIn(context.get(renderContext).send, request.url)
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  const home = homeOf(worker.role)
  if (/^\/admin\/?$/.test(pathname) && home !== '/admin') throw redirect(home)
  context.set(readerContext, worker.language)
  // Where an address leads nowhere, the frame says so in the language of whoever is at work.
  return data(worker, { status: isScreen(pathname) ? 200 : 404 })
}

/** Every call has a guard of its own: moving between tabs needs no further question. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Each in chunks of its own: nobody loads the words of another language. */
const areas: Record<AdminLanguage, ComponentType<ComponentProps<typeof AdminArea>>> = {
  en: AdminArea,
  ta: lazy(() => import('./admin-area.tsx?words=ta').then(inside)),
  hi: lazy(() => import('./admin-area.tsx?words=hi').then(inside)),
}

function inside({ AdminArea: Area }: { AdminArea: typeof AdminArea }) {
  return { default: Area }
}

export default function AdminRoute() {
  const worker = useLoaderData<typeof loader>()
  const Area = areas[worker.language]
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Area worker={worker} />
    </Suspense>
  )
}
