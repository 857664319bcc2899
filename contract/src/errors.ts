import { accessErrors } from './errors/access.errors'
import { accountErrors } from './errors/account.errors'
import { authErrors } from './errors/auth.errors'
import { billingErrors } from './errors/billing.errors'
import { callErrors } from './errors/call.errors'
import { chatErrors } from './errors/chat.errors'
import { deskErrors } from './errors/desk.errors'
import { videoErrors } from './errors/video.errors'

/** Every error that a user can see; each code is defined once, in the file of its subject. */
export const errors = {
  ...accessErrors,
  ...authErrors,
  ...accountErrors,
  ...videoErrors,
  ...billingErrors,
  ...chatErrors,
  ...callErrors,
  ...deskErrors,
}

export type ErrorCode = keyof typeof errors
