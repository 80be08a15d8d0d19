import { useState } from 'react'
import { slugify } from '#domain/slug.ts'

/** A slug that follows the name until somebody writes their own; emptied, it follows again. */
export function useSlug(isNew: boolean, setSlug: (slug: string) => void) {
  const [isFollowing, setFollowing] = useState(isNew)
  return {
    onName: (name: string) => isFollowing && setSlug(slugify(name)),
    onSlug: (slug: string) => setFollowing(slug === ''),
  }
}
