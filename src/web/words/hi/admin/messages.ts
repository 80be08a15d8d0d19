import type { adminMessages as english } from '../../en/admin/messages.ts'
import type { InLanguage } from '../../in-language.ts'

/** What people wrote to the shop, and what it answers. */
export const adminMessages: InLanguage<typeof english> = {
  search: 'मैसेज खोजें',
  searchHint: 'नंबर, नाम, ईमेल, शब्द',
  state: 'स्थिति',
  every: 'सभी मैसेज',
  states: { open: 'खुला', answered: 'जवाब दिया', closed: 'बंद' },
  counted: (state, count) => `${state} (${count.toLocaleString('en-IN')})`,
  columns: { number: 'नंबर', name: 'किसका', subject: 'मैसेज', state: 'स्थिति', at: 'कब आया' },
  read: (number, subject) => `${number}: ${subject}: पढ़ें`,
  count: (total) => `${total.toLocaleString('en-IN')} मैसेज`,
  empty: 'अभी किसी ने नहीं लिखा।',
  nothingMatches: 'इन फ़िल्टर में कोई मैसेज नहीं आता।',
  title: (number, name) => `${number}, ${name} से`,
  answers: 'अब तक के जवाब',
  somebody: 'कोई जो छोड़ चुके हैं',
  answer: 'आपका जवाब',
  answerHint: (email) => `${email} को ईमेल से जाएगा, नीचे उनके मैसेज के साथ।`,
  send: 'जवाब भेजें',
  sending: 'भेजा जा रहा है…',
  sent: 'जवाब जा रहा है',
  sendFailed: 'जवाब नहीं जा पाया',
  close: 'मैसेज बंद करें',
  reopen: 'फिर खोलें',
  closed: 'मैसेज बंद हुआ',
  reopened: 'मैसेज फिर खुला',
  moveFailed: 'मैसेज बदल नहीं पाया',
  ways: 'या खुद लिखें',
  subject: (number) => `आपका मैसेज ${number}`,
}
