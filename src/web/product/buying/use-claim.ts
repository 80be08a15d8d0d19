import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'

const mark = '#token='
/** A private link is followed once, however often its page is drawn. */
let followed = ''

/** The private link of an email puts the piece that waits for its reader into their cart. */
export function useClaim() {
  const words = useWords('product', english)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const claim = useEffectEvent(async (token: string) => {
    const { claimPiece } = await import('./claim-piece.ts')
    const isMine = await claimPiece(token, words)
    await navigate(isMine ? '/cart' : pathname, { replace: true })
  })
  useEffect(() => {
    const { hash } = location
    if (!hash.startsWith(mark) || hash === followed) return
    followed = hash
    void claim(hash.slice(mark.length))
  }, [])
}
