import { accountApi } from './api/account.api'
import { authApi } from './api/auth.api'
import { billingApi } from './api/billing.api'
import { certificateApi } from './api/certificate.api'
import { chatApi } from './api/chat.api'
import { adminSignInApi } from './api/desk/admin-sign-in.api'
import { adminsApi } from './api/desk/admins.api'
import { auditApi } from './api/desk/audit.api'
import { dashboardApi } from './api/desk/dashboard.api'
import { deskFilesApi } from './api/desk/files.api'
import { deskBulkApi } from './api/desk/lessons/bulk.api'
import { deskClipsApi } from './api/desk/lessons/clips.api'
import { deskExportsApi } from './api/desk/lessons/exports.api'
import { deskImportsApi } from './api/desk/lessons/imports.api'
import { deskLessonsApi } from './api/desk/lessons/lessons.api'
import { deskPreviewApi } from './api/desk/lessons/preview.api'
import { deskRunsApi } from './api/desk/lessons/runs.api'
import { translationApi } from './api/desk/lessons/translation.api'
import { deskVideosApi } from './api/desk/lessons/videos.api'
import { voiceApi } from './api/desk/lessons/voice.api'
import { deskFaqApi } from './api/desk/lists/faq.api'
import { deskLayoutApi } from './api/desk/lists/layout.api'
import { deskSkillsApi } from './api/desk/lists/skills.api'
import { deskTopicsApi } from './api/desk/lists/topics.api'
import { deskMoneyApi } from './api/desk/money/money.api'
import { redemptionsApi } from './api/desk/money/redemptions.api'
import { deskAccountApi } from './api/desk/people/account.api'
import { deskAccountsApi } from './api/desk/people/accounts.api'
import { deskAgencyApi } from './api/desk/people/agency.api'
import { deskContractsApi } from './api/desk/people/contracts.api'
import { deskHouseholdsApi } from './api/desk/people/households.api'
import { deskMessagesApi } from './api/desk/people/messages.api'
import { deskOrganisationsApi } from './api/desk/people/organisations.api'
import { deskSearchApi } from './api/desk/search.api'
import { settingsApi } from './api/desk/settings.api'
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
  ...deskBulkApi,
  ...deskRunsApi,
  ...deskPreviewApi,
  ...deskClipsApi,
  ...voiceApi,
  ...deskAccountApi,
  ...deskSearchApi,
  ...deskLessonsApi,
  ...deskImportsApi,
  ...deskExportsApi,
  ...deskTopicsApi,
  ...deskSkillsApi,
  ...deskFaqApi,
  ...deskLayoutApi,
  ...deskMessagesApi,
  ...adminSignInApi,
  ...adminsApi,
  ...auditApi,
  ...deskOrganisationsApi,
  ...deskContractsApi,
  ...deskHouseholdsApi,
  ...translationApi,
  ...deskFilesApi,
  ...deskAgencyApi,
}
export type Calls = typeof calls
