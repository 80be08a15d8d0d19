import { type AuditSubjects, auditSubjects } from '#domain/said/audit-subjects.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

/** What the audit log says in words of the shop's own. */
export const subjectsOfLog: SentencesIn<AuditSubjects> = {
  ...auditSubjects,
  'stock-marks': 'when stock is called low',
  announcements: 'announcements above the header',
  delivery: 'delivery and returns',
  'carrier-choices': 'who carries which parcels',
  'gift-card-sale': 'how gift cards are sold',
  'newsletter-speed': 'speed of newsletters',
  'tried-order': 'trial order',
  carrier: ({ id }) => (id === 'own' ? 'own courier' : `courier ${id}`),
  'pages-dropped': 'page cache purged',
  'pages-renewed': 'pages made anew',
}
