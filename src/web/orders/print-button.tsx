import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'

export function PrintButton() {
  const words = useWords('orders', english)
  return (
    <button
      type="button"
      className="link reachable no-script:hidden no-print py-1"
      onClick={() => print()}
    >
      {words.print}
    </button>
  )
}
