import { expect, test } from 'vitest'
import { meaningChange } from './lesson.rules'

const question = (eng: string, { ids = [1, 2, 10], answers = [1, 10] } = {}) => ({
  content: { eng },
  options: ids.map((id) => ({ id, content: { eng: `Option ${id}` } })),
  answers,
})
const hot = question('Hot?')

test('new English text asks for its meaning; other options or right answers ask the question anew', () => {
  expect(meaningChange(hot, question('Hot?'))).toBe('same')
  expect(meaningChange(hot, question('Is it hot?'))).toBe('asked')
  expect(meaningChange(hot, question('Hot?', { answers: [1] }))).toBe('other')
  expect(meaningChange(hot, question('Is it hot?', { ids: [1, 2, 10, 11] }))).toBe('other')
})
test('another order of options or right answers changes nothing', () => {
  expect(meaningChange(hot, question('Hot?', { ids: [10, 2, 1], answers: [10, 1] }))).toBe('same')
})
