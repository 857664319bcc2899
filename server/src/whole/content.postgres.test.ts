import { expect, test } from 'vitest'
import { proveContent } from '../../test/rounds/content-rounds'

const mebibyte = 1_048_576
// A server starts again for each round, which takes long on a busy machine.
const timeout = 900_000

/** `npm run prove:content` runs more rounds, with larger files. */
test('a kill while a clip goes up: it is whole or absent, and goes on', { timeout }, async () => {
  expect(await proveContent({ rounds: 1, largeBytes: 4 * mebibyte })).toEqual([])
})
test('so for kills while it is looked at and comes out, and after large files', { timeout, tags: 'long' }, async () => {
  expect(await proveContent({ rounds: 3, largeBytes: 64 * mebibyte })).toEqual([])
})
