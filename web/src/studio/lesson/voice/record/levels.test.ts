import { expect, test } from 'vitest'
import { cells, cellsOf, zoneOf } from './levels'

test('silence fills no cell of the meter, the loudest sound all', () => {
  expect([0, 0.001, 1, 1.2].map(cellsOf)).toEqual([0, 0, cells, cells])
})
test('speech is good, a whisper too quiet, a shout too loud', () => {
  expect([0.015, 0.15, 0.7].map((loudest) => zoneOf(cellsOf(loudest) - 1))).toEqual(['quiet', 'good', 'loud'])
})
