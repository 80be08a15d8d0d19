export function loader() {
  throw new Response('404 Page Not Found', { status: 404, statusText: 'Not Found' })
}

export default function NotFoundRoute() {
  return null
}
