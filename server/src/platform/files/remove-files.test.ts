import { expect, test, vi } from 'vitest'
import { removeEach } from './remove-files.job'

test('a file that cannot be removed does not keep the others, and the removal is tried again', async () => {
  const remove = vi.fn(async (key: string) => {
    if (key === 'first') throw new Error('no right to it')
  })
  await expect(removeEach(['first', 'second', 'third'], remove)).rejects.toThrow('no right to it')
  expect(remove.mock.calls.map(([key]) => key)).toEqual(['first', 'second', 'third'])
})
