import type { adminList as english } from '../../en/admin/list.ts'
import type { InLanguage } from '../../in-language.ts'

/** What every list of the admin area may have to say. */
export const adminList: InLanguage<typeof english> = {
  clearFilters: 'फ़िल्टर हटाएँ',
  beyond: 'इस पेज पर अब कुछ नहीं है।',
  firstPage: 'पहले पेज पर',
  searched: (orders) =>
    `केवल सबसे नए ${orders.toLocaleString('en-IN')} ऑर्डर में खोजा गया। पुराने ढूँढने के लिए लगातार और अक्षर या अंक लिखें।`,
}
