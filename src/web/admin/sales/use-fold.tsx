import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { adminSales as words } from '#web/words/en/admin/sales.ts'

/** So many rows tell how it stands; a phone would be long of all. */
const fewRows = 8

/** The first rows of a table or all of them, and the button between the two. */
export function useFold<Row>(rows: readonly Row[]) {
  const [isWhole, setWhole] = useState(false)
  return {
    shown: isWhole ? [...rows] : rows.slice(0, fewRows),
    more: rows.length > fewRows && (
      <div className="pt-3">
        <Button
          look="quiet"
          size="sm"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFew : words.showAll(rows.length)}
        </Button>
      </div>
    ),
  }
}
