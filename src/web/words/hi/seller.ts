import type { Words } from '../words.ts'

export const seller: Words['seller'] = {
  title: 'विक्रेता की जानकारी',
  text: 'क़ानूनन हर दुकान को अपने बारे में जो बताना होता है।',
  legalName: 'क़ानूनी नाम',
  tradeName: 'व्यापार का नाम',
  address: 'मुख्य पता',
  state: 'राज्य',
  gstin: 'GSTIN',
  email: 'ईमेल',
  phone: 'फ़ोन',
  hours: 'समय',
  officer: 'शिकायत अधिकारी',
  officerText: 'शिकायतों का जवाब 48 घंटे में, समाधान एक महीने में।',
  nodal: 'नोडल व्यक्ति',
  nodalText: 'कंपनी के क़ानून पालन के लिए ज़िम्मेदार।',
  complain: 'शिकायत करें',
}
