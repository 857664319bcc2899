import type { progressApi } from '@kasama/contract/progress.api'
import { singaporeDay } from '@kasama/contract/progress.rules'
import { heartbeatSeconds } from '@kasama/contract/video.rules'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import type { Handlers } from '../../platform/http/serve'
import { ownOrWorker } from '../household/own-people'
import { addHeartbeat, listSkills } from './progress.queries'
import { summarizeProgress } from './summarize-progress'

export const progressHandlers = (deps: Deps): Handlers<typeof progressApi> => ({
  'GET /users/:id/progress': async ({ params, user }) => summarizeProgress(deps, ownOrWorker(user, params.id)),

  'GET /skills/skill_for_worker/:id': async ({ params, query, user }) => {
    const language = query.lang ?? user.language
    const skills = await listSkills(deps.db, ownOrWorker(user, params.id))
    return skills.map(({ id, url, name, description, topic_ids, earned_at }) => ({
      id,
      url,
      topic_ids,
      name: name[language] || name.eng,
      description: description[language] || description.eng,
      earned: earned_at !== null,
    }))
  },

  'GET /worker/:id/log': async ({ params, user }) => {
    if (params.id !== user.id) return fail('not_found')
    const at = deps.now()
    await addHeartbeat(deps.db, { workerId: user.id, day: singaporeDay(at), seconds: heartbeatSeconds, at })
    return { done: true }
  },
})
