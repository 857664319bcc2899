import type { Deps } from './deps'
import { emailChangedJobOf } from './features/account/email-changed.job'
import { removeFilesJobOf } from './features/account/remove-files.job'
import { forgotPasswordJobOf } from './features/auth/reset/forgot-password'
import { tidyJobOf } from './features/auth/session/tidy.job'
import { welcomeJobOf } from './features/auth/welcome.job'
import { contactJobOf } from './features/help/contact'
import { progressMailJobOf } from './features/progress/progress-mail.job'
import type { Job } from './platform/jobs/jobs'

/** Every kind of queued work. */
export const jobsOf = (deps: Deps): Job<never>[] => [
  progressMailJobOf(deps) as Job<never>,
  forgotPasswordJobOf(deps) as Job<never>,
  welcomeJobOf(deps) as Job<never>,
  emailChangedJobOf(deps) as Job<never>,
  contactJobOf(deps) as Job<never>,
  removeFilesJobOf(deps) as Job<never>,
  tidyJobOf(deps) as Job<never>,
]
