import { auditApi } from './desk/audit.api'
import { dashboardApi } from './desk/dashboard.api'
import { settingsApi } from './desk/settings.api'
import { chatApi } from './genie/chat.api'
import { certificateApi } from './learning/certificate/certificate.api'
import { deskFilesApi } from './learning/desk/files.api'
import { redemptionsApi } from './learning/desk/redemptions.api'
import { deskVideosApi } from './learning/desk/videos.api'
import { libraryApi } from './learning/library/library.api'
import { mustWatchApi } from './learning/library/must-watch.api'
import { practiceApi } from './learning/practice/practice.api'
import { mailApi } from './learning/progress/mail.api'
import { monthApi } from './learning/progress/month.api'
import { progressApi } from './learning/progress/progress.api'
import { quizApi } from './learning/quiz/quiz.api'
import { rewardsApi } from './learning/rewards/rewards.api'
import { savedApi } from './learning/saved/saved.api'
import { thanksApi } from './learning/thanks/thanks.api'
import { videoApi } from './learning/video/video.api'
import { billingApi } from './money/billing.api'
import { deskMoneyApi } from './money/desk/money.api'
import { accountApi } from './people/account.api'
import { authApi } from './people/auth/auth.api'
import { passkeysApi } from './people/auth/passkeys.api'
import { deskAccountApi } from './people/desk/account.api'
import { deskAccountsApi } from './people/desk/accounts.api'
import { adminSignInApi } from './people/desk/admin-sign-in.api'
import { adminsApi } from './people/desk/admins.api'
import { deskAgencyApi } from './people/desk/agency.api'
import { deskContractsApi } from './people/desk/contracts.api'
import { deskHouseholdsApi } from './people/desk/households.api'
import { deskMessagesApi } from './people/desk/messages.api'
import { deskOrganisationsApi } from './people/desk/organisations.api'
import { deskSearchApi } from './people/desk/search.api'
import { helpApi } from './people/help.api'
import { organisationApi } from './people/organisation.api'
import { remindersApi } from './people/reminders.api'
import { workerApi } from './people/worker.api'
import { deskClipsApi } from './studio/clip/clips.api'
import { voiceApi } from './studio/clip/voice.api'
import { deskExportsApi } from './studio/content/exports.api'
import { deskFaqApi } from './studio/content/faq.api'
import { deskImportsApi } from './studio/content/imports.api'
import { deskLayoutApi } from './studio/content/layout.api'
import { deskSkillsApi } from './studio/content/skills.api'
import { deskTopicsApi } from './studio/content/topics.api'
import { deskLessonsApi } from './studio/lesson/lessons.api'
import { deskPreviewApi } from './studio/lesson/preview.api'
import { deskRunsApi } from './studio/lesson/runs.api'
import { translationApi } from './studio/translation/translation.api'

/** Every call of the product. The browser imports its type alone, so no schema is downloaded. */
export const calls = {
  ...authApi,
  ...passkeysApi,
  ...accountApi,
  ...workerApi,
  ...libraryApi,
  ...mustWatchApi,
  ...videoApi,
  ...quizApi,
  ...practiceApi,
  ...savedApi,
  ...progressApi,
  ...monthApi,
  ...mailApi,
  ...certificateApi,
  ...rewardsApi,
  ...thanksApi,
  ...redemptionsApi,
  ...settingsApi,
  ...billingApi,
  ...deskMoneyApi,
  ...organisationApi,
  ...chatApi,
  ...helpApi,
  ...remindersApi,
  ...dashboardApi,
  ...deskAccountsApi,
  ...deskVideosApi,
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
