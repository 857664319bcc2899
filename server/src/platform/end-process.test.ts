import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test('a process whose event loop is blocked is killed at its time limit, even if the watching thread starts late', async () => {
  // The minute is over already: only the caller's clock is behind.
  const program = `
    const { killAfter } = await import('./server/src/platform/end-process.ts')
    const now = Date.now()
    Date.now = () => now - 60_000
    killAfter(60_000)
    for (;;) {}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
})
