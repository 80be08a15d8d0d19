import type { adminMessages as english } from '../../en/admin/messages.ts'
import type { InLanguage } from '../../in-language.ts'

/** What people wrote to the shop, and what it answers. */
export const adminMessages: InLanguage<typeof english> = {
  search: 'செய்திகளைத் தேட',
  searchHint: 'எண், பெயர், மின்னஞ்சல், சொற்கள்',
  state: 'நிலை',
  every: 'எல்லாச் செய்திகளும்',
  states: { open: 'திறந்துள்ளது', answered: 'பதில் தரப்பட்டது', closed: 'முடிந்தது' },
  counted: (state, count) => `${state} (${count.toLocaleString('en-IN')})`,
  columns: { number: 'எண்', name: 'அனுப்பியவர்', subject: 'செய்தி', state: 'நிலை', at: 'வந்தது' },
  read: (number, subject) => `${number}: ${subject}: படிக்க`,
  count: (total) => `${total.toLocaleString('en-IN')} செய்தி`,
  empty: 'இன்னும் யாரும் எழுதவில்லை.',
  nothingMatches: 'இந்த வடிகட்டலுக்கு எந்தச் செய்தியும் பொருந்தவில்லை.',
  title: (number, name) => `${number}, அனுப்பியவர் ${name}`,
  answers: 'இதுவரை தந்த பதில்கள்',
  somebody: 'விலகிய ஒருவர்',
  answer: 'உங்கள் பதில்',
  answerHint: (email) => `${email}-க்கு மின்னஞ்சலாகச் செல்லும், கீழே அவரது செய்தியுடன்.`,
  send: 'பதிலை அனுப்ப',
  sending: 'அனுப்புகிறது…',
  sent: 'பதில் செல்கிறது',
  sendFailed: 'பதிலை அனுப்ப முடியவில்லை',
  close: 'செய்தியை முடிக்க',
  reopen: 'மீண்டும் திறக்க',
  closed: 'செய்தி முடிக்கப்பட்டது',
  reopened: 'செய்தி மீண்டும் திறக்கப்பட்டது',
  moveFailed: 'செய்தியை மாற்ற முடியவில்லை',
  ways: 'அல்லது நீங்களே எழுதுங்கள்',
  subject: (number) => `உங்கள் செய்தி ${number}`,
}
