import { auditApi } from '@kasama/contract/desk/audit.api'
import { dashboardApi } from '@kasama/contract/desk/dashboard.api'
import { settingsApi } from '@kasama/contract/desk/settings.api'
import { deskFilesApi } from '@kasama/contract/learning/desk/files.api'
import { redemptionsApi } from '@kasama/contract/learning/desk/redemptions.api'
import { deskVideosApi } from '@kasama/contract/learning/desk/videos.api'
import { deskMoneyApi } from '@kasama/contract/money/desk/money.api'
import { deskAccountApi } from '@kasama/contract/people/desk/account.api'
import { deskAccountsApi } from '@kasama/contract/people/desk/accounts.api'
import { adminSignInApi } from '@kasama/contract/people/desk/admin-sign-in.api'
import { adminsApi } from '@kasama/contract/people/desk/admins.api'
import { deskAgencyApi } from '@kasama/contract/people/desk/agency.api'
import { deskContractsApi } from '@kasama/contract/people/desk/contracts.api'
import { deskHouseholdsApi } from '@kasama/contract/people/desk/households.api'
import { deskMessagesApi } from '@kasama/contract/people/desk/messages.api'
import { deskOrganisationsApi } from '@kasama/contract/people/desk/organisations.api'
import { deskSearchApi } from '@kasama/contract/people/desk/search.api'
import { deskClipsApi } from '@kasama/contract/studio/clip/clips.api'
import { voiceApi } from '@kasama/contract/studio/clip/voice.api'
import { deskExportsApi } from '@kasama/contract/studio/content/exports.api'
import { deskFaqApi } from '@kasama/contract/studio/content/faq.api'
import { deskImportsApi } from '@kasama/contract/studio/content/imports.api'
import { deskLayoutApi } from '@kasama/contract/studio/content/layout.api'
import { deskSkillsApi } from '@kasama/contract/studio/content/skills.api'
import { deskTopicsApi } from '@kasama/contract/studio/content/topics.api'
import { deskLessonsApi } from '@kasama/contract/studio/lesson/lessons.api'
import { deskPreviewApi } from '@kasama/contract/studio/lesson/preview.api'
import { deskRunsApi } from '@kasama/contract/studio/lesson/runs.api'
import { translationApi } from '@kasama/contract/studio/translation/translation.api'
import type { FastifyInstance } from 'fastify'
import { auditHandlers } from '#desk/audit/audit.admin'
import { dashboardHandlers } from '#desk/dashboard/dashboard.admin'
import { settingsHandlers } from '#desk/settings/settings.admin'
import { deskVideosHandlers } from '#learning/library/desk/videos.admin'
import { redemptionsHandlers } from '#learning/rewards/desk/redemptions.admin'
import { deskFilesHandlers } from '#learning/video/desk/files.admin'
import { deskMoneyHandlers } from '#money/money.admin'
import { deskAccountHandlers, deskAccountsHandlers, deskSearchHandlers } from '#people/account/desk/accounts.admin'
import { adminsHandlers } from '#people/auth/admin/admins/admins.admin'
import { adminSignInHandlers } from '#people/auth/admin/sign-in.admin'
import { deskMessagesHandlers } from '#people/help/desk/messages.admin'
import { deskAgencyHandlers } from '#people/organisation/desk/agency/agency.admin'
import {
  deskContractsHandlers,
  deskHouseholdsHandlers,
  deskOrganisationsHandlers,
} from '#people/organisation/desk/organisations.admin'
import type { Deps } from '#platform/deps'
import { serve } from '#platform/http/serve'
import { deskClipsHandlers } from '#studio/clip/clips.admin'
import { voiceHandlers } from '#studio/clip/voice/voice.admin'
import { deskImportsHandlers } from '#studio/content/desk/imports.admin'
import { deskExportsHandlers } from '#studio/content/export/exports.admin'
import {
  deskFaqHandlers,
  deskLayoutHandlers,
  deskSkillsHandlers,
  deskTopicsHandlers,
} from '#studio/content/lists/lists.admin'
import { deskRunsHandlers } from '#studio/lesson/bulk/run/runs.admin'
import { deskLessonsHandlers } from '#studio/lesson/lesson.admin'
import { deskPreviewHandlers } from '#studio/lesson/preview/preview.admin'
import { translationHandlers } from '#studio/translation/translation.admin'
import { jobsOf } from './jobs'

/** Serves the calls of the desk, also those for the admins of organisations. */
export function serveDesk(api: FastifyInstance, deps: Deps) {
  serve(api, deps, adminSignInApi, adminSignInHandlers(deps))
  serve(api, deps, adminsApi, adminsHandlers(deps))
  serve(api, deps, auditApi, auditHandlers(deps))
  serve(api, deps, dashboardApi, dashboardHandlers(deps, jobsOf(deps)))
  serve(api, deps, deskMoneyApi, deskMoneyHandlers(deps))
  serve(api, deps, deskSearchApi, deskSearchHandlers(deps))
  serve(api, deps, deskAccountsApi, deskAccountsHandlers(deps))
  serve(api, deps, deskAccountApi, deskAccountHandlers(deps))
  serve(api, deps, deskMessagesApi, deskMessagesHandlers(deps))
  serve(api, deps, redemptionsApi, redemptionsHandlers(deps))
  serve(api, deps, settingsApi, settingsHandlers(deps))
  serve(api, deps, deskOrganisationsApi, deskOrganisationsHandlers(deps))
  serve(api, deps, deskContractsApi, deskContractsHandlers(deps))
  serve(api, deps, deskHouseholdsApi, deskHouseholdsHandlers(deps))
  serve(api, deps, deskAgencyApi, deskAgencyHandlers(deps))
  serve(api, deps, deskVideosApi, deskVideosHandlers(deps))
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
