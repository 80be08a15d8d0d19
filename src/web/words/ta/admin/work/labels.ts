import type { adminLabels as english } from '../../../en/admin/work/labels.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What staff call orders among themselves, and who sees to each. */
export const adminLabels: InLanguage<typeof english> = {
  open: 'குறிச்சொற்களும் பொறுப்பாளரும்',
  title: (count) =>
    count === 1 ? 'குறிச்சொற்களும் பொறுப்பாளரும்' : `${count} ஆர்டர்களின் குறிச்சொற்களும் பொறுப்பாளரும்`,
  add: 'குறிச்சொற்களைச் சேர்க்க',
  addHint: 'இடையில் காற்புள்ளியுடன்: பரிசு, அவசரம். பயன்பாட்டில் உள்ளவை பரிந்துரைக்கப்படும்.',
  tooLong: (letters) =>
    `ஒரு குறிச்சொல்லுக்கு அதிகபட்சம் ${letters} எழுத்துகள்; குறிச்சொற்களுக்கு இடையில் காற்புள்ளி இடுங்கள்`,
  tooMany: (tags) => `ஓர் ஆர்டருக்கு அதிகபட்சம் ${tags} குறிச்சொற்கள்`,
  remove: 'நீக்க',
  nothing: 'குறிச்சொல் இல்லை',
  person: 'பொறுப்பாளர்',
  stays: 'மாற்றம் இல்லை',
  nobody: 'யாரும் இல்லை',
  save: 'சேமிக்க',
  saving: 'சேமிக்கிறது…',
  saved: 'குறிச்சொற்களும் பொறுப்பாளரும் சேமிக்கப்பட்டன',
  failed: 'அவற்றைச் சேமிக்க முடியவில்லை',
  everyTag: 'எல்லாக் குறிச்சொற்களும்',
  tag: 'குறிச்சொல்',
  everyPerson: 'எல்லோரும்',
  mine: 'என்னுடையவை',
  tagsOf: (number) => `${number} குறிச்சொற்கள்`,
  seesTo: (who) => `பொறுப்பு: ${who}`,
}
