const nothing = () => new Response('404 Page Not Found', { status: 404, statusText: 'Not Found' })

export function loader(): never {
  throw nothing()
}

export function clientLoader(): never {
  throw nothing()
}

/** Never shown: the root's error page stands for every address that leads nowhere. */
export default function NotFoundRoute() {
  return null
}
