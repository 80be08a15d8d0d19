import { get, type Nothing, unkept } from '../endpoint.ts'
import type { Visitor } from './types.ts'

// What every page asks about its visitor: apart from the rest, so that a first visit carries no more.

export const getVisitor = unkept(get<Nothing, Visitor>('/api/visitor', 'anyone'))
