import { byLanguage } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import { matchQuestions } from './match-questions'

type Parts = { options?: string[]; answers?: number[]; mya?: string; position?: number }

function question(eng: string, { options = ['Yes', 'No'], answers = [1], mya = eng, position = 0 }: Parts = {}) {
  const text = (words: string) => byLanguage(() => words)
  return {
    id: 70 + position,
    video_id: 1,
    position,
    content: { ...text(eng), mya },
    options: options.map((content, place) => ({ id: place + 1, content: text(content), sound_url: null })),
    answers,
    randomize_options: false,
    sound_url: null,
  }
}
const kept = { moves: [], dropped: [] }
const isNew = { moves: [], dropped: [70] }
const stored = [question('Hot?')]

test('a question is matched despite a corrected translation and reordered right options', () => {
  expect(matchQuestions(stored, [question('Hot?')])).toEqual(kept)
  expect(matchQuestions(stored, [question('Hot?', { mya: 'ပူလား။' })])).toEqual(kept)
  const both = question('Hot?', { answers: [1, 2] })
  expect(matchQuestions([both], [question('Hot?', { answers: [2, 1] })])).toEqual(kept)
})
test.each([
  ['other words', question('Cold?')],
  ['its options in another order', question('Hot?', { options: ['No', 'Yes'], answers: [2] })],
  ['an option in other words', question('Hot?', { options: ['Yes', 'Never'] })],
  ['one option more', question('Hot?', { options: ['Yes', 'No', 'Maybe'] })],
  ['another right option', question('Hot?', { answers: [2] })],
])('with %s it is another question', (_, wanted) => {
  expect(matchQuestions(stored, [wanted])).toEqual(isNew)
})
test('moved questions are matched, and equal ones keep their positions', () => {
  const three = ['Hot?', 'Wet?', 'Dry?'].map((eng, position) => question(eng, { position }))
  const moved = ['Dry?', 'Hot?'].map((eng) => question(eng))
  expect(matchQuestions(three, moved)).toEqual({
    moves: [
      { id: 72, position: 0 },
      { id: 70, position: 1 },
    ],
    dropped: [71],
  })
  const alike = [0, 1].map((position) => question('Hot?', { position }))
  expect(matchQuestions(alike, [question('Wet?'), question('Hot?')])).toEqual({ moves: [], dropped: [70] })
})
