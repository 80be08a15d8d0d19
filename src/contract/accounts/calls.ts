import {
  creating,
  del,
  get,
  inPerson,
  type Nothing,
  post,
  put,
  settingUp,
  unkept,
} from '../endpoint.ts'
import type { Said } from '../said.ts'
import type { Deleted, KeptOfAccount } from './kept-types.ts'
import type { MobileCodeRequest, MobileProof, OwnMobileForm } from './mobile-types.ts'
import type {
  AskedPasskey,
  NewPasskeyForm,
  Passkey,
  PasskeyChallenge,
  PasskeyLoginForm,
  PasskeyRemoval,
  ProofLately,
} from './passkey-types.ts'
import type {
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

export const currentUser = unkept(get<Nothing, User>('/api/users/current', 'customer'))
export const logout = post<Nothing, Said>('/api/users/logout', 'anyone')
export const login = post<LoginForm, User>('/api/users/login', 'anyone')
/** Sends a code to an email address, whether or not it has an account. */
export const askSignInCode = post<SignInCodeRequest, SentCode>('/api/users/sign-in-code', 'anyone')
export const signInByCode = post<CodeLoginForm, User>('/api/users/sign-in-by-code', 'anyone')
/** Sends a code to a mobile number, if an account has confirmed it lately. */
export const askMobileCode = post<MobileCodeRequest, SentCode>('/api/users/mobile-code', 'anyone')
export const signInByMobile = post<CodeLoginForm, User>('/api/users/sign-in-by-mobile', 'anyone')
/** The challenge of a passkey, whosever it will be; bound to the browser by a cookie. */
export const askPasskey = post<Nothing, AskedPasskey>('/api/users/passkey-challenge', 'anyone')
export const signInByPasskey = post<PasskeyLoginForm, User>(
  '/api/users/sign-in-by-passkey',
  'anyone',
)
export const register = creating(post<RegisterForm, User>('/api/users/register', 'anyone'))

export const forgotPassword = post<ForgottenForm, Said>('/api/users/forgot-password', 'anyone')
export const resetPassword = post<ResetForm, PasswordChanged>('/api/users/reset-password', 'anyone')
export const confirmEmail = post<ConfirmForm, Said>('/api/users/confirm-email', 'anyone')
export const resendConfirmation = post<Nothing, Said>('/api/users/resend-confirmation', 'customer')

export const getAccount = unkept(get<Nothing, Account>('/api/users/account', 'customer'))
export const changePassword = post<PasswordForm, PasswordChanged>('/api/users/password', 'customer')
export const changeEmail = post<EmailForm, Said>('/api/users/email', 'customer')
/** Everything that the shop keeps about the caller: one entry a kind. */
export const ownData = unkept(get<Nothing, Record<string, unknown>>('/api/users/data', 'customer'))
/** What stays when the account is deleted. */
export const keptOfAccount = unkept(get<Nothing, KeptOfAccount[]>('/api/users/kept', 'customer'))
export const deleteAccount = post<ProofForm, Deleted>('/api/users/delete', 'customer')

export const listDevices = unkept(get<Nothing, Device[]>('/api/users/devices', 'customer'))
export const endDevice = del<{ id: number }, Said>('/api/users/devices/{id}', 'customer')
export const endOtherDevices = del<Nothing, Said>('/api/users/devices', 'customer')

/** The delivery addresses that the caller keeps, the default one first; each change answers all of them. */
export const listSavedAddresses = unkept(
  get<Nothing, SavedAddress[]>('/api/account/saved-addresses', 'customer'),
)
export const saveAddress = creating(
  post<NewAddress, SavedAddress[]>('/api/account/saved-addresses', 'customer'),
)
export const changeSavedAddress = put<ChangedAddress, SavedAddress[]>(
  '/api/account/saved-addresses/{id}',
  'customer',
)
export const removeSavedAddress = del<OneAddress, SavedAddress[]>(
  '/api/account/saved-addresses/{id}',
  'customer',
)

/** Sends a code to the number that the caller wants to have. */
export const askOwnMobile = post<OwnMobileForm, SentCode>('/api/users/mobile', 'customer')
export const confirmMobile = post<MobileProof, Said>('/api/users/mobile/confirm', 'customer')
export const removeMobile = del<Nothing, Said>('/api/users/mobile', 'customer')
/** The same for the number to which a member of staff wants notices. */
export const askNoticeMobile = inPerson(
  post<OwnMobileForm, SentCode>('/api/users/notice-mobile', 'staff:orders.see'),
)
export const confirmNoticeMobile = inPerson(
  post<MobileProof, Said>('/api/users/notice-mobile/confirm', 'staff:orders.see'),
)
export const removeNoticeMobile = inPerson(
  del<Nothing, Said>('/api/users/notice-mobile', 'staff:orders.see'),
)

export const listPasskeys = unkept(get<Nothing, Passkey[]>('/api/users/passkeys', 'customer'))
/** The challenge for a new passkey of the caller, once they have proved who they are. */
export const beginPasskey = settingUp(
  post<ProofLately, PasskeyChallenge>('/api/users/passkeys/challenge', 'customer'),
)
export const addPasskey = settingUp(
  creating(post<NewPasskeyForm, Passkey[]>('/api/users/passkeys', 'customer')),
)
/** Removes a passkey of the caller, once they have proved who they are. */
export const removePasskey = post<PasskeyRemoval, Passkey[]>(
  '/api/users/passkeys/{id}/removal',
  'customer',
)

export const enrolSecondFactor = settingUp(
  inPerson(post<ProofForm, Enrolment>('/api/users/second-factor', 'staff:orders.see')),
)
export const confirmSecondFactor = settingUp(
  inPerson(post<CodeForm, RecoveryCodes>('/api/users/second-factor/confirm', 'staff:orders.see')),
)
export const disableSecondFactor = post<ProofAndCodeForm, Said>(
  '/api/users/second-factor/disable',
  'customer',
)
export const renewRecoveryCodes = post<ProofAndCodeForm, RecoveryCodes>(
  '/api/users/second-factor/recovery-codes',
  'customer',
)
