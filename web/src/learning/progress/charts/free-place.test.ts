import { expect, test } from 'vitest'
import { freePlace } from './free-place'

test('a text takes the first place that no line crosses', () => {
  const [above, below, farBelow] = [
    { x: 52, y: 27 },
    { x: 52, y: 49 },
    { x: 250, y: 49 },
  ] as const
  const places = [above, below, farBelow]
  const line = (...heights: number[]) => heights.map((y, index) => ({ x: 62 + index * 118, y }))
  expect(freePlace(places, 112, [line(60, 60, 60)])).toBe(above)
  expect(freePlace(places, 112, [line(16, 16, 16)])).toBe(below)
  expect(freePlace(places, 112, [line(16, 70, 16)])).toBe(above)
  expect(freePlace(places, 112, [line(28, 43, 16)])).toBe(farBelow)
  // A second line, such as the goal's, is kept clear as well.
  expect(freePlace(places, 112, [line(60, 60, 60), line(22, 22, 22)])).toBe(below)
})
