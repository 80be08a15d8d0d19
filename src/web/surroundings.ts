import { useRouteLoaderData } from 'react-router'

type RootData = { publicUrl: string; now: number }

/** The shop's public address and the time at which this page was made. */
export function useSurroundings(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { publicUrl: '', now: 0 }
}
