import { afterAll, expect } from 'vitest'
import { closeAll } from './at-end'

afterAll(closeAll)

/** Compares buffers at once: vitest compares 300 kB number by number, which takes a second. */
const ofBytes = (one: unknown, other: unknown) =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined
expect.addEqualityTesters([ofBytes])
