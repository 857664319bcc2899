import { expect, test } from 'vitest'
import { pictureProblem } from './prepare-picture'

test.each([
  ['image/jpeg', 1000, null],
  ['image/heic', 5_242_880, null],
  ['image/png', 5_242_881, 'tooLarge'],
  ['image/svg+xml', 1000, 'notPicture'],
  ['application/pdf', 1000, 'notPicture'],
  ['', 1000, 'notPicture'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size } as Blob)).toBe(problem)
})
