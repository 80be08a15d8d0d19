import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../../rendering/cached-html.ts'
import { Stars } from '../../ui/stars.tsx'

type ReviewSpreadProps = {
  rating: number
  total: number
  /** How many gave five, four, three, two and one star. */
  spread: number[]
}

/** The average, and how the stars are spread. */
export function ReviewSpread(props: ReviewSpreadProps) {
  return <div {...useCachedHtml('spread', <InsideSpread {...props} />)} />
}

function InsideSpread({ rating, total, spread }: ReviewSpreadProps) {
  const words = useWords('product', english).reviews
  return (
    <>
      <p className="flex items-center gap-3">
        <span className="font-display text-3xl tabular-nums" aria-hidden="true">
          {rating.toFixed(1)}
        </span>
        <Stars rating={rating} reviewCount={total} className="h-5" />
      </p>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{words.spread}</caption>
        <tbody>
          {spread.map((count, at) => (
            <tr key={words.stars(5 - at)}>
              <th
                scope="row"
                className="w-px py-0.5 pe-3 text-start font-normal whitespace-nowrap text-soft"
              >
                {words.stars(5 - at)}
              </th>
              <td>
                <svg className="block h-1.5 w-full" aria-hidden="true">
                  <rect width="100%" height="6" className="fill-line" />
                  <rect
                    width={`${(count / Math.max(1, total)) * 100}%`}
                    height="6"
                    className="fill-zari"
                  />
                </svg>
              </td>
              <td className="w-8 text-end text-soft tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
