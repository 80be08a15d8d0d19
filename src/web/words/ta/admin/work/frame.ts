import type { adminFrame as english } from '../../../en/admin/work/frame.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What stands around every screen of the admin area: its places, and what a phone keeps under More. */
export const adminFrame: InLanguage<typeof english> = {
  places: {
    today: 'இன்று',
    orders: 'ஆர்டர்கள்',
    products: 'பொருட்கள்',
    customers: 'வாடிக்கையாளர்',
    content: 'உள்ளடக்கம்',
    reports: 'அறிக்கைகள்',
    settings: 'அமைப்புகள்',
  },
  /** One's own place, for every role. */
  account: { title: 'உங்கள் கணக்கு', role: 'பொறுப்பு' },
  nothing: {
    title: 'இங்கே எதுவும் இல்லை',
    text: 'நிர்வாகப் பகுதியில் இந்த முகவரியில் எதுவும் இல்லை. முகவரி மாறியிருக்கலாம், அல்லது ஓர் எழுத்து தவறியிருக்கலாம்.',
  },
  placesLabel: 'கடையின் பகுதிகள்',
  tabsOf: (place) => `${place}: பிரிவுகள்`,
  shortcuts: 'கடை',
  more: 'மேலும்',
  moreTitle: 'எல்லாப் பகுதிகளும்',
  waiting: (count) => `செய்ய வேண்டியவை ${count}`,
}
