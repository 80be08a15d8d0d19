import type { adminLinks as english } from '../../../en/admin/content/links.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Links inside the owner's texts. */
export const adminLinks: InLanguage<typeof english> = {
  nowhere: (address) =>
    `${address} என்ற முகவரியில் பார்வையாளர்களுக்கு இப்போது எதுவும் கிடைக்காது. இணைப்பை மாற்றுங்கள், அல்லது அங்கே இருந்ததைத் திரும்பக் கொண்டுவாருங்கள்.`,
  count: (links) =>
    links === 1 ? 'ஓர் இணைப்பு எங்கும் இட்டுச் செல்லவில்லை' : `${links} இணைப்புகள் எங்கும் இட்டுச் செல்லவில்லை`,
}
