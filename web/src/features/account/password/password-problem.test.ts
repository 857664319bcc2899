import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem'

const form = { old: 'orchid lane 8', next: 'papaya tree 9', confirm: 'papaya tree 9' }

test.each([
  [{}, null],
  [{ old: '' }, { field: 'old', text: 'old_missing' }],
  [
    { next: '', confirm: '' },
    { field: 'next', text: 'new_missing' },
  ],
  [
    { next: 'papaya9', confirm: 'papaya9' },
    { field: 'next', text: 'too_short' },
  ],
  [{ confirm: 'papaya tree' }, { field: 'confirm', text: 'mismatch' }],
  [
    { old: '', next: '', confirm: 'x' },
    { field: 'old', text: 'old_missing' },
  ],
])('%j', (changes, problem) => {
  expect(passwordProblem({ ...form, ...changes })).toEqual(problem)
})
