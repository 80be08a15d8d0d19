import { useState } from 'react'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Tells who may write a review, and where. */
export function WriteReview() {
  const words = useWords('product', english).reviews
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-script:hidden">
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.write}
      </Button>
      <Dialog
        title={words.write}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <LinkButton to="/account/orders" isWide>
            {words.yourOrders}
          </LinkButton>
        }
      >
        <div className="space-y-2 px-5 pb-5">
          <p>{words.whoMay}</p>
          <p>{words.whereTo}</p>
        </div>
      </Dialog>
    </div>
  )
}
