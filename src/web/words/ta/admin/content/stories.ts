import type { adminStories as english } from '../../../en/admin/content/stories.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The journal: what its writers read. */
export const adminStories: InLanguage<typeof english> = {
  add: 'கதை எழுத',
  addTitle: 'புதிய கதை',
  editTitle: 'கதையைத் திருத்த',
  fields: {
    title: 'தலைப்பு',
    slug: 'ஸ்லக்',
    summary: 'சுருக்கம்',
    content: 'உரை',
    picture: 'படம்',
    pictureAlt: 'படம் எதைக் காட்டுகிறது',
    productIds: 'கதைக்குக் கீழே வரும் சேலைகள்',
    publishAt: 'எப்போதிலிருந்து காட்டப்படும்',
  },
  summaryHint: 'ஓரிரு வாக்கியங்கள்: பட்டியல்களும் தேடுபொறிகளும் சாட்களும் இதைக் காட்டும்.',
  publishHint: 'வரைவாக வைக்கக் காலியாக விடுங்கள். இந்திய நேரப்படி; கடந்த நேரம் என்றால் உடனே காட்டப்படும்.',
  publishNow: 'இப்போதே காட்ட',
  pieces: {
    remove: (name) => `${name}: நீக்க`,
    full: 'அதிகபட்சம் பன்னிரண்டு சேலைகள்.',
  },
  createButton: 'கதையைச் சேமிக்க',
  updateButton: 'கதையைச் சேமிக்க',
  created: 'கதை சேமிக்கப்பட்டது',
  updated: 'கதை சேமிக்கப்பட்டது',
  deleted: 'கதை நீக்கப்பட்டது',
  createFailed: 'கதையைச் சேமிக்க முடியவில்லை',
  updateFailed: 'கதையைச் சேமிக்க முடியவில்லை',
  deleteFailed: 'கதையை நீக்க முடியவில்லை',
  deleteQuestion: 'இந்தக் கதையை நீக்கலாமா?',
  deleteText: (title) => `“${title}” எல்லா மொழிகளிலும் நிரந்தரமாக நீங்கும்.`,
  columns: { title: 'தலைப்பு', state: 'நிலை', from: 'எப்போதிலிருந்து', actions: 'செயல்கள்' },
  states: { draft: 'வரைவு', scheduled: 'திட்டமிடப்பட்டது', published: 'வெளியிடப்பட்டது' },
  view: (title) => `${title}: கடையில் படிக்க`,
  empty: 'இன்னும் கதை எதுவும் எழுதப்படவில்லை.',
  count: (total) => (total === 1 ? 'ஒரு கதை' : `${total} கதைகள்`),
}
