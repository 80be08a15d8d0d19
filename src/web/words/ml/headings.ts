import type { Words } from '../words.ts'

export const headings: Words['headings'] = {
  home: 'ഹോം',
  products: 'സാരികൾ',
  titles: {
    all: 'എല്ലാ സാരികളും',
    'new-arrivals': 'പുതിയ വരവുകൾ',
    featured: 'തിരഞ്ഞെടുത്ത സാരികൾ',
    trending: 'ഇപ്പോൾ പ്രിയമേറിയ സാരികൾ',
  },
  titleOfPage: (title, page) => `${title}, പേജ് ${page}`,
  searchTitle: (text) => `“${text}” – തിരച്ചിൽ ഫലങ്ങൾ`,
  describe: (title, shop) =>
    `${title} – ${shop}: കൈകൊണ്ടൊരുക്കിയ ദക്ഷിണേന്ത്യൻ സാരികൾ, നെയ്ത്തുകാരിൽനിന്ന് നേരിട്ട് നിങ്ങളിലേക്ക്.`,
  loading: 'സാരി തുറക്കുന്നു…',
  notFound: 'സാരി കണ്ടെത്താനായില്ല',
  notFoundText: 'നിങ്ങൾ തിരയുന്ന സാരി ഇവിടെയില്ല, അല്ലെങ്കിൽ നീക്കിയിരിക്കുന്നു.',
  empty: 'സാരികളൊന്നും കണ്ടെത്തിയില്ല',
  emptyText: 'ഫിൽറ്ററുകൾ മാറ്റിനോക്കുക, അല്ലെങ്കിൽ ഞങ്ങളുടെ മറ്റു വിഭാഗങ്ങൾ കാണുക.',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  browseAll: 'എല്ലാ സാരികളും കാണുക',
}
