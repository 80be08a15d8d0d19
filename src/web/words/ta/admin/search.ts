import type { adminSearch as english } from '../../en/admin/search.ts'
import type { InLanguage } from '../../in-language.ts'

const counted = (count: number) => count.toLocaleString('en-IN')
const sarees = (count: number) => `${counted(count)} சேலை`

/** What the owner has taught the search, and what shoppers did not find. */
export const adminSearch: InLanguage<typeof english> = {
  lead: 'தேடல் தானாக அறியாத சொற்கள், எந்த எழுத்து முறையிலும்: ஒவ்வொன்றும் எதைக் கண்டறிய வேண்டும்.',
  add: 'புதிய தேடல் சொல்',
  addTitle: 'புதிய தேடல் சொல்',
  editTitle: (said) => `தேடல் சொல் ${said}`,
  fields: {
    said: 'சொல்',
    saidHint:
      'வாடிக்கையாளர்கள் எழுதுவது, ஆறு எழுத்து முறைகளில் எதிலும்; பெரிய, சிறிய எழுத்தும் விகுதிகளும் பார்க்கப்படாது.',
    meant: 'கண்டறிய வேண்டியது',
    meantHint:
      'நீங்கள் தேடுவது போலவே: maroon silk, kanjivaram, temple border. காலியாக விட்டால்: இந்தச் சொல்லுக்குப் பொருள் இல்லை.',
  },
  previewTitle: 'இது எதைக் கண்டறியும்',
  previewEmpty: 'இந்தச் சொல் விடப்படும்; அதன் அருகில் உள்ளது தேடப்படும்.',
  previewNothing: 'இது இப்போது எதையும் கண்டறியாது.',
  previewCount: (total) => `${sarees(total)}; இவை முதலில் வரும்.`,
  leftOut: (words) => `புரியவில்லை: ${words}`,
  createButton: 'தேடல் சொல்லைச் சேர்க்க',
  updateButton: 'தேடல் சொல்லைச் சேமிக்க',
  created: 'தேடல் சொல் சேர்க்கப்பட்டது',
  updated: 'தேடல் சொல் சேமிக்கப்பட்டது',
  deleted: 'தேடல் சொல் நீக்கப்பட்டது',
  createFailed: 'தேடல் சொல்லைச் சேர்க்க முடியவில்லை',
  updateFailed: 'தேடல் சொல்லைச் சேமிக்க முடியவில்லை',
  deleteFailed: 'தேடல் சொல்லை நீக்க முடியவில்லை',
  deleteQuestion: (said) => `தேடல் சொல் ${said}: நீக்கலாமா?`,
  deleteText: 'இனி இதைத் தேடுபவருக்குக் கடை தானாகப் புரிந்துகொள்வதே கிடைக்கும்.',
  columns: { said: 'சொல்', meant: 'கண்டறிவது', finds: 'சேலைகள்', actions: 'செயல்கள்' },
  passedOver: 'எதுவும் இல்லை: விடப்படும்',
  count: (total) => `${counted(total)} தேடல் சொல்`,
  empty: 'இன்னும் தேடல் சொற்கள் இல்லை. நெசவு, நிறம், விசேஷம், வடிவங்களைத் தேடல் தானாகவே அறியும்.',
  missed: {
    title: 'தேடியும் கிடைக்காதவை',
    lead: 'கடந்த 90 நாள்கள், அதிகம் தேடியது முதலில்; யார் தேடினார் என்பது வைக்கப்படாது.',
    columns: {
      query: 'தேடல்',
      times: 'எத்தனை முறை',
      day: 'கடைசியாக',
      what: 'என்ன ஆனது',
      actions: 'செயல்கள்',
    },
    nothing: 'எதுவும் கிடைக்கவில்லை',
    partly: (found, words) => `${sarees(found)}, ${words} இல்லாமல்`,
    notKnown: (words) => `எதுவும் கிடைக்கவில்லை; புரியாதது: ${words}`,
    teach: 'பொருள் சொல்ல…',
    teachThis: (query) => `${query}: பொருள் சொல்ல`,
    empty: 'கடந்த 90 நாள்களில் சேலை கிடைக்காத தேடல் எதுவும் இல்லை.',
  },
}
