import type { MetaArgs } from 'react-router'
import { notFound } from '#web/words/en/not-found.ts'
import { shell } from '#web/words/en/shell.ts'
import { shopOf } from '../prepared.ts'

const nothing = () => new Response('404 Page Not Found', { status: 404, statusText: 'Not Found' })

export function loader(): never {
  throw nothing()
}

export function clientLoader(): never {
  throw nothing()
}

export function meta({ matches }: MetaArgs) {
  const { shopName } = shopOf(matches)
  return [{ title: shell.title(notFound.title, shopName) }, { name: 'robots', content: 'noindex' }]
}

/** Never shown: the root's error page stands for every address that leads nowhere. */
export default function NotFoundRoute() {
  return null
}
