import { byLanguage } from '@kasama/contract/language'
import type { DeskSkill } from '@kasama/contract/studio/content/skills.api'
import { afterEach, expect, test } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { SkillForm } from './skill-form'

afterEach(removeDrafts)

const words = (eng: string) => ({ ...byLanguage(() => ''), eng })
const lesson = (id: number, title: string) => ({ id, title, thumbnail_url: null, topic_ids: [], is_published: true })
const skill: DeskSkill = {
  id: 4,
  url: 'shirt',
  name: words('Laundry'),
  description: words('Washes and irons'),
  lessons: [lesson(1, 'Wash towels')],
  topic_ids: [],
  earned: 3,
  version: 'v1',
}

test('a lesson is searched and added to a skill; the form says how many workers get the skill at once', async () => {
  const { sentBy } = answerCalls({
    'GET /admin/videos': { items: [lesson(1, 'Wash towels'), lesson(2, 'Clean windows')], next_cursor: null } as never,
    'POST /admin/skills/:id/reach': { workers: 2 },
    'POST /admin/skills/:id': skill as never,
    'GET /admin/skills': [skill],
  })
  const screen = await show(<SkillForm skill={skill} onClose={() => {}} />)
  await expect.element(screen.getByText(/3 workers/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add a lesson' }).click()
  await screen.getByRole('searchbox', { name: 'Find a lesson to add' }).fill('windows')
  await screen.getByRole('button', { name: 'Clean windows' }).click()
  await expect.element(screen.getByText('When you save, 2 workers get the skill at once.')).toBeVisible()
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => sentBy('POST /admin/skills/:id')).toMatchObject([{ video_ids: [1, 2], version: 'v1' }])
  expect(sentBy('POST /admin/skills/:id/reach')).toContainEqual({ video_ids: [1, 2] })
})
