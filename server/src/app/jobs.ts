import { tidyAuditOf } from '#desk/audit/tidy-audit.job'
import { nightlyFiguresOf } from '#desk/dashboard/nightly-figures.job'
import { fillPassagesJobOf } from '#genie/passages/fill-passages'
import { removeVoicesJobOf } from '#genie/spoken/remove-voices.job'
import { tidyPracticeOf } from '#learning/practice/tidy-practice.job'
import { goodMomentJobOf } from '#learning/progress/mails/moments.job'
import { sendMailsJobOf } from '#learning/progress/mails/send-mails.job'
import { weeklyMailsOf } from '#learning/progress/mails/weekly-mails.job'
import { monthlyCreditsOf } from '#learning/rewards/credits/monthly-credits.job'
import { forgetAddressesOf } from '#learning/rewards/vouchers/forget-addresses.job'
import { countRevenueJobOf } from '#money/desk/revenue/count-revenue.job'
import { compareJobOf, comparePageJobOf } from '#money/desk/subscriptions/compare.job'
import { setCardJobOf } from '#money/orders/changes/set-card.job'
import { endedPlansJobOf } from '#money/receipts/ended.job'
import { receiptJobOf, renewalFailedJobOf } from '#money/receipts/payer-mails.job'
import { reminderMailJobOf, remindersJobOf } from '#money/receipts/reminders.job'
import { refundMailJobOf } from '#money/refunds/refund-mail.job'
import { customerEmailJobOf } from '#money/upkeep/customer/customer-email.job'
import { forgetCustomerJobOf } from '#money/upkeep/customer/forget-customer.job'
import { duePlansJobOf } from '#money/upkeep/due-plans'
import { reconcileJobOf } from '#money/upkeep/reconcile.job'
import { releaseJobOf } from '#money/upkeep/release.job'
import { emailChangedJobOf } from '#people/account/email-changed.job'
import { tidyPicturesOf } from '#people/account/picture/tidy-pictures.job'
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
import { endingMailJobOf, endingMailsOf } from '#people/organisation/desk/ending/ending-mails.job'
import { forgetPushesJobOf, sendPushesJobOf } from '#people/reminders/send-pushes.job'
import type { Deps } from '#platform/deps'
import { removeFilesJobOf } from '#platform/files/remove-files.job'
import type { AnyJob } from '#platform/jobs/jobs'
import { confirmationJobOf } from '#platform/mails/confirmation.job'
import { makeJobOf } from '#studio/clip/make/make.job'
import { takeUploadsJobOf } from '#studio/clip/take/take-uploads.job'
import { forgetUploadsOf } from '#studio/clip/upload/forget-uploads.job'
import { sweepJobOf } from '#studio/clip/upload/sweep-store.job'
import { importJobOf } from '#studio/content/desk/import.job'
import { renameTopicJobOf } from '#studio/content/lists/topics/rename-topic.job'
import { runJobOf } from '#studio/lesson/bulk/run/run.job'
import { heldBackJobOf } from '#studio/lesson/publish/held-back.job'
import { publishDueJobOf } from '#studio/lesson/publish/publish-due.job'

/** Every kind of background work. `reportLine` receives a line about each repair that work made by itself. */
export const jobsOf = (deps: Deps, reportLine: (line: string) => void = () => {}): AnyJob[] => [
  monthlyCreditsOf(deps),
  forgetAddressesOf(deps),
  weeklyMailsOf(deps),
  nightlyFiguresOf(deps),
  forgetUploadsOf(deps),
  tidyAuditOf(deps),
  tidyPracticeOf(deps),
  endingMailsOf(deps),
  goodMomentJobOf(deps),
  sendMailsJobOf(deps),
  sendPushesJobOf(deps),
  forgetPushesJobOf(deps),
  forgotPasswordJobOf(deps),
  inviteEmployerJobOf(deps),
  welcomeJobOf(deps),
  adminLinkJobOf(deps),
  recoveryUsedJobOf(deps),
  factorLockedJobOf(deps),
  confirmationJobOf(deps),
  emailChangedJobOf(deps),
  contactJobOf(deps),
  answerJobOf(deps),
  heldBackJobOf(deps),
  endingMailJobOf(deps),
  contractMailJobOf(deps),
  removeFilesJobOf(deps),
  removeVoicesJobOf(deps),
  tidyJobOf(deps),
  tidyPicturesOf(deps),
  receiptJobOf(deps),
  renewalFailedJobOf(deps),
  remindersJobOf(deps),
  reminderMailJobOf(deps),
  endedPlansJobOf(deps),
  refundMailJobOf(deps),
  compareJobOf(deps),
  comparePageJobOf(deps),
  countRevenueJobOf(deps),
  setCardJobOf(deps),
  releaseJobOf(deps),
  forgetCustomerJobOf(deps),
  reconcileJobOf(deps, reportLine),
  duePlansJobOf(deps, reportLine),
  customerEmailJobOf(deps),
  fillPassagesJobOf(deps),
  takeUploadsJobOf(deps),
  makeJobOf(deps),
  sweepJobOf(deps),
  importJobOf(deps),
  renameTopicJobOf(deps),
  publishDueJobOf(deps),
  runJobOf(deps),
]
