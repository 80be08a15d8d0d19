import { z } from 'zod'
import { PathId } from '../path-id.ts'
import { Said } from '../said.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { Deleted, KeptOfAccount } from './kept-types.ts'
import { MobileCodeRequest, MobileProof, OwnMobileForm } from './mobile-types.ts'
import {
  AskedPasskey,
  NewPasskeyForm,
  Passkey,
  PasskeyChallenge,
  PasskeyLoginForm,
  PasskeyRemoval,
  ProofLately,
} from './passkey-types.ts'
import {
  Account,
  ChangedAddress,
  CodeForm,
  CodeLoginForm,
  ConfirmForm,
  Device,
  EmailForm,
  Enrolment,
  ForgottenForm,
  LoginForm,
  NewAddress,
  OneAddress,
  PasswordChanged,
  PasswordForm,
  ProofAndCodeForm,
  ProofForm,
  RecoveryCodes,
  RegisterForm,
  ResetForm,
  SavedAddress,
  SentCode,
  SignInCodeRequest,
  User,
} from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  currentUser: { summary: 'Who is signed in; 401 when nobody is.', answer: User },
  logout: { summary: 'Ends this session.', answer: Said },
  login: {
    summary: 'Signs in by username or email; staff with a second factor also send its code.',
    input: LoginForm,
    answer: User,
    errors: [401, 429],
  },
  askSignInCode: {
    summary: 'Sends a code to an email address; never says whether it has an account.',
    input: SignInCodeRequest,
    answer: SentCode,
    errors: [429],
  },
  signInByCode: {
    summary:
      'Signs in with the code of the email, and opens an account where the address has none.',
    input: CodeLoginForm,
    answer: User,
    errors: [409, 429],
  },
  askMobileCode: {
    summary:
      'Sends a code by SMS or WhatsApp to a number that an account has confirmed within 90 days; never says whether one has.',
    input: MobileCodeRequest,
    answer: SentCode,
    errors: [404, 429],
  },
  signInByMobile: {
    summary: 'Signs in with the code of the text message; opens no account.',
    input: CodeLoginForm,
    answer: User,
    errors: [404, 429],
  },
  askPasskey: {
    summary: 'What a passkey is to sign; binds it to this browser for five minutes.',
    answer: AskedPasskey,
  },
  signInByPasskey: {
    summary: 'Signs in with a passkey, which stands for the password and the second factor.',
    input: PasskeyLoginForm,
    answer: User,
    errors: [401, 429],
  },
  register: {
    summary: 'Opens an account and signs in.',
    input: RegisterForm,
    answer: User,
    errors: [409, 429],
  },
  forgotPassword: {
    summary: 'Sends a link for a new password, if there is such an account; never says whether.',
    input: ForgottenForm,
    answer: Said,
    errors: [429],
  },
  resetPassword: {
    summary:
      'Sets a new password with the link from the mail and ends every session and API token.',
    input: ResetForm,
    answer: PasswordChanged,
    errors: [429],
  },
  confirmEmail: {
    summary: 'Confirms an email address with the link that was sent to it.',
    input: ConfirmForm,
    answer: Said,
    errors: [409, 429],
  },
  resendConfirmation: {
    summary: 'Sends the link that confirms the email address once more.',
    answer: Said,
    errors: [429],
  },
  getAccount: { summary: "The caller's own account.", answer: Account },
  changePassword: {
    summary: 'Changes the password and ends every other session and every passkey.',
    input: PasswordForm,
    answer: PasswordChanged,
    errors: [429],
  },
  changeEmail: {
    summary: 'Sends a link to the new address; the old one stays until it is opened.',
    input: EmailForm,
    answer: Said,
    errors: [409, 429],
  },
  ownData: {
    summary: 'Everything that the shop keeps about the caller, as a file.',
    answer: z.record(z.string(), z.unknown()),
    errors: [429],
  },
  keptOfAccount: {
    summary: 'What stays when the caller deletes the account, how much of it and until when.',
    answer: z.array(KeptOfAccount),
  },
  deleteAccount: {
    summary: 'Erases the account and everything in it that names a person.',
    input: ProofForm,
    answer: Deleted,
    errors: [409, 429],
  },
  listDevices: {
    summary: 'Where the caller is signed in.',
    answer: z.array(Device),
  },
  endDevice: {
    summary: 'Signs one device out.',
    input: z.object({ id: PathId }),
    answer: Said,
    errors: [404],
  },
  endOtherDevices: { summary: 'Signs every other device out.', answer: Said },
  listSavedAddresses: {
    summary: 'The delivery addresses that the caller keeps, the default one first.',
    answer: z.array(SavedAddress),
  },
  saveAddress: {
    summary: 'Keeps one more address; answers all of them.',
    input: NewAddress,
    answer: z.array(SavedAddress),
    errors: [409],
  },
  changeSavedAddress: {
    summary: 'Changes an address, or makes it the default one; answers all of them.',
    input: ChangedAddress,
    answer: z.array(SavedAddress),
    errors: [404],
  },
  removeSavedAddress: {
    summary: 'Removes an address; answers those that are left.',
    input: OneAddress,
    answer: z.array(SavedAddress),
    errors: [404],
  },
  askOwnMobile: {
    summary: 'Sends a code to the number that the caller wants; password again after ten minutes.',
    input: OwnMobileForm,
    answer: SentCode,
    errors: [404, 409, 429],
  },
  confirmMobile: {
    summary:
      'Confirms the number, which leaves the account that had it before, and brings its orders of 90 days.',
    input: MobileProof,
    answer: Said,
    errors: [404, 409],
  },
  removeMobile: { summary: "Removes the caller's number.", answer: Said },
  askNoticeMobile: {
    summary: 'Sends a code to the number to which a member of staff wants notices.',
    input: OwnMobileForm,
    answer: SentCode,
    errors: [404, 429],
  },
  confirmNoticeMobile: {
    summary: 'Confirms the number to which notices go; it signs nobody in.',
    input: MobileProof,
    answer: Said,
    errors: [404, 409],
  },
  removeNoticeMobile: { summary: 'Removes the number to which notices go.', answer: Said },
  listPasskeys: { summary: "The caller's own passkeys.", answer: z.array(Passkey) },
  beginPasskey: {
    summary: 'What a new passkey is to be made with; password and code again after ten minutes.',
    input: ProofLately,
    answer: PasskeyChallenge,
    errors: [409, 429],
  },
  addPasskey: {
    summary: 'Keeps a new passkey; says so by email and answers all of them.',
    input: NewPasskeyForm,
    answer: z.array(Passkey),
    errors: [409, 429],
  },
  removePasskey: {
    summary:
      'Removes a passkey, says so by email and answers those that are left; password and code again after ten minutes.',
    input: PasskeyRemoval,
    answer: z.array(Passkey),
    errors: [404],
  },
  enrolSecondFactor: {
    summary: 'Makes the secret for an authenticator app; it counts once confirmed.',
    input: ProofForm,
    answer: Enrolment,
    errors: [409, 429],
  },
  confirmSecondFactor: {
    summary: 'Turns the second factor on and answers the recovery codes, once.',
    input: CodeForm,
    answer: RecoveryCodes,
    errors: [409, 429],
  },
  disableSecondFactor: {
    summary: 'Turns the second factor off.',
    input: ProofAndCodeForm,
    answer: Said,
    errors: [429],
  },
  renewRecoveryCodes: {
    summary: 'Replaces the recovery codes by ten new ones.',
    input: ProofAndCodeForm,
    answer: RecoveryCodes,
    errors: [429],
  },
}
