import type { Words } from '../words.ts'

export const notFound: Words['notFound'] = {
  title: '404 पेज नहीं मिला',
  hint: 'क्या पेज को राउटर में जोड़ना रह गया?',
  help: 'हो सकता है, पेज की जगह बदल गई हो। दुकान में खोजें, या यहाँ से आगे बढ़ें।',
  browse: 'सभी साड़ियाँ देखें',
  home: 'होम पेज पर जाएँ',
}
