import type { Deps } from './deps'
import { emailChangedJobOf } from './features/account/email-changed.job'
import { adminLinkJobOf } from './features/auth/admin/admins/admin-link.job'
import { factorLockedJobOf } from './features/auth/admin/factor-locked.job'
import { recoveryUsedJobOf } from './features/auth/admin/recovery-used.job'
import { forgotPasswordJobOf } from './features/auth/reset/forgot-password'
import { inviteEmployerJobOf } from './features/auth/reset/invite-employer.job'
import { tidyJobOf } from './features/auth/session/tidy.job'
import { welcomeJobOf } from './features/auth/welcome.job'
import { countRevenueJobOf } from './features/billing/desk/revenue/count-revenue.job'
import { compareJobOf, comparePageJobOf } from './features/billing/desk/subscriptions/compare.job'
import { setCardJobOf } from './features/billing/plan-changes/set-card.job'
import { endedPlansJobOf } from './features/billing/receipts/ended.job'
import { receiptJobOf } from './features/billing/receipts/receipt.job'
import { reminderJobOf, remindersJobOf } from './features/billing/receipts/reminders.job'
import { renewalFailedJobOf } from './features/billing/receipts/renewal-failed.job'
import { refundMailJobOf } from './features/billing/refunds/refund-mail.job'
import { customerEmailJobOf } from './features/billing/upkeep/customer-email.job'
import { duePlansJobOf } from './features/billing/upkeep/due-plans'
import { forgetCustomerJobOf } from './features/billing/upkeep/forget-customer.job'
import { reconcileJobOf } from './features/billing/upkeep/reconcile.job'
import { releaseJobOf } from './features/billing/upkeep/release.job'
import { fillPassagesJobOf } from './features/chat/passages/fill-passages'
import { removeVoicesJobOf } from './features/chat/spoken/remove-voices.job'
import { makeJobOf } from './features/clip/make/make.job'
import { lookJobOf } from './features/clip/take/look.job'
import { sweepJobOf } from './features/clip/upload/sweep-store.job'
import { importJobOf } from './features/content/desk/import.job'
import { renameTopicJobOf } from './features/content/lists/topics/rename-topic.job'
import { contactJobOf } from './features/help/contact'
import { answerJobOf } from './features/help/desk/answer.job'
import { runJobOf } from './features/lesson/bulk/run/run.job'
import { heldBackJobOf } from './features/lesson/publish/held-back.job'
import { publishDueJobOf } from './features/lesson/publish/publish-due.job'
import { contractMailJobOf } from './features/organisation/desk/contracts/contract-mail.job'
import { endingMailJobOf } from './features/organisation/desk/ending/ending-mail.job'
import { goodMomentJobOf } from './features/progress/mails/moments.job'
import { sendMailsJobOf } from './features/progress/mails/send-mails.job'
import { removeFilesJobOf } from './platform/files/remove-files.job'
import type { Job } from './platform/jobs/jobs'
import { confirmationJobOf } from './platform/mails/confirmation.job'
import { freshBrand } from './platform/settings/fresh-brand'

/** Every kind of queued work. `note` receives a line about each repair that work made by itself. */
export const jobsOf = (deps: Deps, note: (line: string) => void = () => {}): Job<never>[] =>
  allJobs(deps, note).map((job) => ({
    ...job,
    async run(data, id) {
      // A mail shows the current brand.
      await freshBrand(deps.db)
      return job.run(data, id)
    },
  }))

const allJobs = (deps: Deps, note: (line: string) => void): Job<never>[] => [
  goodMomentJobOf(deps) as Job<never>,
  sendMailsJobOf(deps) as Job<never>,
  forgotPasswordJobOf(deps) as Job<never>,
  inviteEmployerJobOf(deps) as Job<never>,
  welcomeJobOf(deps) as Job<never>,
  adminLinkJobOf(deps) as Job<never>,
  recoveryUsedJobOf(deps) as Job<never>,
  factorLockedJobOf(deps) as Job<never>,
  confirmationJobOf(deps) as Job<never>,
  emailChangedJobOf(deps) as Job<never>,
  contactJobOf(deps) as Job<never>,
  answerJobOf(deps) as Job<never>,
  heldBackJobOf(deps) as Job<never>,
  endingMailJobOf(deps) as Job<never>,
  contractMailJobOf(deps) as Job<never>,
  removeFilesJobOf(deps) as Job<never>,
  removeVoicesJobOf(deps) as Job<never>,
  tidyJobOf(deps) as Job<never>,
  receiptJobOf(deps) as Job<never>,
  renewalFailedJobOf(deps) as Job<never>,
  remindersJobOf(deps) as Job<never>,
  reminderJobOf(deps) as Job<never>,
  endedPlansJobOf(deps) as Job<never>,
  refundMailJobOf(deps) as Job<never>,
  compareJobOf(deps) as Job<never>,
  comparePageJobOf(deps) as Job<never>,
  countRevenueJobOf(deps) as Job<never>,
  setCardJobOf(deps) as Job<never>,
  releaseJobOf(deps) as Job<never>,
  forgetCustomerJobOf(deps) as Job<never>,
  reconcileJobOf(deps, note) as Job<never>,
  duePlansJobOf(deps, note) as Job<never>,
  customerEmailJobOf(deps) as Job<never>,
  fillPassagesJobOf(deps) as Job<never>,
  lookJobOf(deps) as Job<never>,
  makeJobOf(deps) as Job<never>,
  sweepJobOf(deps) as Job<never>,
  importJobOf(deps) as Job<never>,
  renameTopicJobOf(deps) as Job<never>,
  publishDueJobOf(deps) as Job<never>,
  runJobOf(deps) as Job<never>,
]
