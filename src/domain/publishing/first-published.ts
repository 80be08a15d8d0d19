type Moments = { published_at: number | null; created_at: number }

/**
 * Since when shoppers could see a product (ms since 1970), which is what "Latest" and new pieces go by: the moment it first
 * went into the shop. What has none noted was seen from the moment it was added.
 */
export const firstPublishedAt = ({ published_at, created_at }: Moments): number =>
  published_at ?? created_at
