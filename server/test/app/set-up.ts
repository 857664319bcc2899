import { afterAll, expect } from 'vitest'
import { closeAll } from './at-end'

afterAll(closeAll)

/** Without it a file of 300 kB is compared number by number, which takes a second. */
const ofBytes = (one: unknown, other: unknown) =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined
expect.addEqualityTesters([ofBytes])
