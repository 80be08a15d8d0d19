import { useState } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { canAddToCart } from '#domain/stock.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError } from '../../api.ts'
import { openSmallCart } from '../../cart/small-cart-opening.ts'
import { toast } from '../../ui/toast/toast.ts'
import { addToCart } from './buying.ts'

export type Buying = ReturnType<typeof useBuying>
export type Buyable = Pick<ProductCard, 'id' | 'name' | 'stock'>

/** How many of a saree, and putting them into the cart: said only once the server has agreed. */
export function useBuying(product: Buyable, onAdded?: () => void) {
  const words = useWords('product', english)
  const [quantity, setQuantity] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const { isCapped, quantity: held } = await addToCart(product.id, quantity)
      onAdded?.()
      openSmallCart()
      toast({
        title: words.added,
        description: isCapped
          ? words.cappedText(product.name, held)
          : words.addedText(product.name, quantity),
        tone: 'success',
        action: { label: words.viewCart, to: '/cart' },
      })
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : words.offline
      toast({ title: words.addFailed, description, tone: 'destructive' })
    } finally {
      setAdding(false)
    }
  }
  return {
    productId: product.id,
    stock: product.stock,
    canAdd: canAddToCart(product.stock),
    quantity,
    setQuantity,
    isAdding,
    add: () => void add(),
  }
}
