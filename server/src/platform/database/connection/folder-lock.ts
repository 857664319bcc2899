import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brand } from '@kasama/contract/brand'

/**
 * Interval at which a process shows that it lives, and the silence after which it counts as dead, in ms. On one
 * computer process ids decide at once; two containers over one volume are both process 1 and see nothing of each other.
 */
const rhythm = { beat: 5_000, silent: 20_000 }

/** `start` is empty for a process of a system that does not tell it. */
type LockHolder = { pid: number; host: string; start: string }

const contentOf = (path: string) => readFile(path, 'utf8').catch(() => '')

/**
 * Start of a process: the computer's, then the process's own, by which another one that later has the same id is told
 * apart. Empty without Linux's tables; the second part alone is missing for a process that hides.
 */
async function startOf(pid: number): Promise<string> {
  const boot = (await contentOf('/proc/sys/kernel/random/boot_id')).trim()
  // After the name, in brackets, which may hold spaces.
  const fields = (await contentOf(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ') ?? []
  return boot && `${boot}.${fields[19] ?? ''}`
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the holder of a lock; an empty file is still being written, so its holder is not known yet. */
async function holderOf(path: string): Promise<LockHolder> {
  const [pid = '', host = '', _mark, start = ''] = (await contentOf(path)).split(' ')
  return { pid: Number(pid), host, start }
}

const touchedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Watches a lock until its holder shows that it lives, or has been silent for too long. */
async function showsLife(path: string, { beat, silent }: typeof rhythm): Promise<boolean> {
  const touchedBefore = await touchedAt(path)
  while (Date.now() - (await touchedAt(path)) < silent) {
    await wait(beat / 10)
    if ((await touchedAt(path)) > touchedBefore) return true
  }
  return false
}

/** Whether another process holds a lock and lives. */
async function isHeld(path: string, times: typeof rhythm): Promise<boolean> {
  const { pid, host, start } = await holderOf(path)
  const isHere = pid > 0 && (host === hostname() || host === '')
  if (!isHere) return showsLife(path, times)
  return pid !== process.pid && isRunning(pid) && (start === '' || start.startsWith(await startOf(pid)))
}

type Lock = { beat: () => Promise<void>; release: () => Promise<void> }

/**
 * Takes the lock at `path`. Of several that find a dead one, one removes it, under a lock of its own: otherwise the
 * second would remove the lock that the first has made meanwhile.
 */
async function take(path: string, folder: string, times: typeof rhythm): Promise<Lock> {
  const content = `${process.pid} ${hostname()} ${randomUUID()} ${await startOf(process.pid)}`
  const refuse = async () => {
    throw new FolderInUse(resolve(folder), await holderOf(path))
  }
  while (!(await isMade(path, content))) {
    if (await isHeld(path, times)) await refuse()
    const removal = await take(`${path}.removal`, folder, times)
    try {
      if (await isHeld(path, times)) await refuse()
      await rm(path, { force: true })
    } finally {
      await removal.release()
    }
  }
  const ifOwn = async (work: () => Promise<void>) => {
    if ((await contentOf(path)) === content) await work()
  }
  return {
    beat: () => ifOwn(() => utimes(path, new Date(), new Date()).catch(() => {})),
    release: () => ifOwn(() => rm(path, { force: true })),
  }
}

/** Makes a lock; returns false if there is one. */
async function isMade(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Locks a data folder for this process: PGlite would let a second one open it and corrupt the database. Returns the
 * function that releases the lock. Throws FolderInUse.
 */
export async function lockFolder(folder: string, times = rhythm): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const lock = await take(join(folder, 'lock'), folder, times)
  const beating = setInterval(() => void lock.beat(), times.beat).unref()
  return () => {
    clearInterval(beating)
    return lock.release()
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, { pid, host }: LockHolder) {
    const where = host && host !== hostname() ? `${pid} on ${host}` : `${pid}`
    super(
      `The data folder ${folder} is in use by another ${brand.name} process (id ${where}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
}
