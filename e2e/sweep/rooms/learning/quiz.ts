import { expect, type Page } from '@playwright/test'
import { lesson } from '../../../stage/lessons/lesson'
import { withMarks } from '../../../stage/lessons/marks'
import { choose } from '../../../stage/pages/journey'
import { refuseWith } from '../../../stage/states/state'
import { press } from '../../presses'
import type { Facts, State } from '../../screen'
import { allowNotifications } from '../reminders'

type Language = 'eng' | 'phi' | 'ind' | 'mya'
type Words = { submit: string; next: string; wrong: RegExp; praise: RegExp; remind: string }

const words: Record<Language, Words> = {
  eng: {
    submit: 'Submit',
    next: 'Next',
    wrong: /Wrong answer/,
    praise: /Correct! Quiz completed/,
    remind: 'Yes, choose a time',
  },
  phi: {
    submit: 'I-submit',
    next: 'Susunod',
    wrong: /Mali ang sagot/,
    praise: /Tama! Tapos na ang quiz/,
    remind: 'Oo, pumili ng oras',
  },
  ind: {
    submit: 'Jawab',
    next: 'Lanjut',
    wrong: /Jawaban salah/,
    praise: /Benar! Kuis selesai/,
    remind: 'Ya, pilih jam',
  },
  mya: { submit: 'ဖြေမယ်', next: 'ရှေ့ဆက်မယ်', wrong: /အဖြေ မှားနေပါတယ်/, praise: /မေးခွန်းအားလုံး/, remind: 'အချိန် ရွေးမယ်' },
}

/** The questions of a lesson watched to its end; the server's replies are made up, so that nothing is stored. */
export function quizStates(language: Language): Record<string, State> {
  const { questions } = lesson('safety-fire', language)
  const [first] = questions
  const { submit, next, wrong, praise } = words[language]
  const path = '/video/{lesson}'
  const sees = (heading: string | RegExp) => (page: Page) =>
    expect(page.getByRole('heading', { name: heading })).toBeVisible()

  async function begin(page: Page, { lesson: id }: Facts) {
    await withMarks(page, Number(id), language, questions.length)
    await page.reload()
    await sees(first?.content ?? '')(page)
  }
  async function answer(page: Page, option = '') {
    await choose(page, option)
    await press(submit)(page)
  }
  /** The made-up server marks the first attempt as wrong, whatever it was. */
  async function answerWrong(page: Page, facts: Facts) {
    await begin(page, facts)
    await answer(page, first?.wrong)
    await expect(page.getByText(wrong)).toBeVisible()
  }
  async function answerRight(page: Page, facts: Facts) {
    await answerWrong(page, facts)
    await answer(page, first?.right)
    await expect(page.getByRole('button', { name: next })).toBeVisible()
  }
  async function answerAll(page: Page, facts: Facts) {
    await answerRight(page, facts)
    for (const { content, right } of questions.slice(1)) {
      await press(next)(page)
      await sees(content)(page)
      await answer(page, right)
    }
    await sees(praise)(page)
  }
  return {
    error: {
      path,
      async arrive(page, { lesson: id }) {
        await withMarks(page, Number(id), language, questions.length)
        await page.route('**/api/questions/*', refuseWith(429, 'server_error'))
        await page.reload()
      },
      sees: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    },
    start: { path, arrive: begin, isMain: true },
    wrong: { path, arrive: answerWrong },
    right: { path, arrive: answerRight },
    praise: { path, arrive: answerAll, isMain: true },
    'praise-asked': {
      path,
      async arrive(page, facts) {
        await allowNotifications(page, 'default')
        await answerAll(page, facts)
      },
      sees: (page) => expect(page.getByRole('link', { name: words[language].remind })).toBeVisible(),
    },
    'praise-later': {
      path,
      async arrive(page, facts) {
        await answerAll(page, facts)
        await page.reload()
        await sees(praise)(page)
      },
    },
  }
}
