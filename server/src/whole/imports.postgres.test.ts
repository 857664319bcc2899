import { expect, test } from 'vitest'
import { proveImports } from '../../test/rounds/import-rounds'

test('two kills while a list is looked at and loaded: its lessons are whole or absent, and it goes on', async () => {
  expect(await proveImports({ rounds: 1 })).toEqual([])
})
