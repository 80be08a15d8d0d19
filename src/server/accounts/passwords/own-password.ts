/** What is known of a password that its owner has chosen. */
export const ownPassword = { must_change_password: 0, password_given: 0 } as const
