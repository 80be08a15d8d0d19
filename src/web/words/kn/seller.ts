import type { Words } from '../words.ts'

export const seller: Words['seller'] = {
  title: 'ಮಾರಾಟಗಾರರ ವಿವರ',
  text: 'ಕಾನೂನಿನಂತೆ ಪ್ರತಿ ಅಂಗಡಿ ತನ್ನ ಬಗ್ಗೆ ಹೇಳಬೇಕಾದದ್ದು.',
  legalName: 'ಕಾನೂನುಬದ್ಧ ಹೆಸರು',
  tradeName: 'ವ್ಯಾಪಾರದ ಹೆಸರು',
  address: 'ಪ್ರಧಾನ ವಿಳಾಸ',
  state: 'ರಾಜ್ಯ',
  gstin: 'GSTIN',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  hours: 'ಸಮಯ',
  officer: 'ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ',
  officerText: 'ದೂರುಗಳಿಗೆ 48 ಗಂಟೆಗಳಲ್ಲಿ ಉತ್ತರ; ಒಂದು ತಿಂಗಳೊಳಗೆ ಪರಿಹಾರ.',
  nodal: 'ನೋಡಲ್ ವ್ಯಕ್ತಿ',
  nodalText: 'ಸಂಸ್ಥೆ ಕಾನೂನು ಪಾಲಿಸುವುದಕ್ಕೆ ಹೊಣೆಗಾರರು.',
  complain: 'ದೂರು ನೀಡಿ',
}
