import { useEffect, useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { Note } from '../../ui/note.tsx'

const channel = 'pallu-ordered'

/** Tells the other tabs of this browser that what is in the cart has become the order at this address. */
export function tellOtherTabs(path: string) {
  const told = new BroadcastChannel(channel)
  told.postMessage(path)
  told.close()
}

/** The page of the order that another tab has placed while this one stood at the checkout; null while none has. */
export function useOrderedElsewhere(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const told = new BroadcastChannel(channel)
    told.onmessage = ({ data }) => setPath(String(data))
    return () => told.close()
  }, [])
  return path
}

/** In the place of a form that nothing would come of. */
export function OrderedElsewhere({ path }: { path: string }) {
  const words = useWords('checkout', english).problem
  return (
    <Note isAlert title={words.elsewhere} className="mt-6 max-w-3xl">
      <p>
        <Link to={path} className="link">
          {words.seeOrder}
        </Link>
      </p>
    </Note>
  )
}
