import { expect, test } from 'vitest'
import { review } from './schedule'

test('a wrong answer returns the next day, right ones at growing distances', () => {
  const wrong = review(null, { day: '2026-03-01', isRight: false })
  expect(wrong.due).toBe('2026-03-02')
  const distances: number[] = []
  let last = review(null, { day: '2026-03-01', isRight: true })
  for (let answer = 0; answer < 4; answer++) {
    distances.push((Date.parse(last.due) - Date.parse(last.day)) / 86_400_000)
    last = review(last, { day: last.due, isRight: true })
  }
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(new Set(distances).size).toBe(4)
  expect(distances[0]).toBe(2)
})
test('a wrong answer to a question known for long shortens its distance', () => {
  let known = review(null, { day: '2026-01-01', isRight: true })
  for (let answer = 0; answer < 3; answer++) known = review(known, { day: known.due, isRight: true })
  const forgotten = review(known, { day: known.due, isRight: false })
  expect(forgotten.stability).toBeLessThan(known.stability)
  expect(forgotten.difficulty).toBeGreaterThan(known.difficulty)
})
test('the same answers give the same days, and no day is more than a year away', () => {
  const all = () => {
    let last = review(null, { day: '2026-01-01', isRight: true })
    for (let answer = 0; answer < 12; answer++) last = review(last, { day: last.due, isRight: true })
    return last
  }
  expect(all()).toEqual(all())
  const { day, due } = all()
  expect((Date.parse(due) - Date.parse(day)) / 86_400_000).toBe(365)
})
test('an answer that arrives late, before the day remembered, counts as one of that day', () => {
  const before = review(null, { day: '2026-03-05', isRight: true })
  expect(review(before, { day: '2026-03-03', isRight: true }).due > '2026-03-03').toBe(true)
})
