import type { deskFaqApi } from '@kasama/contract/studio/content/faq.api'
import type { deskLayoutApi } from '@kasama/contract/studio/content/layout.api'
import type { deskSkillsApi } from '@kasama/contract/studio/content/skills.api'
import type { deskTopicsApi } from '@kasama/contract/studio/content/topics.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { showFaq } from './faq/show-faq'
import { addQuestion, changeQuestion, removeQuestion } from './faq/write-faq'
import { saveLayout } from './layout/save-layout'
import { showLayout } from './layout/show-layout'
import { moveInList } from './move-in-list'
import { countReach } from './skills/reach.queries'
import { showSkills } from './skills/show-skills'
import { addSkill, changeSkill, removeSkill } from './skills/write-skill'
import { showTopics } from './topics/show-topics'
import { addTopic, changeTopic, removeTopic } from './topics/write-topic'

export const deskTopicsHandlers = (deps: Deps): Handlers<typeof deskTopicsApi> => ({
  'GET /admin/topics': () => showTopics(deps.db),
  'POST /admin/topics': async ({ body, user }) => ({ id: await addTopic(deps, user, body) }),
  'POST /admin/topics/:id': ({ params, body, user }) => changeTopic(deps, user, params.id, body),
  'POST /admin/topics/:id/move': ({ params, body, user }) =>
    moveInList(deps, user, { list: 'topics', moved: params.id, after: body.after }),
  'DELETE /admin/topics/:id': ({ params, user }) => removeTopic(deps, user, params.id),
})

export const deskSkillsHandlers = (deps: Deps): Handlers<typeof deskSkillsApi> => ({
  'GET /admin/skills': () => showSkills(deps.db),
  'POST /admin/skills': async ({ body, user }) => ({ id: await addSkill(deps, user, body) }),
  'POST /admin/skills/:id': ({ params, body, user }) => changeSkill(deps, user, params.id, body),
  'POST /admin/skills/:id/reach': async ({ params, body }) => ({
    workers: await countReach(deps.db, params.id, body.video_ids),
  }),
  'POST /admin/skills/:id/move': ({ params, body, user }) =>
    moveInList(deps, user, { list: 'skills', moved: params.id, after: body.after }),
  'DELETE /admin/skills/:id': ({ params, user }) => removeSkill(deps, user, params.id),
})

export const deskFaqHandlers = (deps: Deps): Handlers<typeof deskFaqApi> => ({
  'GET /admin/faq': () => showFaq(deps.db),
  'POST /admin/faq': async ({ body, user }) => ({ slug: await addQuestion(deps, user, body) }),
  'POST /admin/faq/:slug': ({ params, body, user }) => changeQuestion(deps, user, params.slug, body),
  'POST /admin/faq/:slug/move': ({ params, body, user }) =>
    moveInList(deps, user, { list: 'faq', moved: params.slug, after: body.after }),
  'DELETE /admin/faq/:slug': ({ params, user }) => removeQuestion(deps, user, params.slug),
})

export const deskLayoutHandlers = (deps: Deps): Handlers<typeof deskLayoutApi> => ({
  'GET /admin/layout': () => showLayout(deps.db),
  'POST /admin/layout': ({ body, user }) => saveLayout(deps, user, body),
})
