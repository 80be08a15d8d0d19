import type { Examples } from '../schema-table.ts'
import type * as calls from './calls.ts'
import type { Account, User } from './types.ts'

export const user: User = {
  id: 42,
  username: 'lakshmi',
  email: 'lakshmi@example.com',
  isAdmin: false,
  role: null,
  mustChangePassword: false,
}

const password = 'six yards of silk'
const token = 'Vq3sN0bY2mH8tXw5rK1cZ6dJ9fL4gP7aQeRuTiOyAsD'

const account: Account = {
  ...user,
  isEmailConfirmed: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  createdAt: '2026-01-02T05:10:00.000Z',
}

export const examples: Examples<typeof calls> = {
  currentUser: { answer: user },
  logout: { answer: { message: 'You are signed out.' } },
  login: { input: { username: 'lakshmi', password, rememberMe: true }, answer: user },
  register: {
    input: { username: 'lakshmi', email: 'lakshmi@example.com', password, acceptTerms: true },
    answer: user,
  },
  forgotPassword: {
    input: { email: 'lakshmi@example.com' },
    answer: { message: 'If this address has an account, an email is on its way.' },
  },
  resetPassword: {
    input: { token, password },
    answer: { message: 'Your password is changed. Please sign in.' },
  },
  confirmEmail: { input: { token }, answer: { message: 'Your email address is confirmed.' } },
  resendConfirmation: { answer: { message: 'The email is on its way.' } },
  getAccount: { answer: account },
  changePassword: {
    input: { currentPassword: password, newPassword: 'nine yards of cotton' },
    answer: { message: 'Your password is changed.' },
  },
  changeEmail: {
    input: { email: 'lakshmi.r@example.com', password },
    answer: { message: 'Please open the link in the letter to your new address.' },
  },
  ownData: { answer: { account, orders: [], reviews: [] } },
  keptOfAccount: { answer: [{ what: 'documents', count: 3, until: '2033-12-31' }] },
  deleteAccount: { input: { password }, answer: { message: 'Your account is erased.', kept: [] } },
  listDevices: {
    answer: [
      {
        id: 7,
        name: 'Chrome on Android',
        isCurrent: true,
        isRemembered: true,
        signedInAt: '2026-01-10T08:00:00.000Z',
        lastSeenAt: '2026-01-15T06:30:00.000Z',
      },
    ],
  },
  endDevice: { input: { id: 7 }, answer: { message: 'That device is signed out.' } },
  endOtherDevices: { answer: { message: 'Every other device is signed out.' } },
}
