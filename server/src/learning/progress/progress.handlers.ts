import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { progressApi } from '@kasama/contract/learning/progress/progress.api'
import { heartbeatSeconds } from '@kasama/contract/learning/video/video.rules'
import { ownOrWorker } from '#people/household/own-people'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { addHeartbeat, listSkillProgress } from './progress.queries'
import { showSkills, skillInLanguage } from './show-skills'
import { summarizeProgress } from './summarize-progress'

export const progressHandlers = (deps: Deps): Handlers<typeof progressApi> => ({
  'GET /users/:id/progress': async ({ params, user }) => summarizeProgress(deps, ownOrWorker(user, params.id)),

  'GET /skills/skill_for_worker/:id': async ({ params, query, user }) =>
    showSkills(deps.db, ownOrWorker(user, params.id), query.lang ?? user.language),

  'GET /videos/:id/skills': async ({ params, query, user }) => {
    const steps = await listSkillProgress(deps.db, { workerId: user.id, videoId: params.id })
    return steps.map(({ lessons, completed, ...skill }) => ({
      ...skillInLanguage(skill, query.lang ?? user.language),
      lessons,
      completed,
    }))
  },

  'GET /worker/:id/log': async ({ params, user }) => {
    if (params.id !== user.id) return fail('not_found')
    const at = deps.now()
    await addHeartbeat(deps.db, { workerId: user.id, day: singaporeDay(at), seconds: heartbeatSeconds, at })
  },
})
