import { expect, test } from 'vitest'
import { cells, cellsOf, zoneOf } from './levels'

test('silence fills no cell of the meter, the loudest sound all', () => {
  expect([0, 0.001, 1, 1.2].map(cellsOf)).toEqual([0, 0, cells, cells])
})
test('normal speech is in the good zone, a whisper in the quiet one, a shout in the loud one', () => {
  expect([0.015, 0.15, 0.7].map((loudest) => zoneOf(cellsOf(loudest) - 1))).toEqual(['quiet', 'good', 'loud'])
})
