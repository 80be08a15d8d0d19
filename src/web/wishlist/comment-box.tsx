import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { TextAreaField } from '../ui/forms/field.tsx'
import { commentField } from './saying.ts'

type CommentBoxProps = {
  /** 0 for the whole list. */
  productId: number
  label: string
  busy: string
}

/** A word on a saree, or on the whole list. */
export function CommentBox({ productId, label, busy }: CommentBoxProps) {
  const words = useWords('wishlist', english).shared
  const value = `comment:${productId}`
  const isBusy = busy === value
  return (
    <div className="grid gap-2">
      <TextAreaField label={label} name={commentField(productId)} rows={2} maxLength={500} />
      <Button
        type="submit"
        name="say"
        value={value}
        look="quiet"
        size="sm"
        isBusy={isBusy}
        className="justify-self-start"
      >
        {isBusy ? words.sending : words.send}
      </Button>
    </div>
  )
}
