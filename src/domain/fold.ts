/** A username or an email as it is compared: the same letters, however typed. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()
