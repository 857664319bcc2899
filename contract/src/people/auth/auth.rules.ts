import { withoutInvisible } from '../../text/typed-text.rules.ts'

export const minimumPasswordLength = 8
export const maximumPasswordLength = 128

/** A worker's session counts as live while it was seen within this time; afterwards another device may take over. */
export const workerSessionLiveMinutes = 15

/** Idle sessions end: employers after 7 days, workers after 30, admins after 12 hours. */
export const idleDays = { E: 7, A: 0.5, W: 30 } as const

/** A reset link is good for one hour. */
export const resetLinkMinutes = 60

/** Hours for which the link of a login card logs its worker in; afterwards she needs the card's password. */
export const firstLoginHours = 24

/** The link in an invitation to the desk is good for a day. */
export const invitationHours = 24

/** The invitation link of an employer whose organisation opened her account is good for a week. */
export const employerInvitationDays = 7

/** Number of recovery codes, each of which logs an admin in once without the second factor. */
export const recoveryCodeCount = 10

/** Minutes for which a password check or a fresh Google login counts. */
export const confirmMinutes = 5

/** Maximum number of passkeys of an account. */
export const maxPasskeys = 10

export type ResetProblem = 'password_missing' | 'password_too_short' | 'confirm_missing' | 'mismatch'

/** The first problem of a new password and its repetition (specification, section 5); null if there is none. */
export function resetProblem(form: { password: string; confirm: string }): ResetProblem | null {
  if (form.password === '') return 'password_missing'
  if (form.password.length < minimumPasswordLength) return 'password_too_short'
  if (form.confirm === '') return 'confirm_missing'
  return form.password === form.confirm ? null : 'mismatch'
}

export type RegisterProblem =
  | 'email_missing'
  | 'password_missing'
  | 'password_too_short'
  | 'confirm_missing'
  | 'mismatch'

type Registration = { email: string; password: string; confirm: string }

/** All problems of a registration form, at most one for each field (specification, section 5). */
export function registerProblems({ email, password, confirm }: Registration): RegisterProblem[] {
  const isShort = password.length < minimumPasswordLength
  return [
    ...(email.trim() === '' ? (['email_missing'] as const) : []),
    ...(password === '' ? (['password_missing'] as const) : isShort ? (['password_too_short'] as const) : []),
    ...(confirm === ''
      ? (['confirm_missing'] as const)
      : !isShort && confirm !== password
        ? (['mismatch'] as const)
        : []),
  ]
}

/** The hint below the password shows while it has 1 to 7 characters. */
export function showsPasswordHint(password: string): boolean {
  return password.length >= 1 && password.length < minimumPasswordLength
}

/** Emails are compared and stored in small letters, without invisible characters that were copied along. */
export function normalEmail(email: string): string {
  return withoutInvisible(email).toLowerCase()
}

export type SessionDecision = 'register' | 'continue' | 'ask'

/** Next step of a login: an empty key registers, the own key continues, another asks (specification, section 4). */
export function sessionDecision(returnedKey: string, storedKey: string | null): SessionDecision {
  if (returnedKey === '') return 'register'
  return returnedKey === storedKey ? 'continue' : 'ask'
}
