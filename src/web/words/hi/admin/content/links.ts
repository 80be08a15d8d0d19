import type { adminLinks as english } from '../../../en/admin/content/links.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Links inside the owner's texts. */
export const adminLinks: InLanguage<typeof english> = {
  nowhere: (address) =>
    `${address} पर देखने वालों को अभी कुछ नहीं मिलता। यह लिंक बदलें, या वहाँ जो था उसे वापस लाएँ।`,
  count: (links) => (links === 1 ? 'एक लिंक कहीं नहीं ले जाता' : `${links} लिंक कहीं नहीं ले जाते`),
}
