import { singaporeMonth } from '@kasama/contract/calendar.rules'
import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import type { Goal, Praise } from '@kasama/contract/learning/rewards/rewards.api'
import type { OwnWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { expect, test } from 'vitest'
import { monthName } from '#shared/format/date.ts'
import { refusal } from '#test/answers.ts'
import { sized } from '#test/page-size.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

const nothingYet: Progress = {
  topics: 0,
  correct_percent: 0,
  stars: 0,
  credits: 0,
  credits_towards_voucher: 0,
  voucher_cents: 500,
  videos_completed: 0,
  must_watch_left: 0,
  minutes: [],
  weeks: [],
  by_topic: [],
}
const goal: Goal = { lessons: null, praise: true, week: '2026-03-02', completed: 1, practised: 0, days_in_a_row: 1 }
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const answers = {
  'GET /users/:id/progress': nothingYet,
  'GET /skills/skill_for_worker/:id': [],
  'GET /goal': goal,
  'GET /praise': [] as Praise[],
  'GET /thanks': { card: null, latest: [] },
  'GET /week': { has_agreed: false, week: null } as OwnWeek,
}

test('shows a failed load in her language, and retries it', async () => {
  const { screen, answers: served } = await showApp('/worker-progress', worker('mya'), {
    ...answers,
    'GET /users/:id/progress': refusal('invalid_input'),
  })
  const retryButton = screen.getByRole('button', { name: 'ထပ်လုပ်မယ်' })
  await expect.element(retryButton).toBeVisible()
  served['GET /users/:id/progress'] = nothingYet
  await retryButton.click()
  await expect.element(screen.getByText('စလိုက်ကြရအောင်။')).toBeVisible()
})

test.each([
  [false, 'Choose a plan', '/subscribe'],
  [true, "Create Worker's User ID", '/subscribe-2'],
])('shows an empty profile and the next step without a worker; subscribed: %s', async (isSubscribed, name, to) => {
  const { screen } = await showApp('/worker-progress', employer({ worker_id: null, is_subscribed: isSubscribed }))
  await expect.element(screen.getByRole('heading', { name: 'No worker yet' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

const listDone: Praise = {
  id: 5,
  kind: 'list_done',
  created_at: '2026-03-02T04:00:00.000Z',
  video: null,
  skill: null,
  credit: null,
}

test('praises the last lesson of her list once, and marks the praise as seen at once', async () => {
  const {
    screen,
    requests,
    answers: served,
  } = await showApp('/worker-progress', worker('phi'), {
    ...answers,
    'GET /praise': [listDone],
    'POST /praise/seen': { done: true },
  })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Tapos mo na ang lahat ng lesson sa listahan mo.')).toBeVisible()
  await expect.poll(() => requests('POST /praise/seen')[0]?.body).toEqual({ ids: [5] })
  served['GET /praise'] = []
  await dialog.getByRole('button', { name: 'Susunod' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('she chooses a goal, takes it back, and switches praise off', async () => {
  const chosen = { ...goal }
  const { screen } = await showApp('/worker-progress', worker('mya'), {
    ...answers,
    'GET /goal': () => ({ ...chosen }),
    'POST /goal': ({ body }) => Object.assign(chosen, body),
  })
  const part = screen.getByRole('region', { name: 'အပတ်စဉ် ပန်းတိုင်' })
  const save = screen.getByRole('button', { name: 'သိမ်းမယ်' })
  const choose = async (name: string | RegExp) => {
    const option = screen.getByRole('radio', { name })
    await expect.element(option).toBeInTheDocument()
    option.element().closest('label')?.click()
  }
  await part.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' }).click()
  await choose(/သင်ခန်းစာ 3 ခု/)
  await save.click()
  await expect.element(part.getByText('ဒီအပတ် 3 ခုမှာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
  await part.getByRole('button', { name: 'ပြောင်းမယ်' }).click()
  await screen.getByRole('switch').click()
  await choose('ပန်းတိုင် မထားဘူး')
  await save.click()
  await expect.element(part.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' })).toBeVisible()
  expect(chosen).toMatchObject({ lessons: null, praise: false })
})

test('she agrees beside the picture of her week, and takes it back; a failure leaves it as it was', async () => {
  const week = { first: '2026-03-02', last: '2026-03-08', lessons: 3, right_answers: 8, skills: 0 }
  const own: OwnWeek = { has_agreed: false, week }
  const { screen, answers: served } = await showApp('/worker-progress', worker('ind'), {
    ...answers,
    'GET /thanks': { card: null, latest: [{ id: 4, day: '2026-03-01', words: 'Selamat beristirahat di hari libur.' }] },
    'GET /week': () => ({ ...own }),
    'GET /week/picture': { name: 'week-2026-03-02.png', png: onePixel },
    'POST /week/agreement': ({ body }) => Object.assign(own, body),
  })
  await expect.element(screen.getByRole('region', { name: 'Dari majikan Anda' })).toHaveTextContent(/Selamat.*1 Maret/)
  const part = screen.getByRole('region', { name: 'Hasil belajar Anda' })
  await expect
    .element(part.getByRole('img', { name: 'Minggu lalu. Pelajaran: 3. Jawaban benar: 8.' }))
    .toBeInTheDocument()
  const choice = part.getByRole('switch', { name: 'Saya setuju' })
  await choice.click()
  await expect.poll(() => own.has_agreed).toBe(true)
  await expect.element(choice).toBeChecked()
  served['POST /week/agreement'] = refusal('server_error')
  await choice.click()
  await expect.element(part.getByRole('alert')).toBeVisible()
  await expect.element(choice).toBeChecked()
})

const present = singaporeMonth(new Date())
const daysOf = (count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) => ({ day: `${present}-${String(index + 1).padStart(2, '0')}`, minutes }))
const month: EmployerMonth = {
  worker: worker('phi'),
  progress: { ...nothingYet, minutes: daysOf(14, 2) },
  skills: [],
  month: present,
  first_month: present,
  news: { since: `${present}-01T04:00:00.000Z`, videos: [], answers: 0, skills: [], credits: 0 },
  days: daysOf(2, 5),
  answers: 0,
  percent: 0,
  weeks: [],
  videos: [],
  topics: Array.from({ length: 9 }, (_, index) => ({ topic_id: index + 1, name: `Topic ${index + 1}`, completed: 1 })),
  skills_earned: [],
  has_credit: false,
  vouchers: [],
  hard: [],
  next: [],
}

test('an employer reads the minutes in one chart, of 14 days or of the month, and no half of a wide row stays empty', async () => {
  await sized(1280)
  const { screen } = await showApp('/worker-progress', employer(), {
    'GET /worker/:id/month': month,
    'POST /worker/:id/looked': { done: true },
  })
  const chart = screen.getByRole('region', { name: 'Minutes' })
  await expect.element(chart).toHaveTextContent('28 minutes on 14 of 14 days')
  await chart.getByText(monthName(`${present}-01`, 'eng')).click()
  await expect.element(chart).toHaveTextContent('10 minutes on 2 of 2 days')
  expect(chart.elements()).toHaveLength(1)
  // The longest card stands beside two shorter ones.
  const cardOf = (name: string) => screen.getByRole('heading', { name, exact: true }).element().closest('section')
  const [hard, topics, vouchers] = ['Hard for her', 'Topics and skills', 'Credits and vouchers'].map((name) => {
    return cardOf(name)?.getBoundingClientRect() ?? new DOMRect()
  }) as [DOMRect, DOMRect, DOMRect]
  expect([topics.top, vouchers.left]).toEqual([hard.top, hard.left])
  expect(vouchers.bottom).toBeCloseTo(topics.bottom, 0)
})
