import { get, unkept } from '../endpoint.ts'
import type { ByLanguage, ByPin, PlaceOfPin, StateLabel } from './types.ts'

/** Not kept: there are a million addresses, and the answer costs less than its place in the cache. */
export const getPlaceOfPin = unkept(get<ByPin, PlaceOfPin>('/api/pins/{pin}', 'anyone'))
export const listStates = get<ByLanguage, StateLabel[]>('/api/states/{language}', 'anyone')
