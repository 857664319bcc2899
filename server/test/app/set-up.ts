import { afterAll, expect } from 'vitest'
import { closeAll } from './at-end'

afterAll(closeAll)

/** Compares buffers at once: vitest compares 300 kB number by number, which takes a second. */
const compareBytes = (a: unknown, b: unknown) => (Buffer.isBuffer(a) && Buffer.isBuffer(b) ? a.equals(b) : undefined)
expect.addEqualityTesters([compareBytes])
