import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSettings } from '#contract/settings/calls.ts'
import { call } from '../../api.ts'

/** The settings past every cache, asked anew whenever the form is opened or looked at again (spec §4). */
export const queryForFreshSettings = () =>
  queryOptions({
    queryKey: [getSettings.path, 'fresh'],
    queryFn: ({ signal }) => call(getSettings, { _nocache: String(Date.now()) }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

export const useFreshSettings = () => useQuery(queryForFreshSettings())
