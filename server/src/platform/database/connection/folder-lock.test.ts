import { mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './folder-lock'

test('of two containers over one folder, both of them process 1, the second waits for a sign of life', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-lock-'))
  const path = join(folder, 'lock')
  writeFileSync(path, '1 another-container')
  const living = setInterval(() => utimesSync(path, new Date(), new Date()), 20)
  onTestFinished(() => clearInterval(living))
  const rhythm = { beat: 50, silent: 60_000 }
  await expect(lockFolder(folder, rhythm)).rejects.toThrow('(id 1 on another-container)')
  clearInterval(living)
  utimesSync(path, new Date(0), new Date(0))
  const unlock = await lockFolder(folder, rhythm)
  const takenAt = statSync(path).mtimeMs
  await expect.poll(() => statSync(path).mtimeMs).toBeGreaterThan(takenAt)
  await unlock()
  expect(() => statSync(path)).toThrow('ENOENT')
})
