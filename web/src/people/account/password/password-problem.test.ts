import { expect, test } from 'vitest'
import { passwordFaults } from './password-problem'

const form = { old: 'orchid lane 8', next: 'papaya tree 9', confirm: 'papaya tree 9' }

test.each([
  [{}, {}],
  [{ old: '' }, { old: 'old_missing' }],
  [{ next: '', confirm: '' }, { next: 'new_missing' }],
  [{ next: 'papaya9', confirm: 'papaya9' }, { next: 'too_short' }],
  [{ confirm: 'papaya tree' }, { confirm: 'mismatch' }],
  [
    { old: '', next: 'papaya9', confirm: 'x' },
    { old: 'old_missing', next: 'too_short', confirm: 'mismatch' },
  ],
])('%j', (changes, faults) => {
  expect(passwordFaults({ ...form, ...changes })).toEqual(faults)
})
