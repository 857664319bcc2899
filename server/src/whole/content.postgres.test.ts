import { expect, test } from 'vitest'
import { proveContent } from '../../test/rounds/content-rounds'

// A server starts four times, which takes long on a busy machine.
const patienceMs = 900_000

test(
  'three kills while a clip goes up, is looked at and comes out: it is whole or absent, and goes on',
  async () => {
    expect(await proveContent({ rounds: 3, largeBytes: 64 * 1_048_576 })).toEqual([])
  },
  patienceMs,
)
