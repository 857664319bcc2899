import { expect, test } from 'vitest'
import { partsOf, readAloud } from './lines'

test('lines with numbers are steps, also while the last one is still being written', () => {
  expect(partsOf('First:\n1. Cold water.\n2. Hot wa\n\nTake care.\n3')).toEqual([
    { kind: 'paragraph', text: 'First:' },
    {
      kind: 'steps',
      steps: [
        { number: '1', text: 'Cold water.' },
        { number: '2', text: 'Hot wa' },
      ],
    },
    { kind: 'paragraph', text: 'Take care.' },
    { kind: 'paragraph', text: '3' },
  ])
})
test('an answer is read with a pause after each line', () => {
  expect(readAloud('1. Cold water\n2. Test it.\nဖြေပါ။\nDone')).toBe('1. Cold water. 2. Test it. ဖြေပါ။ Done')
})
