import type { adminLook as english } from '../../../en/admin/content/look.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What search engines show of a page. */
export const adminLook: InLanguage<typeof english> = {
  title: 'खोज के नतीजों में',
  lead: 'ख़ाली छोड़ने पर सर्च इंजन वही दिखाते हैं जो पेज पर लिखा है।',
  fields: { seoTitle: 'खोज के नतीजों में शीर्षक', seoDescription: 'खोज के नतीजों में विवरण' },
  length: (count, most) => `लगभग ${most} में से ${count} अक्षर`,
  tooLong: (count, most) => `${count} अक्षर: लगभग ${most} दिखते हैं, बाक़ी कट जाते हैं`,
  preview: 'वहाँ ऐसा दिखेगा',
  whole: {
    show: 'प्रीव्यू',
    title: 'ग्राहकों को ऐसा दिखेगा',
    failed: 'प्रीव्यू नहीं दिख सका',
  },
}
