import type { OwnReview } from '#contract/orders/part-types.ts'
import { policy } from '#domain/policy.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'
import { PhotosField } from '../orders/returns/photos-field.tsx'
import { CheckField } from '../ui/forms/field.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type PhotoFieldsProps = { photos: OwnReview['photos']; errors: Record<string, string> }

/** The photos that a review has, each to be kept or not, a place for more, and the consent that these need. */
export function PhotoFields({ photos, errors }: PhotoFieldsProps) {
  const words = useWords('reviews', english)
  return (
    <>
      {photos.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.keptPhotos}</legend>
          <div className="flex flex-wrap gap-4">
            {photos.map((photo, at) => (
              <div key={photo.src} className="w-24">
                <Picture picture={photo} sizes="96px" widest={320} className="aspect-3/4" />
                <CheckField
                  name="keptPhotos"
                  value={photo.src}
                  defaultChecked
                  label={words.photo(at + 1)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <PhotosField
        id="review-photos"
        label={words.photos}
        hint={words.photosHint(policy.review.photos)}
        error={errors['photos'] ?? errors['keptPhotos']}
      />
      <PhotoConsent error={errors['hasPhotoConsent']} />
    </>
  )
}

/** Never ticked beforehand; what it means is one press away. */
function PhotoConsent({ error }: { error: string | undefined }) {
  const words = useWords('reviews', english)
  return (
    <div className="no-script:hidden">
      <CheckField
        id="review-hasPhotoConsent"
        name="hasPhotoConsent"
        value="true"
        label={words.photoConsent}
        error={error}
      />
      <Link to="/notices/review-photos" target="_blank" className="link reachable py-1 text-sm">
        {words.photoNotice}
      </Link>
    </div>
  )
}
