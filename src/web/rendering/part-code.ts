import type { ComponentType } from 'react'

export const isServer = typeof document === 'undefined'

/** The code of a part that browsers load when it is wanted, and the server at once. */
export function partCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
    return { default: loaded }
  }
  if (isServer) void fetch()
  /** `loaded` answers undefined before the code is there; `fetch` answers as React's `lazy` wants it. */
  return { fetch, loaded: () => loaded }
}
