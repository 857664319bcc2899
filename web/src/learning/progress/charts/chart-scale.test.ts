import { expect, test } from 'vitest'
import { axisTop, columnMiddle, freePlace, place, spread } from './chart-scale'

test('an axis ends on a round number above the largest value', () => {
  expect(axisTop(0)).toBe(10)
  expect(axisTop(32)).toBe(40)
  expect(axisTop(40)).toBe(40)
  expect(axisTop(41)).toBe(60)
  expect(axisTop(1439)).toBe(1440)
})

test('values, columns and points stand where the drawing has them', () => {
  expect(place(20, 40, [150, 22])).toBe(86)
  expect(place(5, 0, [150, 22])).toBe(150)
  expect(columnMiddle(0, 14, [30, 316])).toBe(40.2)
  expect(spread(7, 8, [62, 298])).toBe(298)
  expect(spread(0, 1, [62, 298])).toBe(298)
})

test('words stand where the line does not cross them', () => {
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
