import { expect, type Page } from '@playwright/test'
import { cuts, isReopened, type OwnPhone, ownPhone } from '../stage/browser/own-phone'
import { call, idOf, mediaElement, playToTheEnd, time } from '../stage/lessons/at-lesson'
import { complete } from '../stage/lessons/completed'
import { type Lesson, lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { savedRows, saveLesson, withStore } from '../stage/lessons/saved-lessons'
import { choose } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'
import { untilDaytime } from '../stage/servers/ends'
import { test, type WithClock } from '../stage/servers/with-clock'

/** `npm run prove:offline` plays 20 rounds, or OFFLINE_ROUNDS; a run of the journeys one. OFFLINE_SEED repeats one. */
const rounds = Number(process.env.OFFLINE_ROUNDS ?? 1)
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1)
const burns = lesson('safety-burns', 'eng')
/** She finished it before: its questions are today's practice. */
const bath = lesson('infant-bath', 'eng')

/** Random numbers below `limit`, the same for a seed (Lehmer). */
function randomFrom(seed: number) {
  let state = (seed * 48_271 + 1) % 2_147_483_647
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

/** One round: a phone, its server, what happened to it, and the dice. */
type Round = { phone: OwnPhone; clocked: WithClock; random: (limit: number) => number; done: string[] }

/** Lets something happen to the phone; returns whether the page was opened anew. */
async function cutNow({ phone, random, done }: Round): Promise<boolean> {
  const cut = cuts[random(cuts.length)] ?? 'nothing'
  done.push(cut)
  await phone.cut(cut)
  return isReopened(cut)
}

/** Completes the lesson of practice; a worker cannot watch two lessons at a time. */
async function completeBath(page: Page, clocked: WithClock) {
  await complete(page, bath.slug, { now: clocked.now() })
  await clocked.pass(1 / 24)
}

/** A phone with the app, a saved lesson near its end, and today's practice. */
async function preparedPhone(seed: number, { phone, clocked }: Round) {
  const { origin } = clocked
  const { worker } = await household(`${journeyName()}seed${seed}x`, { topics: '20', origin })
  const { page } = phone
  await startWorkerSession(page, worker)
  await completeBath(page, clocked)
  await page.goto('/practice')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await withStore(page)
  const id = await idOf(page, burns.title)
  await markAsWatched(page, id, 6, clocked.now())
  await saveLesson(page, id, { language: 'eng', form: 'sharp' })
  await expect.poll(async () => (await savedRows(page))[0]?.state).toBe('saved')
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await page.goto(`/video/${id}`)
  const stored = ['/api/users/me', '/api/practice?lang=eng', `/api/videos/${id}`, '/reader.json']
  const areStored = (urls: string[]) => Promise.all(urls.map(async (url) => Boolean(await caches.match(url))))
  await expect.poll(() => page.evaluate(areStored, stored)).toEqual(stored.map(() => true))
  return { id, worker }
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Watches the end of the lesson, with a cut before and one while it plays. */
async function watch(round: Round) {
  const { phone } = round
  await cutNow(round)
  await goOn(phone.page)
  await expect.poll(() => time(mediaElement(phone.page))).toBeGreaterThan(0)
  if (await cutNow(round)) await goOn(phone.page)
  await playToTheEnd(mediaElement(phone.page))
}

async function submit(page: Page, option: string) {
  await choose(page, option)
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** The question of a lesson that is shown; null once `end` is. */
async function shownQuestion(page: Page, { questions }: Lesson, end: string) {
  const headings = questions.map(({ content }) => page.getByRole('heading', { name: content }))
  const ended = page.getByText(end).first()
  await expect(headings.reduce((any, one) => any.or(one), ended).first()).toBeVisible()
  for (const [index, heading] of headings.entries()) if (await heading.isVisible()) return questions[index] ?? null
  return null
}

const randomly = ({ questions }: Lesson, { random }: Round) => questions.filter(() => random(2) === 0)

/** Answers the questions with random mistakes, and cuts before, between and right after the answers. */
async function answerQuiz(round: Round) {
  const wrongFirst = new Set(randomly(burns, round))
  for (;;) {
    await cutNow(round)
    const { page } = round.phone
    const question = await shownQuestion(page, burns, 'Correct! Quiz completed.')
    if (!question) return
    // Without a connection the phone has the server's last answer, which may be from before the end.
    if (await page.getByText('Watch to the end to answer.').isVisible()) {
      await goOn(page)
      await playToTheEnd(mediaElement(page))
    }
    if (!wrongFirst.delete(question)) await answerRightly(round, question)
    else {
      await submit(page, question.wrong)
      if (!(await cutNow(round))) await expect(page.getByText('Wrong answer. Try again.')).toBeVisible()
    }
  }
}

async function answerRightly(round: Round, { content, right }: Lesson['questions'][number]) {
  const { page } = round.phone
  await submit(page, right)
  if (await cutNow(round)) return
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const end = page.getByText('Correct! Quiz completed.')
  await expect(next.or(end).first()).toBeVisible()
  // After the last question "Next" goes by itself, once the phone knows that none was added.
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: content })).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Answers today's practice, some of it wrong, with a cut right after each answer; returns the right ones. */
async function practise(round: Round): Promise<string[]> {
  const rightly = new Set(randomly(bath, round))
  await round.phone.page.goto('/practice')
  for (;;) {
    const { page } = round.phone
    const question = await shownQuestion(page, bath, 'Done for today.')
    if (!question) return [...rightly].map(({ content }) => content).toSorted()
    const next = page.getByRole('button', { name: /^(Next question|Done)$/ })
    // A reloaded page still shows the answer.
    if (!(await next.isVisible())) {
      await submit(page, rightly.has(question) ? question.right : question.wrong)
      if (await cutNow(round)) {
        // The new page shows what the phone had, and goes on by itself if the server knows the answer already.
        await round.phone.page.waitForLoadState('networkidle')
        continue
      }
    }
    await next.click()
    await expect(next).toBeHidden()
  }
}

type Answer = { question_id: number; score: number }
type Set = { day: string; questions: { id: number; content: string; answers: number[]; is_right: boolean | null }[] }

/** The facts on the server that a round may have changed. */
async function known(page: Page, workerId: number, id: number) {
  const answers = await call<Answer[]>(page, `/users/${workerId}/answers`)
  const { question_ids, is_completed } = await call<{ question_ids: number[]; is_completed: boolean }>(
    page,
    `/videos/${id}`,
  )
  const own = answers.filter(({ question_id }) => question_ids.includes(question_id))
  const progress = await call<Record<string, unknown>>(page, `/users/${workerId}/progress`)
  const { correct_percent, stars, credits, credits_towards_voucher, videos_completed } = progress
  const { completed, practised } = await call<Record<string, unknown>>(page, '/goal')
  const { questions } = await call<Set>(page, '/practice?lang=eng')
  return {
    scores: own.toSorted((a, b) => a.question_id - b.question_id).map(({ score }) => score),
    practice: questions.flatMap((one) => (one.is_right ? [one.content] : [])).toSorted(),
    isPractised: questions.every(({ is_right }) => is_right !== null),
    is_completed,
    progress: { correct_percent, stars, credits, credits_towards_voucher, videos_completed },
    goal: { completed, practised },
  }
}

type RoundResult = { id: number; scores: number[]; practice: string[] }

/** Another worker does the same on this phone with a good line; the scores are those of the first. */
async function doneOnline(page: Page, clocked: WithClock, { id, scores, practice }: RoundResult) {
  const { origin } = clocked
  const { worker } = await household(`${journeyName()}online${id}x${Date.now()}`, { topics: '20', origin })
  await startWorkerSession(page, worker)
  await completeBath(page, clocked)
  await complete(page, burns.slug, { now: clocked.now(), mistaken: scores.map((score) => score === 0) })
  const { day, questions } = await call<Set>(page, '/practice?lang=eng')
  for (const { id: question_id, content, answers } of questions) {
    const isRight = practice.includes(content)
    const other = answers.includes(1) ? [2] : [1]
    const body = { key: crypto.randomUUID(), day, question_id, answers: isRight ? answers : other }
    await call(page, '/practice/answers', body)
  }
  return known(page, worker.id, id)
}

for (let seed = firstSeed; seed < firstSeed + rounds; seed++)
  test(`with random cuts, what a worker does counts once: seed ${seed}`, { tag: '@offline-rounds' }, async ({
    clocked,
  }) => {
    await untilDaytime(clocked)
    const round: Round = { phone: await ownPhone(clocked.origin), clocked, random: randomFrom(seed), done: [] }
    const { phone, done } = round
    const { id, worker } = await preparedPhone(seed, round)
    await watch(round)
    await answerQuiz(round)
    const practice = await practise(round)
    await phone.goOnline()
    const now = () => known(phone.page, worker.id, id)
    const isAll = async () => {
      const { is_completed, isPractised, scores } = await now()
      return is_completed && isPractised && scores.length === burns.questions.length
    }
    await expect.poll(isAll, done.join()).toBe(true)
    const offline = await now()
    const online = await doneOnline(phone.page, clocked, { id, scores: offline.scores, practice })
    expect(offline, done.join()).toEqual({ ...online, practice })
    await phone.end()
  })
