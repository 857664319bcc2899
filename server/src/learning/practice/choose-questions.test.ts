import { expect, test } from 'vitest'
import { chooseQuestions, type LearnedQuestion } from './choose-questions'

const today = '2026-03-10'
const midnight = new Date('2026-03-09T16:00:00Z')
const learned = (question_id: number, more: Partial<LearnedQuestion> = {}): LearnedQuestion => ({
  question_id,
  video_id: 1,
  score: 1,
  learned_on: '2026-03-01',
  finished_at: new Date('2026-03-01T04:00:00Z'),
  was_right: null,
  due: null,
  is_right: null,
  ...more,
})
const chosen = (questions: LearnedQuestion[]) =>
  chooseQuestions(questions, today, midnight).map(({ question_id }) => question_id)

test('wrong ones that are due come first, then due ones, the oldest first, then those due soonest', () => {
  const questions = [
    learned(1, { due: '2026-03-20', was_right: true }),
    learned(2, { due: '2026-03-09', was_right: true }),
    learned(3, { due: '2026-03-05', was_right: true }),
    learned(4, { due: '2026-03-10', was_right: false }),
    learned(5, { due: '2026-03-15', was_right: true }),
  ]
  expect(chosen(questions)).toEqual([4, 3, 2])
  expect(chosen(questions.filter(({ question_id }) => question_id !== 4))).toEqual([3, 2, 5])
})
test('the quiz is the first answer: wrong at first is asked the next day, right after two days', () => {
  const questions = [
    learned(1, { learned_on: '2026-03-09' }),
    learned(2, { learned_on: '2026-03-08' }),
    learned(3, { learned_on: '2026-03-09', score: 0 }),
  ]
  expect(chosen(questions)).toEqual([3, 2, 1])
})
test('questions answered today stay in their places, whatever the answer was', () => {
  const questions = [1, 2, 3, 4].map((id) => learned(id))
  expect(chosen(questions)).toEqual([1, 2, 3])
  for (const is_right of [true, false])
    expect(chosen(questions.map((one) => (one.question_id === 2 ? { ...one, is_right } : one)))).toEqual([1, 2, 3])
  const fourth = questions.map((one) => (one.question_id === 4 ? { ...one, is_right: true } : one))
  expect(chosen(fourth)).toEqual([1, 2, 4])
})
test('her first lesson is asked on its day; later lessons of that day, and of any day, from the next day on', () => {
  const first = { finished_at: new Date('2026-03-10T01:00:00Z'), learned_on: today }
  const later = { finished_at: new Date('2026-03-10T05:00:00Z'), learned_on: today, video_id: 2, score: 0 }
  expect(chosen([learned(1, first), learned(2, later), learned(3, later)])).toEqual([1])
  expect(chosen([learned(1), learned(2, later)])).toEqual([1])
  expect(chosen([])).toEqual([])
})
