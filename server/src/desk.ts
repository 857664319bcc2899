import { adminSignInApi } from '@kasama/contract/desk/admin-sign-in.api'
import { adminsApi } from '@kasama/contract/desk/admins.api'
import { auditApi } from '@kasama/contract/desk/audit.api'
import { dashboardApi } from '@kasama/contract/desk/dashboard.api'
import { deskFilesApi } from '@kasama/contract/desk/files.api'
import { deskBulkApi } from '@kasama/contract/desk/lessons/bulk.api'
import { deskClipsApi } from '@kasama/contract/desk/lessons/clips.api'
import { deskExportsApi } from '@kasama/contract/desk/lessons/exports.api'
import { deskImportsApi } from '@kasama/contract/desk/lessons/imports.api'
import { deskLessonsApi } from '@kasama/contract/desk/lessons/lessons.api'
import { deskPreviewApi } from '@kasama/contract/desk/lessons/preview.api'
import { deskRunsApi } from '@kasama/contract/desk/lessons/runs.api'
import { translationApi } from '@kasama/contract/desk/lessons/translation.api'
import { deskVideosApi } from '@kasama/contract/desk/lessons/videos.api'
import { voiceApi } from '@kasama/contract/desk/lessons/voice.api'
import { deskFaqApi } from '@kasama/contract/desk/lists/faq.api'
import { deskLayoutApi } from '@kasama/contract/desk/lists/layout.api'
import { deskSkillsApi } from '@kasama/contract/desk/lists/skills.api'
import { deskTopicsApi } from '@kasama/contract/desk/lists/topics.api'
import { deskMoneyApi } from '@kasama/contract/desk/money/money.api'
import { redemptionsApi } from '@kasama/contract/desk/money/redemptions.api'
import { deskAccountApi } from '@kasama/contract/desk/people/account.api'
import { deskAccountsApi } from '@kasama/contract/desk/people/accounts.api'
import { deskAgencyApi } from '@kasama/contract/desk/people/agency.api'
import { deskContractsApi } from '@kasama/contract/desk/people/contracts.api'
import { deskHouseholdsApi } from '@kasama/contract/desk/people/households.api'
import { deskMessagesApi } from '@kasama/contract/desk/people/messages.api'
import { deskOrganisationsApi } from '@kasama/contract/desk/people/organisations.api'
import { deskSearchApi } from '@kasama/contract/desk/search.api'
import { settingsApi } from '@kasama/contract/desk/settings.api'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps'
import { deskAccountHandlers, deskAccountsHandlers, deskSearchHandlers } from './features/account/desk/accounts.admin'
import { auditHandlers } from './features/audit/audit.admin'
import { adminsHandlers } from './features/auth/admin/admins/admins.admin'
import { adminSignInHandlers } from './features/auth/admin/sign-in.admin'
import { deskMoneyHandlers } from './features/billing/desk/money.admin'
import { deskClipsHandlers } from './features/clip/clips.admin'
import { voiceHandlers } from './features/clip/voice/voice.admin'
import { deskImportsHandlers } from './features/content/desk/imports.admin'
import { deskExportsHandlers } from './features/content/export/exports.admin'
import {
  deskFaqHandlers,
  deskLayoutHandlers,
  deskSkillsHandlers,
  deskTopicsHandlers,
} from './features/content/lists/lists.admin'
import { dashboardHandlers } from './features/dashboard/dashboard.admin'
import { deskMessagesHandlers } from './features/help/desk/messages.admin'
import { deskBulkHandlers } from './features/lesson/bulk/bulk.admin'
import { deskRunsHandlers } from './features/lesson/bulk/run/runs.admin'
import { deskLessonsHandlers } from './features/lesson/lesson.admin'
import { deskPreviewHandlers } from './features/lesson/preview/preview.admin'
import { deskVideosHandlers } from './features/library/desk/videos.admin'
import { deskAgencyHandlers } from './features/organisation/desk/agency/agency.admin'
import {
  deskContractsHandlers,
  deskHouseholdsHandlers,
  deskOrganisationsHandlers,
} from './features/organisation/desk/organisations.admin'
import { redemptionsAdmin } from './features/rewards/desk/redemptions.admin'
import { settingsAdmin } from './features/settings/settings.admin'
import { translationHandlers } from './features/translation/translation.admin'
import { deskFilesHandlers } from './features/video/desk/files.admin'
import { jobsOf } from './jobs'
import { periodicOf } from './periodic'
import { serve } from './platform/http/serve'

/** The calls of the provider's desk. */
export function serveDesk(api: FastifyInstance, deps: Deps) {
  serve(api, deps, adminSignInApi, adminSignInHandlers(deps))
  serve(api, deps, adminsApi, adminsHandlers(deps))
  serve(api, deps, auditApi, auditHandlers(deps))
  serve(api, deps, dashboardApi, dashboardHandlers(deps, { works: periodicOf(deps), jobs: jobsOf(deps) }))
  serve(api, deps, deskMoneyApi, deskMoneyHandlers(deps))
  serve(api, deps, deskSearchApi, deskSearchHandlers(deps))
  serve(api, deps, deskAccountsApi, deskAccountsHandlers(deps))
  serve(api, deps, deskAccountApi, deskAccountHandlers(deps))
  serve(api, deps, deskMessagesApi, deskMessagesHandlers(deps))
  serve(api, deps, redemptionsApi, redemptionsAdmin(deps))
  serve(api, deps, settingsApi, settingsAdmin(deps))
  serve(api, deps, deskOrganisationsApi, deskOrganisationsHandlers(deps))
  serve(api, deps, deskContractsApi, deskContractsHandlers(deps))
  serve(api, deps, deskHouseholdsApi, deskHouseholdsHandlers(deps))
  serve(api, deps, deskAgencyApi, deskAgencyHandlers(deps))
  serve(api, deps, deskVideosApi, deskVideosHandlers(deps))
  serve(api, deps, deskBulkApi, deskBulkHandlers(deps))
  serve(api, deps, deskRunsApi, deskRunsHandlers(deps))
  serve(api, deps, deskPreviewApi, deskPreviewHandlers(deps))
  serve(api, deps, deskFilesApi, deskFilesHandlers(deps))
  serve(api, deps, deskLessonsApi, deskLessonsHandlers(deps))
  serve(api, deps, deskImportsApi, deskImportsHandlers(deps))
  serve(api, deps, deskExportsApi, deskExportsHandlers(deps))
  serve(api, deps, deskTopicsApi, deskTopicsHandlers(deps))
  serve(api, deps, deskSkillsApi, deskSkillsHandlers(deps))
  serve(api, deps, deskFaqApi, deskFaqHandlers(deps))
  serve(api, deps, deskLayoutApi, deskLayoutHandlers(deps))
  serve(api, deps, translationApi, translationHandlers(deps))
  serve(api, deps, deskClipsApi, deskClipsHandlers(deps))
  serve(api, deps, voiceApi, voiceHandlers(deps))
}
