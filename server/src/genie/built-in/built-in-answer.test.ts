import { join } from 'node:path'
import { stepPattern } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { guest, type Viewer } from '#people/household/viewer'
import { loadPack } from '#studio/content/load/load-pack'
import { type TestApp, testApp } from '#test/app/test-app'
import { addVideo } from '#test/library/library'
import { nothingToStore } from '#test/library/nothing-to-store'
import { household, type Person } from '#test/people/people'
import { findFactualAnswer } from '../factual-answer'
import { findHelpline } from '../helplines/find-helpline'
import { type Question, retrieve } from '../passages/retrieve'
import { writeLessonPassages } from '../passages/write-passages'
import { builtInAnswer } from './built-in-answer'

let app: TestApp
let worker: Person
let workerViewer: Viewer
beforeAll(async () => {
  app = await testApp()
  await loadPack({ ...app.deps, storage: nothingToStore }, join(import.meta.dirname, '../../../../content'))
  const home = await household(app)
  worker = home.worker
  workerViewer = {
    accountId: worker.id,
    unlocked: true,
    employerId: home.boss.id,
    workerId: worker.id,
    language: 'eng',
  }
})

const questionOf = (text: string, more: Partial<Question> = {}): Question => {
  const language = more.language ?? 'eng'
  return { text, language, viewer: { ...workerViewer, language }, videoId: null, history: [], ...more }
}
const ask = (text: string, more: Partial<Question> = {}) => builtInAnswer(app.deps, questionOf(text, more))
const idOf = async (slug: string) =>
  (await app.deps.db.selectFrom('videos').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

const milk: [Language, string, RegExp][] = [
  ['eng', 'how much formula for a bottle', /scoops/],
  ['phi', 'ilang scoop ng gatas sa bote', /scoop/],
  ['ind', 'berapa takaran susu bayi', /takar/],
  ['mya', 'ကလေးနို့မှုန့် ဘယ်လိုဖျော်ရမလဲ', /နို့/],
]
test.each(milk)('in %s she gets steps of the lesson, in its words and her language', async (language, text, words) => {
  const { answer, lessons, ...otherFields } = await ask(text, { language })
  const lines = answer.split('\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.length).toBeLessThan(6)
  for (const line of lines) expect(line).toMatch(stepPattern)
  expect(answer).toMatch(words)
  expect(lessons[0]).toMatchObject({ video_id: await idOf('infant-milk'), is_locked: false })
  expect(otherFields).toMatchObject({ language, is_found: true })
})
test('the lesson opens at the second that answers', async () => {
  const { lessons } = await ask('Is toothpaste good for a burn?')
  expect(lessons[0]?.seconds).toBeGreaterThan(10)
})
test('a question outside the library gets "not found" and topics', async () => {
  const { is_found, lessons, topics, answer } = await ask('Who won the football match?')
  expect({ is_found, lessons }).toEqual({ is_found: false, lessons: [] })
  expect(topics.length).toBeGreaterThan(5)
  expect(answer).toMatch(/do not know/)
})
test.each(['Hello', 'hi genie!', 'Kumusta?', 'salamat po', 'Terima kasih ya', 'မင်္ဂလာပါ', 'thank you so much'])(
  '%s is answered kindly',
  async (text) => {
    expect(await ask(text)).toMatchObject({ is_found: true, lessons: [] })
  },
)
test('the open lesson weighs more, and a short question continues the previous one', async () => {
  const bath = await idOf('infant-bath')
  expect((await ask('how hot', { videoId: bath })).lessons[0]?.video_id).toBe(bath)
  const history = [{ question: 'How do I wash a baby?', answer: '…' }]
  expect((await ask('and the water?', { history })).lessons[0]?.video_id).toBe(bath)
})
test('names of places are not corrected as typing mistakes', async () => {
  const { is_found, lessons } = await ask('Magkano ang pamasahe papuntang Changi?', { language: 'phi' })
  expect({ is_found, lessons }).toEqual({ is_found: false, lessons: [] })
})
test.each<[Language, string]>([
  ['eng', 'What is this lesson about?'],
  ['eng', 'What do I do first?'],
  ['phi', 'Tungkol saan ang lesson na ito?'],
  ['phi', 'Ano ang unang gagawin?'],
  ['ind', 'Pelajaran ini tentang apa?'],
  ['ind', 'Apa langkah pertama?'],
  ['mya', 'ဒီသင်ခန်းစာက ဘာအကြောင်းလဲ။'],
  ['mya', 'ဒီသင်ခန်းစာမှာ ဘာတွေ ပါလဲ။'],
])('a question about the whole of a lesson is answered from its beginning, in %s: %s', async (language, text) => {
  const bath = await idOf('infant-bath')
  const { answer, lessons, is_found } = await ask(text, { language, videoId: bath })
  expect(is_found).toBe(true)
  expect(answer).toMatch(/^1\. .+\n2\. /)
  expect(lessons).toMatchObject([{ video_id: bath, seconds: expect.any(Number) }])
})
test('a Burmese heading about what comes first is not repeated beside its text', async () => {
  const { answer } = await ask('ကလေးကို ဘယ်လို ရေချိုးပေးရမလဲ။', { language: 'mya' })
  expect(answer.match(/ရေအေး အရင်ထည့်ပါ/g)).toHaveLength(1)
})
test('does not answer from a lesson that lacks the subject', async () => {
  const bath = await idOf('infant-bath')
  expect(await ask('Who won the football match?', { videoId: bath })).toMatchObject({ is_found: false })
})
test.each<[Language, string]>([
  ['eng', 'how to wash a baby'],
  ['eng', 'bathe my baby'],
  ['eng', 'how to clean the baby'],
  ['phi', 'paano hugasan ang baby'],
  ['phi', 'paano linisin ang sanggol'],
  ['ind', 'cara mencuci bayi'],
  ['ind', 'cara membersihkan bayi'],
  ['mya', 'ကလေး ရေဆေးပေး'],
])('washing a person is searched as bathing, in %s: %s', async (language, text) => {
  expect((await ask(text, { language })).lessons[0]?.video_id).toBe(await idOf('infant-bath'))
})
test('the clothes of a baby are washed, and its bottle is cleaned', async () => {
  expect((await ask('wash the baby clothes')).lessons[0]?.video_id).toBe(await idOf('chores-laundry'))
  expect((await ask('how to clean baby bottle')).lessons[0]?.video_id).toBe(await idOf('infant-milk'))
})
test.each<[Language, string, string]>([
  ['eng', 'what is the emergency number', 'emergencyNumbers'],
  ['phi', 'ano ang emergency number', 'emergencyNumbers'],
  ['ind', 'nomor darurat berapa', 'emergencyNumbers'],
  ['mya', 'အရေးပေါ် ဖုန်းနံပါတ် ဘယ်လောက်လဲ', 'emergencyNumbers'],
])('the emergency number is 995 first, in %s', async (language, text) => {
  const sure = await findFactualAnswer(app.deps, questionOf(text, { language }))
  expect(sure?.answer).toMatch(/^995: .+\n999: /)
  const calls = await Promise.all(['english-emergency', 'singapore-help'].map(idOf))
  expect(calls).toContain(sure?.lessons[0]?.video_id)
})
const worries: [Language, string, RegExp, string][] = [
  ['eng', 'scams', /1799/, 'money-scams'],
  ['phi', 'na-scam ako', /1799/, 'money-scams'],
  ['ind', 'saya kena tipu', /1799/, 'money-scams'],
  ['mya', 'လိမ်ခံရတယ်', /1799/, 'money-scams'],
  ['eng', 'my employer keeps my passport', /must not keep them.*1800\s339\s5505/s, 'money-salary'],
  ['phi', 'hawak ng amo ko ang passport ko', /1800\s339\s5505/, 'money-salary'],
  ['ind', 'majikan menahan paspor saya', /1800\s339\s5505/, 'money-salary'],
  ['mya', 'အလုပ်ရှင်က ကျမ ပတ်စပို့ သိမ်းထားတယ်', /1800\s339\s5505/, 'money-salary'],
  ['eng', 'madam does not give me rest day', /Money cannot replace it/, 'singapore-rest-day'],
  ['phi', 'wala akong day off', /1800\s339\s5505/, 'singapore-rest-day'],
  ['ind', 'saya tidak dapat hari libur', /1800\s339\s5505/, 'singapore-rest-day'],
  ['mya', 'နားရက် မရဘူး', /1800\s339\s5505/, 'singapore-rest-day'],
  ['eng', 'I miss my family', /1771/, 'development-wellbeing'],
  ['phi', 'namimiss ko ang pamilya ko', /1771/, 'development-wellbeing'],
  ['ind', 'saya kangen keluarga', /1771/, 'development-wellbeing'],
  ['mya', 'မိသားစုကို လွမ်းတယ်', /1771/, 'development-wellbeing'],
  ['eng', 'madam shouts', /1800\s2255\s233/, 'singapore-help'],
  ['phi', 'sinisigawan ako ng amo ko', /1800\s2255\s233/, 'singapore-help'],
  ['ind', 'majikan marah-marah terus', /1800\s2255\s233/, 'singapore-help'],
  ['mya', 'မဒမ်က အော်တယ်', /1800\s2255\s233/, 'singapore-help'],
  ['eng', 'madam does not give me food', /enough food/, 'singapore-help'],
  ['ind', 'saya tidak dikasih makan', /1800\s2255\s233/, 'singapore-help'],
]
test.each(worries)(
  'a worry gets a kind word, the number and its lesson, in %s: %s',
  async (language, text, says, slug) => {
    const sure = await findFactualAnswer(app.deps, questionOf(text, { language }))
    expect(sure).toMatchObject({ answer: expect.stringMatching(says), language })
    expect(sure?.lessons[0]?.video_id).toBe(await idOf(slug))
    expect(sure?.follow_on_questions).toHaveLength(1)
  },
)
test.each([
  'the boy shouts at me',
  'grandma is angry with me',
  'the child does not eat',
  'How do I say sorry to madam?',
])('no helpline is needed: %s', (text) => expect(findHelpline(text, 'worker')).toBeNull())
test.each([
  'How many rest days must I give my helper?',
  'my helper gets no day off, is it legal?',
  'Can I keep my helper passport?',
  'my helper is shouting at me',
  'my helper does not get enough food',
])('an employer is not answered as a worker: %s', (text) => {
  expect(findHelpline(text, 'worker')).not.toBeNull()
  expect(findHelpline(text, 'employer')).toBeNull()
})
test('an employer gets the numbers for an emergency, and help with a scam', () => {
  expect(findHelpline('what is the ambulance number', 'employer')).toBe('emergencyNumbers')
  expect(findHelpline('my helper was scammed, who to call', 'employer')).toBe('scam')
})
test('a typing mistake is understood', async () => {
  expect((await ask('how to use the wheelchiar')).lessons[0]?.video_id).toBe(await idOf('elderly-wheelchair'))
})

describe('a viewer reads what she may see alone', () => {
  test('shows only the description of a locked lesson', async () => {
    const question = questionOf('How long can I keep rice in the fridge?', { viewer: guest() })
    const passages = await retrieve(app.deps.db, question, 30)
    expect(passages.length).toBeGreaterThan(0)
    const descriptions = await app.deps.db.selectFrom('video_languages').select(['title', 'description']).execute()
    const about = new Set(descriptions.map(({ title, description }) => `${title} ${description}`))
    for (const { isLocked, heading, text } of passages) if (isLocked) expect(about).toContain(`${heading} ${text}`)
    const { answer, lessons } = await builtInAnswer(app.deps, question)
    expect(answer).not.toMatch(/within one day|within one hour/)
    expect(lessons[0]).toMatchObject({ is_locked: true, seconds: 0 })
  })
  test('shows only quiz questions that the worker has answered', async () => {
    const content = 'What goes into the bottle first?'
    const quizTexts = async (viewer: Viewer) => {
      const passages = await retrieve(app.deps.db, questionOf(content, { viewer }), 30)
      const { answer, follow_on_questions } = await ask(content, { viewer })
      return JSON.stringify([passages, answer, follow_on_questions]).includes(content)
    }
    expect(await quizTexts(workerViewer)).toBe(false)
    const { id } = await app.deps.db
      .selectFrom('questions')
      .select('id')
      .where('video_id', '=', await idOf('infant-milk'))
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const answerRow = { worker_id: worker.id, question_id: id, options: '[1]', score: 1, created_at: app.deps.now() }
    await app.deps.db.insertInto('answers').values(answerRow).execute()
    expect(await quizTexts(workerViewer)).toBe(true)
    expect(await quizTexts({ ...workerViewer, accountId: workerViewer.employerId ?? 0 })).toBe(false)
  })
})

test('hostile texts are answered', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\u0000',
      '%_\\',
      "'; drop table passages --",
      '(((((*+?[',
      '😀'.repeat(4000),
      'a'.repeat(8000),
      'ကို'.repeat(2600),
      'wash '.repeat(1600),
      '\ud800',
    ),
  )
  const property = fc.asyncProperty(hostile, fc.constantFrom('eng', 'phi', 'ind', 'mya'), async (text, language) => {
    const { answer } = await ask(text, { language })
    expect(answer).not.toBe('')
  })
  await fc.assert(property, { numRuns: 60 })
})

// Last, since it adds to the library.
test('a lesson that cooks rice comes before the one that keeps it', async () => {
  const { db } = app.deps
  const { id: videoId } = await addVideo(db, { title: 'Cook rice', topic: 7 })
  const words = [
    { language_code: 'eng' as const, title: 'Cook rice', description: 'How to cook rice.', sub_description: '' },
  ]
  const slides = ['Measure the rice', 'Rinse the rice', 'Add water', 'Cook the rice', 'Let the rice rest']
  const cues = slides.flatMap((heading, n) => [
    { id: `slide-${n}`, start: 10 * n, end: 10 * n + 3, text: heading },
    { id: `slide-${n}-text`, start: 10 * n + 3, end: 10 * n + 9, text: `${heading} like this.` },
  ])
  await db.transaction().execute((tx) => writeLessonPassages(tx, [{ videoId, words, subtitles: { eng: cues } }]))
  expect((await ask('how cook rice')).lessons[0]?.video_id).toBe(videoId)
})

const refunds: [Language, string, RegExp][] = [
  ['eng', 'Can I get a refund?', /your bank shows it in 5 to 10 days/],
  ['phi', 'puwede ba magpa-refund', /5 hanggang 10 araw/],
  ['ind', 'bisakah uang saya dikembalikan', /5 sampai 10 hari/],
  ['mya', 'ပေးထားတဲ့ ငွေ ပြန်ရနိုင်မလား', /5\sရက်ကနေ 10\sရက်/],
]
test.each(refunds)('in %s an employer is told what is paid back, as the terms say', async (language, text, words) => {
  const viewer = { ...workerViewer, accountId: workerViewer.employerId ?? 0, language }
  expect((await ask(text, { language, viewer })).answer).toMatch(words)
})
