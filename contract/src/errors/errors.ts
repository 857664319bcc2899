import { deskErrors } from '../desk/desk.errors'
import { chatErrors } from '../genie/chat.errors'
import { thanksErrors } from '../learning/thanks/thanks.errors'
import { videoErrors } from '../learning/video/video.errors'
import { billingErrors } from '../money/billing.errors'
import { accountErrors } from '../people/account.errors'
import { authErrors } from '../people/auth/auth.errors'
import { accessErrors } from './access.errors'
import { callErrors } from './call.errors'

/** Every error that a user can see; each code is defined once, in the file of its subject. */
export const errors = {
  ...accessErrors,
  ...authErrors,
  ...accountErrors,
  ...videoErrors,
  ...thanksErrors,
  ...billingErrors,
  ...chatErrors,
  ...callErrors,
  ...deskErrors,
}

export type ErrorCode = keyof typeof errors
