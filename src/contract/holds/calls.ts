import type { Cart } from '../cart/types.ts'
import { onceOpen, post } from '../endpoint.ts'
import type { Said } from '../said.ts'
import type { ClaimForm, WaitingForm } from './types.ts'

export const waitForPiece = onceOpen(post<WaitingForm, Said>('/api/waiting', 'anyone'))
export const claimPiece = onceOpen(post<ClaimForm, Cart>('/api/holds/claim', 'anyone'))
