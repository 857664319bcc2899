import { expect, test } from 'vitest'
import { scaleFor } from './scale'

test.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [612, 1000, [0, 500, 1000]],
  [590, 600, [0, 200, 400, 600]],
  [7, 10, [0, 5, 10]],
  [100, 100, [0, 50, 100]],
])('a scale for %i ends at %i', (most, top, steps) => {
  expect(scaleFor(most)).toEqual({ top, steps })
})
