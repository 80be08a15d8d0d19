import { describe, expect, it } from 'vitest'
import { admin } from './en/admin.ts'

/** Sentences of the admin part of spec §2, §5 and §8 and of the decisions, word for word. */
const promised = [
  'Admin Dashboard',
  'Logged in as',
  ...['Products', 'Categories', 'Testimonials', 'Pages', 'Settings'],
  ...['Image', 'Name', 'Stock', 'Category', 'Featured', 'Actions', 'Unknown', 'Yes', 'No'],
  'All Categories',
  'No products found. Add your first product to get started.',
  'No image',
  ...['Add Product', 'Add New Product', 'Edit Product', 'Create Product', 'Update Product'],
  ...['URL-friendly version of the name', 'URL-friendly version of the title', 'Cancel'],
  ...['Featured Product', 'display in featured collections', 'New Arrival', 'Trending'],
  ...['Upload Product Images', 'Add More Product Images'],
  'Images will be uploaded when you save the product',
  ...['Slug', 'Description', 'Category Image'],
  'Upload a new image to replace the existing one',
  'No categories found. Add your first category to get started.',
  ...['Customer', 'Rating', 'Comment', 'Location', 'Customer Name', 'Customer Avatar'],
  'No testimonials found. Add your first testimonial to get started.',
  ...['Title', 'Content Preview', 'Content'],
  'No pages found. Add your first page to get started.',
  ...['Display Options', 'Performance', 'New Arrivals', 'Premium Products', 'Trending Products'],
  ...['Grid Layout', 'Horizontal Carousel', 'Refresh Settings', 'Reset to Server Values'],
  ...['Save Settings', 'Settings Refreshed', 'Form Reset', 'Settings updated', 'Error'],
  'Latest settings have been loaded from the server.',
  'Your site settings have been updated successfully.',
  'There was a problem updating your settings.',
  'Are you sure you want to delete this product?',
  'Are you sure you want to delete this category? All associated products will be affected.',
  ...['product', 'category', 'testimonial', 'page'].flatMap((noun) => [
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} created successfully`,
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} updated successfully`,
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted successfully`,
    `Failed to create ${noun}`,
    `Failed to update ${noun}`,
    `Failed to delete ${noun}`,
  ]),
  ...['Image removed successfully', 'Failed to remove image', 'Unknown error occurred'],
]

describe('the words of the workshop', () => {
  it.each(promised)('say “%s”', (sentence) => expect(sentencesOf(admin)).toContain(sentence))

  it('say “N files selected”', () => {
    expect(admin.products.pictures.selected(3)).toBe('3 files selected')
  })

  it('say “N ★”', () => expect(admin.testimonials.stars(4)).toBe('4 ★'))
})

function sentencesOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word]
    return typeof word === 'object' && word !== null ? sentencesOf(word) : []
  })
}
