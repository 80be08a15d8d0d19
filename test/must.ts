/** The reply of a call that has to succeed: a test whose preparation failed must not go on. */
export function must<R extends { status: number; text: string }>(reply: R, status?: number): R {
  const isExpected = status === undefined ? reply.status < 300 : reply.status === status
  if (!isExpected) throw new Error(`The call answered ${reply.status}: ${reply.text}`)
  return reply
}
