import type { Review } from '#contract/reviews/types.ts'
import { localeOf } from '#domain/language.ts'
import { relativeDate } from '#domain/relative-date.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOfText } from '#web/words/in-english.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useSurroundings } from '../../surroundings.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'

/** Author, stars, relative date, text and photos; a review of the demo shop says that it is one. */
export function ReviewCard({ review }: { review: Review }) {
  const words = useWords('product', english).reviews
  const language = useLanguage()
  const langOf = (text: string) => langOfText(text, language)
  const { now } = useSurroundings()
  // A page for everybody is drawn at the first moment of its day.
  const writtenAt = Math.min(Date.parse(review.createdAt), now)
  return (
    <li className="border-b border-line py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span lang={langOf(review.author)} className="font-semibold">
          {review.author}
        </span>
        <Stars rating={review.rating} />
        <time dateTime={review.createdAt} className="text-sm text-soft">
          {relativeDate(writtenAt, now, localeOf(language))}
        </time>
      </div>
      {review.title && (
        <p lang={langOf(review.title)} className="measure mt-2 font-medium wrap-anywhere">
          {review.title}
        </p>
      )}
      {review.comment && (
        <p lang={langOf(review.comment)} className="measure mt-2 whitespace-pre-line wrap-anywhere">
          {review.comment}
        </p>
      )}
      {review.photos.length > 0 && <Photos photos={review.photos} />}
      {review.reply && <Reply reply={review.reply} lang={langOf(review.reply)} />}
      {review.isDemo && <p className="mt-2 text-sm text-soft">{words.demo}</p>}
    </li>
  )
}

type ReplyProps = { reply: string; lang: 'en' | undefined }

/** What the shop has answered. */
function Reply({ reply, lang }: ReplyProps) {
  const words = useWords('product', english).reviews
  return (
    <div className="measure mt-3 border-s-2 border-zari ps-4">
      <p className="text-sm text-soft">{words.reply}</p>
      <p lang={lang} className="whitespace-pre-line wrap-anywhere">
        {reply}
      </p>
    </div>
  )
}

/** Small ones, each a link to the whole photo. */
function Photos({ photos }: Pick<Review, 'photos'>) {
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo) => (
        <a key={photo.src} href={photo.src} target="_blank" rel="noopener" className="block w-24">
          <Picture picture={photo} sizes="96px" widest={320} className="aspect-3/4 rounded-xs" />
        </a>
      ))}
    </p>
  )
}
