import { addDays, singaporeDay } from '../../../../contract/src/calendar.rules'
import { thanksKinds, thanksWords } from '../../../../contract/src/learning/thanks/thanks-words'
import { respond, seesHeading } from '../../../stage/states/state'
import { says } from '../../presses'
import type { Screen } from '../../screen'

const today = singaporeDay(new Date())
const figures = { first: '2026-11-16', last: '2026-11-22', lessons: 3, right_answers: 8, skills: 1 }
/** A green picture of 4 × 5 pixels. */
const picture = {
  name: 'week-2026-11-16.png',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAIAAADtz9qMAAAAEElEQVR42mNgjneBIwYyOACguAz57Aaz9QAAAABJRU5ErkJggg==',
}
const workersWeek = {
  first_name: 'Maria',
  language_code: 'phi',
  has_agreed: true,
  week: figures,
  sent_today: null,
  messages: thanksKinds.map((kind) => ({ kind, own: thanksWords[kind].phi, english: thanksWords[kind].eng })),
}
const withWeek = (facts: Partial<Record<keyof typeof workersWeek, unknown>> = {}) => ({
  '**/api/worker/*/week': respond({ ...workersWeek, ...facts }),
  '**/api/worker/*/week/picture': respond(picture),
})

/** The employer's pages about her worker's week and about thanks. */
export const employersThanks: Screen[] = [
  {
    name: 'worker-week',
    path: '/worker-progress?show=week',
    on: 'both',
    answers: withWeek(),
    sees: says('Only her first name'),
  },
  { name: 'worker-week-quiet', path: '/worker-progress?show=week', answers: withWeek({ week: null }) },
  {
    name: 'worker-week-not-agreed',
    path: '/worker-progress?show=week',
    answers: withWeek({ week: null, has_agreed: false }),
  },
  { name: 'worker-thanks', path: '/worker-progress?show=thanks', on: 'both', answers: withWeek() },
  {
    name: 'worker-thanks-sent',
    path: '/worker-progress?show=thanks',
    answers: withWeek({ sent_today: 'rest', language_code: 'eng' }),
    sees: says('You thanked her today.'),
  },
]

const thanks = [
  { id: 2, day: today, words: thanksWords.happy.mya },
  { id: 1, day: addDays(today, -9), words: thanksWords.family.mya },
]

/** A worker's thanks and her own week, in Burmese. */
export const workersThanks: Screen[] = [
  {
    name: 'thanks-card-my',
    path: '/library',
    answers: { '**/api/thanks?*': respond({ card: thanks[0], latest: thanks }) },
    sees: says(thanksWords.happy.mya),
  },
  {
    name: 'thanks-week-my',
    path: '/worker-progress',
    answers: {
      '**/api/thanks?*': respond({ card: null, latest: thanks }),
      '**/api/week': respond({ has_agreed: true, week: figures }),
      '**/api/week/picture': respond(picture),
    },
    async sees(page) {
      await seesHeading(page)
      await says(thanksWords.family.mya)(page)
    },
  },
]
