import { auditSubjects } from '#domain/said/audit-subjects.ts'

/** What the audit log says in words of the shop's own. */
export const subjectsOfLog = auditSubjects
