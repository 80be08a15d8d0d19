/** Stands where a hash would: no password opens such an account until its owner has chosen one. */
export const noPassword = 'none'
