import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import * as contentCalls from '#contract/content/calls.ts'
import * as settingsCalls from '#contract/settings/calls.ts'
import { notFound } from '#web/words/en/not-found.ts'
import { shell } from '#web/words/en/shell.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { createCache, queryFor } from './cache.ts'
import { cacheOfBrowser, prepareOnServer, renderContext } from './loading.ts'
import { CacheTakerContext } from './rendering/asked-early.ts'
import { PreparedBoundary, PreparedText } from './rendering/prepared-boundary.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { LinkFollower } from './shell/link-follower.tsx'
import { NotFound } from './shell/not-found.tsx'
import { ShopShell } from './shell/shop-shell.tsx'
import { useCategories } from './shell/use-categories.ts'
import { keepFocus } from './ui/keep-focus.ts'
import './styles/app.css'
import anek from './styles/fonts/anek.woff2?url'
import rupee from './styles/fonts/anek-rupee.woff2?url'
import tiro from './styles/fonts/tiro.woff2?url'
import { useProfile } from './surroundings.ts'
import { queryForCart, queryForUser } from './visitor.ts'

export const links: LinksFunction = () => [
  ...[anek, tiro, rupee].map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl, now, isWhole, mayBeSignedIn } = context.get(renderContext)
  // A page that is kept for everyone knows nobody; a visitor with a cookie is known at once.
  const isKnown = !isWhole
  const { state } = await prepareOnServer(context, (cache) => {
    if (isKnown && !mayBeSignedIn) cache.setQueryData(queryForUser().queryKey, null)
    return Promise.all([
      cache.ensureQueryData(queryFor(settingsCalls.getShop, {})),
      cache.ensureQueryData(queryFor(contentCalls.listCategories, {})),
      isKnown && mayBeSignedIn && cache.prefetchQuery(queryForUser()),
      isKnown && cache.prefetchQuery(queryForCart()),
    ])
  })
  return { state, language, publicUrl, now, isKnown }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const isStatic = useHandle('static')
  // The address of the admin area names no language.
  const reader = useHandle('admin') && language !== 'en' ? language : undefined
  return (
    // The first paint may have written on it what the browser remembers of its visitor.
    <html
      lang={language === 'en' ? 'en-IN' : language}
      data-reader={reader}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171110" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            <ScrollRestoration />
            <PreparedText />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const { state, isKnown } = useLoaderData<typeof loader>()
  return (
    <Providers state={state}>
      <Around isKnown={isKnown}>
        <Outlet />
      </Around>
    </Providers>
  )
}

/** What could not be shown: an address that we do not know, or a fault of ours. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (!root) return <ErrorPage status={status} />
  return (
    <Providers state={root.state}>
      <TroubleHead status={status} />
      <ShopShell isKnown={root.isKnown}>
        {status === 404 ? <NothingHere /> : <ErrorPage status={status} />}
      </ShopShell>
    </Providers>
  )
}

/** A page in trouble has no route of its own that could say this. */
function TroubleHead({ status }: { status: number }) {
  const words = useWords('shell', shell)
  const nothing = useWords('notFound', notFound)
  const name = useProfile()?.name ?? ''
  const isUnavailable = status === 503
  const trouble = isUnavailable ? words.broken.unavailableTitle : words.broken.title
  return (
    <>
      <title>{words.title(status === 404 ? nothing.title : trouble, name)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

type RootState = Awaited<ReturnType<typeof loader>>['state']

function Providers({ state, children }: { state: RootState; children: ReactNode }) {
  const take = useContext(CacheTakerContext)
  const [cache] = useState(() => {
    const own = typeof document === 'undefined' ? createCache() : cacheOfBrowser()
    take?.(own)
    return own
  })
  useEffect(() => keepFocus(), [])
  return (
    <QueryClientProvider client={cache}>
      <LinkFollower />
      <PreparedBoundary state={state}>{children}</PreparedBoundary>
    </QueryClientProvider>
  )
}

/** What a route says of itself by its handle: the admin area has walls of its own, a static page has no scripts, the checkout neither menus nor foot. */
const useHandle = (name: 'admin' | 'static' | 'calm') =>
  useMatches().some(({ handle }) => handle === name)

function Around({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const isBare = [useHandle('admin'), useHandle('static')].some(Boolean)
  const shell = { isKnown, isCalm: useHandle('calm') }
  return isBare ? children : <ShopShell {...shell}>{children}</ShopShell>
}

function NothingHere() {
  return <NotFound categories={useCategories()} />
}
