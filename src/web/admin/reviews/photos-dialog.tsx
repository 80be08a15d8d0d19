import type { StaffReview } from '#contract/reviews/types.ts'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'

type PhotosDialogProps = { review: StaffReview; onClose: () => void }

/** The photos of a review as large as they are. */
export function PhotosDialog({ review: { photos, author }, onClose }: PhotosDialogProps) {
  return (
    <FormDialog title={words.photos(author)} isWide onClose={onClose}>
      {() => (
        <div className="grid gap-4 p-5">
          {photos.map(({ src, alt, width, height }) => (
            <img key={src} src={src} alt={alt} width={width} height={height} className="h-auto" />
          ))}
        </div>
      )}
    </FormDialog>
  )
}
