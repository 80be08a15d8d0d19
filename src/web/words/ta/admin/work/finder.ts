import type { adminFinder as english } from '../../../en/admin/work/finder.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Search of everything in the admin area. */
export const adminFinder: InLanguage<typeof english> = {
  open: 'எல்லாவற்றிலும் தேட',
  keys: 'Ctrl K',
  field: 'ஆர்டர், சேலை, வாடிக்கையாளர் அல்லது அமைப்பு',
  hint: 'எண், பெயர், மொபைல், UTR, டிராக்கிங் எண் …',
  results: 'கிடைத்தவை',
  count: (count) => `${count} முடிவுகள்`,
  nothing: (text) => `“${text}” எதுவும் கிடைக்கவில்லை.`,
  failed: 'தேட முடியவில்லை. மீண்டும் முயலுங்கள்.',
  kinds: {
    order: 'ஆர்டர்',
    product: 'சேலை',
    customer: 'வாடிக்கையாளர்',
    message: 'செய்தி',
    'card-sale': 'ஆன்லைனில் விற்ற கிஃப்ட் கார்டு',
  },
  all: {
    order: (text) => `“${text}”: எல்லா ஆர்டர்களும்`,
    product: (text) => `“${text}”: எல்லாச் சேலைகளும்`,
    customer: (text) => `“${text}”: எல்லா வாடிக்கையாளர்களும்`,
    message: (text) => `“${text}”: எல்லாச் செய்திகளும்`,
    'card-sale': (text) => `“${text}”: ஆன்லைனில் விற்ற எல்லா கிஃப்ட் கார்டுகளும்`,
  },
  ways: {
    newOrder: 'புதிய ஆர்டர்',
    account: 'உங்கள் கணக்கு',
    action: 'செய்ய',
    place: 'நிர்வாகப் பகுதியின் பிரிவு',
  },
  own: {
    password: 'கடவுச்சொல்',
    twoStep: 'இரு படி உள்நுழைவு',
    passkeys: 'கடவுச்சாவிகள்',
    devices: 'உள்நுழைந்துள்ள சாதனங்கள்',
  },
  verbs: {
    ship: { typed: 'அனுப்பு', says: (order) => `${order}: அனுப்ப` },
    pack: { typed: 'பேக்', says: (order) => `${order}: பேக் செய்ய` },
    refund: { typed: 'திருப்பு', says: (order) => `${order}: பணம் திருப்பித் தர` },
    cancel: { typed: 'ரத்து', says: (order) => `${order}: ரத்து செய்ய` },
  },
}
