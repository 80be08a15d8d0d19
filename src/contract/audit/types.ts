import { z } from 'zod'

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  action: z.string(),
  kind: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  items: z.array(AuditEntry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type AuditPage = z.infer<typeof AuditPage>

export const AuditQuery = z.object({
  kind: z.string().max(40).optional(),
  who: z.string().max(80).optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>
