import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { employer } from '#test/show-app.tsx'
import { TopicStep } from './topic-step'

const topic = (id: number, name: string) => ({ id, name, content: '', img_url: null }) as never

test('a topic that is not shown stays when the topics are saved', async () => {
  const { requests } = answerCalls({
    'GET /topics': [topic(13, 'Cooking'), topic(14, 'Babies'), topic(999, 'Youtube')],
    'GET /users/me': employer({ UserTopics: [{ topic_id: 13 }, { topic_id: 999 }] }),
    'POST /users/topics': [],
  })
  session.set({ web_token: 'token' })
  onTestFinished(() => session.clear())
  const page = await show(<TopicStep onDone={() => {}} />)
  await page.getByRole('button', { name: 'Babies' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await vi.waitFor(() => expect(requests('POST /users/topics')).toHaveLength(1))
  expect(requests('POST /users/topics')[0]?.body).toEqual({ topics: '13,14,999' })
})
