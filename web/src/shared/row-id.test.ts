import { expect, test } from 'vitest'
import { rowId } from './row-id'

test('accepts digits up to the largest id of the contract', () => {
  expect(['1', '20', '2147483647'].map(rowId)).toEqual([1, 20, 2_147_483_647])
  for (const text of [
    '',
    null,
    undefined,
    '0',
    '020',
    '-1',
    '1e0',
    '0x1',
    '1.0',
    ' 1',
    'abc',
    '2147483648',
    '9'.repeat(400),
  ])
    expect(rowId(text), String(text)).toBeUndefined()
})
