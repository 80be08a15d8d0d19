import { beforeEach, describe, expect, it } from 'vitest'
import { currentToast, dismissToast, toast, watchToasts } from './toast.ts'

describe('toasts', () => {
  beforeEach(() => dismissToast(currentToast()?.id ?? 0))

  it('at most one is visible at a time', () => {
    toast({ title: 'Added to cart' })
    toast({ title: 'Item removed', tone: 'plain' })
    expect(currentToast()?.title).toBe('Item removed')
  })

  it('dismissing one that is already gone leaves the present one', () => {
    toast({ title: 'Added to cart' })
    const gone = currentToast()?.id ?? 0
    toast({ title: 'Item removed' })
    dismissToast(gone)
    expect(currentToast()?.title).toBe('Item removed')
  })

  it('tells whoever watches, until they stop', () => {
    let told = 0
    const stop = watchToasts(() => {
      told += 1
    })
    toast({ title: 'Added to cart' })
    stop()
    toast({ title: 'Added to cart' })
    expect(told).toBe(1)
  })
})
