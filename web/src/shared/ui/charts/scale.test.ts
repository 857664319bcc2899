import { expect, test } from 'vitest'
import { columnMiddle, countScale, minuteScale, position, spread } from './scale'

test.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [612, 1000, [0, 500, 1000]],
  [590, 600, [0, 200, 400, 600]],
  [7, 10, [0, 5, 10]],
  [100, 100, [0, 50, 100]],
])('a scale of counts up to %i ends at %i', (largest, top, steps) => {
  expect(countScale(largest)).toEqual({ top, steps })
})

test.each([
  [0, 10],
  [32, 40],
  [40, 40],
  [41, 60],
  [1439, 1440],
])('a scale of minutes up to %i ends at %i, in two steps', (largest, top) => {
  expect(minuteScale(largest)).toEqual({ top, steps: [0, top / 2, top] })
})

test('values, columns and points have their positions in the drawing', () => {
  expect(position(20, 40, [150, 22])).toBe(86)
  expect(position(5, 0, [150, 22])).toBe(150)
  expect(columnMiddle(0, 14, [30, 316])).toBe(40.2)
  expect(spread(7, 8, [62, 298])).toBe(298)
  expect(spread(0, 1, [62, 298])).toBe(298)
})
