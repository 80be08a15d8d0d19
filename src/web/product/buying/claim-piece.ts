import { claimPiece as claimOffer } from '#contract/holds/calls.ts'
import type { product as english } from '#web/words/en/product.ts'
import { ApiError, call } from '../../api.ts'
import { cacheOfBrowser } from '../../loading.ts'
import { toast } from '../../ui/toast/toast.ts'
import { noteCart } from '../../visitor.ts'

/** Takes up the offer of an email; tells the visitor, and the caller, whether it worked. */
export async function claimPiece(token: string, words: typeof english): Promise<boolean> {
  try {
    const cart = await call(claimOffer, { token })
    noteCart(cacheOfBrowser(), cart)
    toast({ title: words.claimed, tone: 'success' })
    return true
  } catch (error) {
    const description = error instanceof ApiError ? error.reason : words.offline
    toast({ title: words.claimFailed, description, tone: 'destructive' })
    return false
  }
}
