import type { Words } from '../words.ts'

export const seller: Words['seller'] = {
  title: 'വിൽപ്പനക്കാരുടെ വിവരം',
  text: 'നിയമപ്രകാരം ഓരോ കടയും തന്നെക്കുറിച്ചു പറയേണ്ടത്.',
  legalName: 'നിയമപരമായ പേര്',
  tradeName: 'വ്യാപാരനാമം',
  address: 'പ്രധാന വിലാസം',
  state: 'സംസ്ഥാനം',
  gstin: 'GSTIN',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  hours: 'കട തുറക്കുന്ന സമയം',
  officer: 'പരാതിപരിഹാര ഓഫീസർ',
  officerText: 'പരാതികൾക്ക് 48 മണിക്കൂറിനകം മറുപടി; ഒരു മാസത്തിനകം പരിഹാരം.',
  nodal: 'നോഡൽ വ്യക്തി',
  nodalText: 'കമ്പനി നിയമം പാലിക്കുന്നതിന് ഉത്തരവാദി.',
  complain: 'പരാതി നൽകുക',
}
