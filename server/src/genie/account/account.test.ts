import type { Language } from '@kasama/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { ask } from '#test/chat/ask'
import { questionsIn } from '#test/chat/genie-questions'
import { appWithModel } from '#test/chat/with-model'
import { addToList, completeLesson } from '#test/learning/lessons'
import { giveCredits } from '#test/learning/rewards'
import { addTopics, addVideo } from '#test/library/library'
import { employer, household, type Person, payingEmployer, subscriber } from '#test/people/people'
import { findMatter } from './account-matters'

/** A model is configured and must never be asked: it sees no account. */
let app: Awaited<ReturnType<typeof appWithModel>>
let boss: Person
let worker: Person
let other: Person
beforeAll(async () => {
  app = await appWithModel()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app, 'eng'))
  ;({ worker: other } = await household(app, 'eng'))
  const [done, next] = [
    await addVideo(app.deps.db, { title: 'Towels' }),
    await addVideo(app.deps.db, { title: 'Soup' }),
  ]
  for (const video of [done, next]) await addToList(app, video, boss)
  await completeLesson(app, done, worker)
  await giveCredits(app, worker, 4)
  app.model.behave({ says: 'Of the model.' })
})
const answerTo = async ({ token }: Person, text: string) => {
  const { data } = await ask(app, token, text)
  return { answer: data.answer, page: data.page, lessons: data.lessons.map(({ title }: { title: string }) => title) }
}

test('an employer is told of her next charge, her plan and how to cancel it, with the page', async () => {
  const paying = await payingEmployer(app, 10)
  const charge = { answer: 'You have the Monthly plan. Your next charge is $19.90 on 10 April 2026.', page: 'plan' }
  for (const text of ['When is my next charge?', 'what plan do I have', 'when will I be charged again?'])
    expect(await answerTo(paying, text)).toMatchObject(charge)
  // The provider's pending events about the purchase would make it active again.
  await app.workDone()
  const suspended = { status: 'expired', problem: 'disputed' as const }
  await app.deps.db.updateTable('subscriptions').set(suspended).where('user_id', '=', paying.id).execute()
  expect((await answerTo(paying, 'what plan do I have')).answer).toMatch(/disputes a payment/)
  expect((await answerTo(paying, 'How do I cancel?')).answer).toBe('You can cancel on the page of your plan.')
  const running = { status: 'active', problem: null }
  await app.deps.db.updateTable('subscriptions').set(running).where('user_id', '=', paying.id).execute()
  expect((await answerTo(paying, 'How do I cancel?')).answer).toBe(
    'You can cancel on the page of your plan. You keep access until 10 April 2026, and you are not charged again.',
  )
  await app.call('POST /payment/switch_plan', { body: { new_plan_id: 0 } }, paying.token)
  expect((await answerTo(paying, 'when is my next charge')).answer).toMatch(
    /^Your Monthly plan is canceled\. .* until 10 April/,
  )
})
test("without a next charge the answer describes the plan's state", async () => {
  expect((await answerTo(await employer(app), 'next charge?')).answer).toMatch(/^You have no plan now\./)
  expect((await answerTo(await employer(app), 'cancel my plan')).answer).toMatch(/nothing to cancel/)
  const granted = await subscriber(app)
  expect((await answerTo(granted, 'my plan')).answer).toBe('You have the Annual plan. It runs until 10 March 2027.')
  await app.deps.db.updateTable('subscriptions').set({ mode: 1 }).where('user_id', '=', granted.id).execute()
  expect((await answerTo(granted, 'when do I get charged')).answer).toMatch(/^Your agency pays/)
})
test('worker and employer are told of her credits and the voucher, her last lesson and her list', async () => {
  expect(await answerTo(worker, 'how many credits do i have')).toEqual({
    answer: 'You have 4 credits.\n2 more credits for a voucher of $5.',
    page: 'redeem',
    lessons: [],
  })
  expect(await answerTo(boss, 'How many credits until the voucher?')).toMatchObject({
    answer: 'Your helper has 4 credits.\n2 more credits for a voucher of $5.',
    page: 'progress',
  })
  const last = 'The last lesson that your helper watched is “Towels”, on 10 March 2026. She has completed it.'
  expect(await answerTo(boss, 'What did my helper watch last?')).toEqual({
    answer: last,
    page: 'progress',
    lessons: ['Towels'],
  })
  expect((await answerTo(worker, 'my last lesson')).answer).toMatch(/^The last lesson that you watched is “Towels”/)
  expect(await answerTo(worker, 'what is on my list')).toEqual({
    answer: '1 lesson is left on your list.',
    page: 'library',
    lessons: ['Soup'],
  })
  expect(await answerTo(boss, 'how many lessons are left?')).toMatchObject({ page: 'mustWatch', lessons: ['Soup'] })
})
test('an answer with a lesson has a question to go on with', async () => {
  const { data } = await ask(app, worker.token, 'my last lesson')
  expect(data.follow_on_questions).toEqual(['What is in “Towels”?'])
})
test('never answers about another account', async () => {
  expect((await answerTo(other, 'how many credits do i have')).answer).toMatch(/^You have no credits yet/)
  expect(await answerTo(other, 'my last lesson')).toMatchObject({
    answer: 'You have not watched a lesson yet.',
    lessons: [],
  })
  expect(await answerTo(other, 'my list')).toMatchObject({ answer: 'No lesson is left on your list.' })
  // A worker learns nothing about her employer's plan.
  for (const text of ['When is the next charge?', 'what plan does my employer have'])
    expect(await answerTo(worker, text)).toMatchObject({ page: null, answer: expect.not.stringMatching(/plan\. /) })
  expect(await answerTo(await employer(app), 'my helper’s credits')).toMatchObject({ page: 'settings' })
})
type AccountQuestion = [Language, 'employer' | 'worker', string, string]
const questions: AccountQuestion[] = [
  ['eng', 'employer', 'plan', 'When will my plan renew?'],
  ['phi', 'employer', 'plan', 'Kailan ang susunod na singil?'],
  ['ind', 'employer', 'plan', 'Kapan saya ditagih lagi?'],
  ['mya', 'employer', 'plan', 'နောက်တစ်ကြိမ် ငွေပေးရမှာ ဘယ်တော့လဲ။'],
  ['phi', 'employer', 'cancel', 'Paano ko ika-cancel ang plan ko?'],
  ['ind', 'employer', 'cancel', 'bagaimana cara berhenti langganan'],
  ['mya', 'employer', 'cancel', 'ပက်ကေ့ချ်ကို ဘယ်လို ရပ်ရမလဲ။'],
  ['phi', 'worker', 'credits', 'Ilan na ang credit ko?'],
  ['ind', 'worker', 'credits', 'Berapa poin saya sekarang?'],
  ['mya', 'worker', 'credits', 'ဆုမှတ် ဘယ်နှမှတ် ရှိပြီလဲ။'],
  ['eng', 'worker', 'credits', 'how many credits for the $5 voucher'],
  ['ind', 'worker', 'credits', 'berapa poin lagi untuk voucher'],
  ['mya', 'worker', 'credits', 'ကူပွန်ရဖို့ ဘယ်နှမှတ် လိုသေးလဲ။'],
  ['phi', 'worker', 'lastLesson', 'Ano ang huling video na pinanood ko?'],
  ['ind', 'worker', 'lastLesson', 'Pelajaran terakhir saya apa?'],
  ['mya', 'worker', 'lastLesson', 'နောက်ဆုံး ဘာ ကြည့်ခဲ့လဲ။'],
  ['phi', 'worker', 'list', 'Ilang lesson pa ang dapat kong panoorin?'],
  ['ind', 'worker', 'list', 'Video apa yang harus ditonton?'],
  ['mya', 'worker', 'list', 'ကြည့်ရမယ့် သင်ခန်းစာ ဘာတွေ ကျန်သေးလဲ။'],
]
test.each(questions)('in %s, of an %s, it is her %s: %s', (_, role, matter, text) =>
  expect(findMatter(text, role)).toBe(matter),
)

test.each<Language>(['eng', 'phi', 'ind', 'mya'])(
  'no question about work is taken for one about her account, in %s',
  (language) => {
    const general = [
      ...questionsIn(language).map(({ ask: text }) => text),
      'How do I earn credits?',
      'what is this video about, my last one?',
    ]
    for (const role of ['employer', 'worker'] as const)
      expect(general.filter((text) => findMatter(text, role) !== null)).toEqual([])
  },
)
test.each([
  'How do I cancel my helper’s work permit?',
  'the doctor appointment was cancelled, what now',
  'When do I renew my helper’s passport?',
  'when is the next payment of the levy',
  'when will the phone be charged',
  'my plan is to cook fish',
  'I lost my credit card',
  'how many credit left in my phone sim',
  'how many points should I remember when cleaning',
  'last video call with my family how to',
  'what did my baby learn at school',
  'what has she learned at school',
  'how to unsubscribe from the emails',
  'which lesson should I watch about cooking rice',
  'my list for the market',
  'paano i-cancel ang appointment sa doktor',
  'Kailan ire-renew ang kontrata?',
  'Ilang puntos ang dapat tandaan sa paglilinis?',
  'Anong gagawin ko pag huli ako sa trabaho',
  'huli ako sa trabaho',
  'Ano ang dapat panoorin ng bata?',
  'listahan ko sa palengke',
  'cara membatalkan paket kiriman',
  'kapan izin kerja diperpanjang',
  'paket saya belum sampai',
  'berapa poin penting dalam membersihkan',
  'berapa kredit pulsa saya',
  'terakhir kali anak belajar apa',
  'apa yang harus ditonton anak',
  'work permit ဘယ်လို cancel ရမလဲ',
  'ပတ်စပို့ သက်တမ်း ဘယ်တော့ ကုန်မလဲ။',
  'ဘတ်စ်ကား အမှတ် ဘယ်လောက်လဲ။',
  'နောက်ဆုံး ဗီဒီယိုကော ပြောတာ',
  'သင်ခန်းစာထဲမှာ ကျန်းမာရေး ပါလား။',
])('is about something else than her account: %s', (text) =>
  expect([findMatter(text, 'employer'), findMatter(text, 'worker')]).toEqual([null, null]),
)
test.each([
  'cancel',
  'Can I cancel at any time?',
  'I want to cancel because my helper left',
  'if I cancel, do I get my money back?',
  'the contract of my helper is over, can I cancel my subscription?',
  'paano mag-cancel?',
  'cara cancel gimana',
  'ဘယ်လို cancel ရမလဲ',
])('is about canceling her plan: %s', (text) => expect(findMatter(text, 'employer')).toBe('cancel'))
test('answers the same without a model', async () => {
  const plain = await testApp()
  const { worker: plainWorker } = await household(plain, 'phi')
  expect((await ask(plain, plainWorker.token, 'Ilan ang credit ko?')).data.answer).toMatch(
    /^Wala ka pang credit\.\n6 credit pa/,
  )
})
