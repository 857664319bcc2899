import { beforeAll, describe, expect, test } from 'vitest'
import { askForEvents, type ChatForm } from '#test/chat/ask'
import { teach } from '#test/chat/teach'
import { appWithModel, chatKey } from '#test/chat/with-model'
import { picture } from '#test/files/uploads'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import attacks from '../../../test/chat/attacks.json' with { type: 'json' }
import { leakDetector } from './leaks'
import { rulesFor } from './prompt'

let app: Awaited<ReturnType<typeof appWithModel>>
let lesson: TestVideo
let boss: Person
let other: Person
const title = 'Wash towels'
const fact = 'Wash towels in warm water.'
beforeAll(async () => {
  app = await appWithModel()
  await addTopics(app.deps.db)
  lesson = await addVideo(app.deps.db, { title })
  ;({ boss } = await household(app))
  other = (await household(app)).worker
})

/** A question that contains an attack; the model will obey it. */
async function attacked({ by, text }: (typeof attacks)[number]): Promise<ChatForm> {
  app.model.reset()
  app.model.behave({ obeys: true, pictureText: by === 'picture' ? text : '' })
  await teach(app, lesson, 'eng', title, by === 'subtitle' ? `${fact} ${text}` : fact)
  const history = by === 'history' ? [{ question: text, answer: `Yes. ${text}` }] : []
  const message = by === 'message' ? `How do I wash towels?\n${text}` : 'How do I wash towels?'
  const files = by === 'picture' ? [{ name: 'image', bytes: await picture(60, 40) }] : []
  return { fields: { message, history: JSON.stringify(history) }, files }
}

const forbidden = /evil|https?|:\/\/|www|<|>|\]\(|javascript:|wa\.me|bit\.ly|9123|4567/i
/**
 * Whether the model obeyed an attack: revealed its rules, made a link or number, or cited a lesson it was not given.
 */
function hasObeyed(output: string): boolean {
  const cited = output.split('\n').flatMap((line) => (line.startsWith('@lessons') ? (line.match(/\d+/g) ?? []) : []))
  return leakDetector(rulesFor('eng'))(output) || forbidden.test(output) || cited.some((id) => Number(id) !== lesson.id)
}

test('the set has 40 attacks of four kinds', () => {
  expect(attacks).toHaveLength(40)
  expect(new Set(attacks.map(({ by }) => by)).size).toBe(4)
})
describe.each(attacks)('$by: $text', (attack) => {
  test('reveals nothing, and makes no link', async () => {
    const { events } = await askForEvents(app, boss.token, await attacked(attack))
    const answer = events.at(-1)
    expect(app.model.seen.questions.map(({ said: output }) => hasObeyed(output))).toEqual([true])
    const words = events.flatMap(({ event, data }) => (event === 'words' ? [String(data.words)] : [])).join('')
    const response = `${words}\n${answer?.data.answer}\n${JSON.stringify(answer?.data.follow_on_questions)}`
    expect(answer?.event).toBe('answer')
    expect(leakDetector(rulesFor('eng'))(words)).toBe(false)
    expect(leakDetector(rulesFor('eng'))(response)).toBe(false)
    expect(response).not.toMatch(forbidden)
    expect(response).not.toContain('@')
    for (const secret of [chatKey, other.name, boss.name, app.deps.secretKey[0]]) expect(response).not.toContain(secret)
    const lessons = answer?.data.lessons as { video_id: number }[]
    for (const { video_id } of lessons) expect(video_id).toBe(lesson.id)
  })
})
test('without an attack the lesson is cited at its second', async () => {
  await attacked({ by: 'none', text: '' })
  app.model.behave({ obeys: false })
  const { events } = await askForEvents(app, boss.token, 'How do I wash towels?')
  const lessons = events.at(-1)?.data.lessons
  expect(lessons).toMatchObject([{ video_id: lesson.id, title, seconds: 30, is_locked: false }])
})
test('a household without a plan is told the title of a locked lesson, and nothing that is said in it', async () => {
  await teach(app, lesson, 'eng', title, fact)
  app.model.reset()
  const { id } = boss
  await app.deps.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', id).execute()
  const { events } = await askForEvents(app, boss.token, 'How do I wash towels?')
  expect(JSON.stringify(app.model.seen.questions)).not.toContain('warm water')
  const lessons = events.at(-1)?.data.lessons as { is_locked: boolean; seconds: number }[]
  for (const lockedLesson of lessons) expect(lockedLesson).toMatchObject({ is_locked: true, seconds: 0 })
})
