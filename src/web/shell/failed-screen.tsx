import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** In place of a screen that could not be shown: `missing` where its address leads to nothing. */
export function FailedScreen({ missing }: { missing: ReactNode }) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? missing : <ErrorPage status={status} />
}
