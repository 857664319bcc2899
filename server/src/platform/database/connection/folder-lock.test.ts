import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './folder-lock'

const newFolder = () => mkdtempSync(join(tmpdir(), 'kasama-lock-'))

/** An id that no process has any more. */
async function deadPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

/** A process that tries to lock each folder that it is told, and says whether it did. */
function startLocker() {
  const program = `
    import { createInterface } from 'node:readline'
    import { lockFolder } from '${new URL('folder-lock.ts', import.meta.url)}'
    console.log('ready')
    for await (const folder of createInterface(process.stdin))
      console.log(await lockFolder(folder).then(() => 'locked', ({ name }) => name))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async (): Promise<string> => (await lines.next()).value
  return {
    next,
    lock(folder: string) {
      child.stdin.write(`${folder}\n`)
      return next()
    },
  }
}

test('of two processes that find the lock of a dead one together, one at most gets the folder', async () => {
  const pid = await deadPid()
  const [one, two] = [startLocker(), startLocker()]
  await Promise.all([one.next(), two.next()])
  for (let round = 0; round < 60; round++) {
    const folder = newFolder()
    writeFileSync(join(folder, 'lock'), `${pid} ${hostname()}`)
    const replies = await Promise.all([one.lock(folder), two.lock(folder)])
    expect(replies.sort()).toEqual(['Error', 'locked'])
    expect(readdirSync(folder)).toEqual(['lock'])
  }
})

test('a process that was killed while it removed a dead lock holds up nobody', async () => {
  const folder = newFolder()
  for (const name of ['lock', 'lock.removal', 'lock.removal.removal'])
    writeFileSync(join(folder, name), `${await deadPid()} ${hostname()}`)
  await (await lockFolder(folder))()
  expect(readdirSync(folder)).toEqual([])
})

test.runIf(existsSync('/proc/self/stat'))('a program that got the number of a dead holder holds no lock', async () => {
  const folder = newFolder()
  const { lock, next } = startLocker()
  await next()
  expect(await lock(folder)).toBe('locked')
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another')
  const other = newFolder()
  writeFileSync(join(other, 'lock'), `${process.ppid} ${hostname()} a-mark another-boot.1`)
  await (await lockFolder(other))()
  writeFileSync(join(other, 'lock'), `${process.ppid} ${hostname()}`)
  await expect(lockFolder(other)).rejects.toThrow('is in use by another')
})

test('a lock that another process has taken over meanwhile is not released', async () => {
  const folder = newFolder()
  const unlock = await lockFolder(folder)
  writeFileSync(join(folder, 'lock'), `1 another-container a-mark start`)
  await unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('of two containers over one folder, both of them process 1, the second waits for a sign of life', async () => {
  const folder = newFolder()
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
