/** @module-tag long */
import { expect, test } from 'vitest'
import { proveDeskWork } from '../../test/rounds/desk-rounds'

test('two kills while a list is looked at and loaded: its lessons are whole or absent, and it goes on', async () => {
  expect(await proveDeskWork({ rounds: 1, from: ['import'] })).toEqual([])
})
