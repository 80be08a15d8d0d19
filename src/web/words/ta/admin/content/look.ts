import type { adminLook as english } from '../../../en/admin/content/look.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What search engines show of a page. */
export const adminLook: InLanguage<typeof english> = {
  title: 'தேடல் முடிவுகளில்',
  lead: 'காலியாக விட்டால், பக்கத்தில் உள்ளதையே தேடுபொறிகள் காட்டும்.',
  fields: { seoTitle: 'தேடல் முடிவில் தலைப்பு', seoDescription: 'தேடல் முடிவில் விளக்கம்' },
  length: (count, most) => `சுமார் ${most} எழுத்துகளில் ${count}`,
  tooLong: (count, most) => `${count} எழுத்துகள்: சுமார் ${most} மட்டுமே தெரியும்; மீதி வெட்டப்படும்`,
  preview: 'அங்கே இப்படித் தெரியும்',
  whole: {
    show: 'முன்னோட்டம்',
    title: 'வாடிக்கையாளர்கள் பார்ப்பது இப்படித்தான்',
    failed: 'முன்னோட்டத்தைக் காட்ட முடியவில்லை',
  },
}
