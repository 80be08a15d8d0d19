import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routerHint } from './en/not-found.ts'
import { en } from './en.ts'

/** Sentences of the public part of spec §2, §4, §5 and §8, word for word. */
const promised = [
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  'Shop Collection',
  'Shop By Fabric',
  'All Products',
  'New Arrivals',
  'Featured Products',
  'Trending Products',
  'Home',
  'Products',
  'Filters',
  'Close',
  'Sort by',
  'Latest',
  'Price: Low to High',
  'Price: High to Low',
  'Quick View',
  'Add to Wishlist',
  'Min -5K',
  'Min +5K',
  'Max -5K',
  'Max +5K',
  'No products found',
  'Try adjusting your filters or check out our other categories.',
  'Move mouse to zoom',
  'Add to Cart',
  'Inquire on WhatsApp',
  'Shipping Information',
  'Returns & Exchanges',
  'Care Instructions',
  'Product Details',
  'Reviews',
  'Write a Review',
  'Related Products',
  'Product Not Found',
  "The product you're looking for doesn't exist or has been removed.",
  'Browse All Products',
  'Your Shopping Cart',
  'Product',
  'Description',
  'Price',
  'Quantity',
  'Total',
  'Your cart is empty',
  "Looks like you haven't added any sarees to your cart yet.",
  'Continue Shopping',
  'Order Summary',
  'Subtotal',
  'Shipping',
  'Discount',
  'Proceed to Checkout',
  'Order via WhatsApp',
  'Applied',
  'Invalid promo code',
  'Please enter a valid promo code',
  'Checkout not implemented',
  'This would redirect to a payment gateway in a production environment',
  'Item removed',
  'The item has been removed from your cart',
  'Added to cart',
  'Added to wishlist',
  'Added to Wishlist',
  'Login',
  'Remember me for 30 days',
  'Signing in...',
  'Username is required',
  'Password is required',
  'Register',
  'Sign Up',
  'Creating account...',
  'Username must be at least 3 characters',
  'Please enter a valid email',
  'Password must be at least 6 characters',
  "Passwords don't match",
  'You must accept the terms and conditions',
  'Login failed',
  'Logout failed',
  'Registration failed',
  'Admin Dashboard',
  'Sign Out',
  'All Collections',
  'Trending',
  'Subscribing...',
  'Invalid Email',
  'Please enter a valid email address',
  'Thank you for subscribing!',
  'You will now receive updates on new arrivals and special offers',
]

describe('the English dictionary', () => {
  it.each(promised)('says “%s”', (sentence) => {
    expect([...sentencesOf(en), routerHint]).toContain(sentence)
  })

  it('says “{name} has been added to your wishlist”', () => {
    expect(en.listing.wishlist.homeAddedText('Kasavu')).toBe(
      'Kasavu has been added to your wishlist',
    )
  })

  it('says “(24 reviews)”', () => expect(en.ui.reviews(24)).toBe('(24 reviews)'))

  it('is never carried whole by a screen', () => {
    const screens = globSync('src/web/**/*.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes("words/en.ts'"),
    )
    expect(screens).toEqual([])
  })
})

function sentencesOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word]
    return typeof word === 'object' && word !== null ? sentencesOf(word) : []
  })
}
