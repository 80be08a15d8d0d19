import type { Words } from '../words.ts'

export const headings: Words['headings'] = {
  home: 'முகப்பு',
  products: 'சேலைகள்',
  titles: {
    all: 'எல்லாச் சேலைகளும்',
    'new-arrivals': 'புது வரவுகள்',
    featured: 'சிறப்புத் தேர்வுகள்',
    trending: 'இப்போது பிரபலமான சேலைகள்',
  },
  titleOfPage: (title, page) => `${title}, பக்கம் ${page}`,
  searchTitle: (text) => `“${text}” – தேடல் முடிவுகள்`,
  describe: (title, shop) =>
    `${title} – ${shop}: கையால் உருவான தென்னிந்தியச் சேலைகள், நெய்யும் கைவினைஞர்களிடமிருந்து நேரடியாக உங்களுக்கு.`,
  loading: 'சேலை விவரம் வருகிறது…',
  notFound: 'சேலை கிடைக்கவில்லை',
  notFoundText: 'நீங்கள் தேடும் சேலை இங்கே இல்லை அல்லது நீக்கப்பட்டுவிட்டது.',
  empty: 'சேலைகள் எதுவும் கிடைக்கவில்லை',
  emptyText: 'ஃபில்டரை மாற்றிப் பாருங்கள் அல்லது எங்கள் மற்ற வகைகளைப் பாருங்கள்.',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  browseAll: 'எல்லாச் சேலைகளையும் பார்க்க',
}
