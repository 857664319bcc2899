import { fillPassagesJobOf } from '#genie/passages/fill-passages'
import { removeVoicesJobOf } from '#genie/spoken/remove-voices.job'
import { goodMomentJobOf } from '#learning/progress/mails/moments.job'
import { sendMailsJobOf } from '#learning/progress/mails/send-mails.job'
import { countRevenueJobOf } from '#money/desk/revenue/count-revenue.job'
import { compareJobOf, comparePageJobOf } from '#money/desk/subscriptions/compare.job'
import { setCardJobOf } from '#money/plan-changes/set-card.job'
import { endedPlansJobOf } from '#money/receipts/ended.job'
import { receiptJobOf } from '#money/receipts/receipt.job'
import { reminderJobOf, remindersJobOf } from '#money/receipts/reminders.job'
import { renewalFailedJobOf } from '#money/receipts/renewal-failed.job'
import { refundMailJobOf } from '#money/refunds/refund-mail.job'
import { customerEmailJobOf } from '#money/upkeep/customer-email.job'
import { duePlansJobOf } from '#money/upkeep/due-plans'
import { forgetCustomerJobOf } from '#money/upkeep/forget-customer.job'
import { reconcileJobOf } from '#money/upkeep/reconcile.job'
import { releaseJobOf } from '#money/upkeep/release.job'
import { emailChangedJobOf } from '#people/account/email-changed.job'
import { adminLinkJobOf } from '#people/auth/admin/admins/admin-link.job'
import { factorLockedJobOf } from '#people/auth/admin/factor-locked.job'
import { recoveryUsedJobOf } from '#people/auth/admin/recovery-used.job'
import { forgotPasswordJobOf } from '#people/auth/reset/forgot-password'
import { inviteEmployerJobOf } from '#people/auth/reset/invite-employer.job'
import { tidyJobOf } from '#people/auth/session/tidy.job'
import { welcomeJobOf } from '#people/auth/welcome.job'
import { contactJobOf } from '#people/help/contact'
import { answerJobOf } from '#people/help/desk/answer.job'
import { contractMailJobOf } from '#people/organisation/desk/contracts/contract-mail.job'
import { endingMailJobOf } from '#people/organisation/desk/ending/ending-mail.job'
import type { Deps } from '#platform/deps'
import { removeFilesJobOf } from '#platform/files/remove-files.job'
import type { Job } from '#platform/jobs/jobs'
import { confirmationJobOf } from '#platform/mails/confirmation.job'
import { freshBrand } from '#platform/settings/fresh-brand'
import { makeJobOf } from '#studio/clip/make/make.job'
import { lookJobOf } from '#studio/clip/take/look.job'
import { sweepJobOf } from '#studio/clip/upload/sweep-store.job'
import { importJobOf } from '#studio/content/desk/import.job'
import { renameTopicJobOf } from '#studio/content/lists/topics/rename-topic.job'
import { runJobOf } from '#studio/lesson/bulk/run/run.job'
import { heldBackJobOf } from '#studio/lesson/publish/held-back.job'
import { publishDueJobOf } from '#studio/lesson/publish/publish-due.job'

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
