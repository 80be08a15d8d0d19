/** Where '#…' in an address of a saree leads: the three parts of its page that the specification names. */
export const detailsId = 'details'
export const reviewsId = 'reviews'
export const relatedId = 'related'
