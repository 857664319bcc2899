import type { Page } from '@playwright/test'
import { lesson } from '../../../stage/lessons/lesson'
import { choose } from '../../../stage/pages/journey'
import { changeFacts, respond } from '../../../stage/states/state'
import { press, says } from '../../presses'
import type { Screen } from '../../screen'

const { title, sentence, questions } = lesson('infant-safe-sleep', 'mya')
const [first] = questions
const option = (id: number, content = '') => ({ id, content, sound_url: null, languages: '{}' })

/** Today's questions in Burmese, so many of them answered; the replies are made up, so that nothing is stored. */
const withAnswered = (count: number) => {
  const set = questions.map(({ content, right, wrong }, index) => ({
    ...option(index + 1, content),
    options: [option(1, wrong), option(2, right)],
    randomize_options: false,
    answers: [2],
    lesson: { id: 1, title, thumbnail_url: null, topic_ids: [26] },
    explanation: { seconds: 4, slide: 1, heading: title, text: sentence },
    is_right: index < count ? index > 0 : null,
  }))
  return {
    '**/api/practice?*': respond({ day: '2026-03-10', questions: set }),
    '**/api/practice/answers': respond({ correct: true }),
    '**/api/users/me': changeFacts({ practises: true }),
  }
}

const answer =
  (words = '') =>
  async (page: Page) => {
    await choose(page, words)
    await press('ဖြေမယ်')(page)
  }

export const practice: Screen[] = [
  { name: 'practice', path: '/library', answers: withAnswered(0), sees: says('လေ့ကျင့်ရုံပါ။') },
  { name: 'practice-tomorrow', path: '/library', answers: withAnswered(3), sees: says('ဒီနေ့အတွက် ပြီးပါပြီ။') },
  {
    name: 'practice-question',
    path: '/practice',
    answers: withAnswered(1),
    arrive: (page) => choose(page, questions[1]?.right ?? ''),
  },
  {
    name: 'practice-answer',
    path: '/practice',
    answers: withAnswered(0),
    arrive: answer(first?.right),
    sees: says('မှန်ပါတယ်။'),
  },
  {
    name: 'practice-answer-other',
    path: '/practice',
    isMain: true,
    answers: withAnswered(0),
    arrive: answer(first?.wrong),
    sees: says('အဖြေမှန်က ဒါပါ။'),
  },
  { name: 'practice-end', path: '/practice', answers: withAnswered(3), sees: says('ဒီနေ့အတွက် ပြီးပါပြီ။') },
]
