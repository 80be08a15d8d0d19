import { type ComponentType, lazy, Suspense } from 'react'

/** A dialog whose code comes when it is opened for the first time, so that the screen behind it need not bring it. */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy(async () => ({ default: await load() }))
  return function WhenOpened(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
