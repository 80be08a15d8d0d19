import { ShopError } from '#domain/errors.ts'
import type { AuditKind } from '#domain/said/audit-kinds.ts'
import type { Subject } from '#domain/said/audit-subjects.ts'
import type { Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import { insertEntry } from './queries.ts'

/** The member of staff behind a write. */
export type Actor = { id: number; username: string; address: string }

export function actorOf(c: Call): Actor {
  const person = c.get('person')
  if (!person) throw new ShopError('sign-in-first')
  return { id: person.id, username: person.username, address: c.get('address') }
}

type Change<Text extends string> = {
  action: 'create' | 'update' | 'delete' | 'archive' | 'restore' | 'import'
  kind: AuditKind
  id: number | null
  /** What a person calls it. */
  subject: Subject<Text>
  before?: unknown
  after?: unknown
}

/** Writes down who changed what, inside the transaction of the change (S52). */
export function record<const Text extends string>(
  tx: Query,
  actor: Actor,
  now: number,
  change: Change<Text>,
) {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return insertEntry(tx, {
    at: now,
    user_id: actor.id,
    username: actor.username,
    address: actor.address,
    action: change.action,
    kind: change.kind,
    subject_id: change.id,
    subject: change.subject,
    before: text(change.before),
    after: text(change.after),
  })
}
