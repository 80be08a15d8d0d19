/** What a parcel that somebody of the shop brings is kept as having been sent with; readers are told in their language. */
export const ownCourierName = 'Own courier'
