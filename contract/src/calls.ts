import { accountApi } from './api/account.api'
import { authApi } from './api/auth.api'
import { billingApi } from './api/billing.api'
import { certificateApi } from './api/certificate.api'
import { chatApi } from './api/chat.api'
import { deskAccountApi } from './api/desk/account.api'
import { deskAccountsApi } from './api/desk/accounts.api'
import { adminsApi } from './api/desk/admins.api'
import { auditApi } from './api/desk/audit.api'
import { comingInApi } from './api/desk/coming-in.api'
import { dashboardApi } from './api/desk/dashboard.api'
import { deskHouseholdsApi } from './api/desk/households.api'
import { deskMessagesApi } from './api/desk/messages.api'
import { deskMoneyApi } from './api/desk/money.api'
import { deskOrganisationsApi } from './api/desk/organisations.api'
import { redemptionsApi } from './api/desk/redemptions.api'
import { deskSearchApi } from './api/desk/search.api'
import { settingsApi } from './api/desk/settings.api'
import { deskVideosApi } from './api/desk/videos.api'
import { helpApi } from './api/help.api'
import { libraryApi } from './api/library.api'
import { mailApi } from './api/mail.api'
import { monthApi } from './api/month.api'
import { mustWatchApi } from './api/must-watch.api'
import { organisationApi } from './api/organisation.api'
import { progressApi } from './api/progress.api'
import { quizApi } from './api/quiz.api'
import { rewardsApi } from './api/rewards.api'
import { videoApi } from './api/video.api'
import { workerApi } from './api/worker.api'

/** Every call of the product. The browser imports its type alone, so no schema is downloaded. */
export const calls = {
  ...authApi,
  ...accountApi,
  ...workerApi,
  ...libraryApi,
  ...mustWatchApi,
  ...videoApi,
  ...quizApi,
  ...progressApi,
  ...monthApi,
  ...mailApi,
  ...certificateApi,
  ...rewardsApi,
  ...redemptionsApi,
  ...settingsApi,
  ...billingApi,
  ...deskMoneyApi,
  ...organisationApi,
  ...chatApi,
  ...helpApi,
  ...dashboardApi,
  ...deskAccountsApi,
  ...deskVideosApi,
  ...deskAccountApi,
  ...deskSearchApi,
  ...deskMessagesApi,
  ...comingInApi,
  ...adminsApi,
  ...auditApi,
  ...deskOrganisationsApi,
  ...deskHouseholdsApi,
}
export type Calls = typeof calls
