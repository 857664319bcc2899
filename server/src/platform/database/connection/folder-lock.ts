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

type LockHolder = { pid: number; host: string }

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
  const [pid = '', host = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
  return { pid: Number(pid), host }
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

/**
 * Locks a data folder for this process: PGlite would let a second one open it and corrupt the database. Returns the
 * function that releases the lock. Throws FolderInUse.
 */
export async function lockFolder(folder: string, { beat, silent } = rhythm): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(path, `${process.pid} ${hostname()}`, { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const { pid, host } = await holderOf(path)
    const isHere = pid > 0 && (host === hostname() || host === '')
    const isInUse = isHere ? pid !== process.pid && isRunning(pid) : await showsLife(path, { beat, silent })
    if (isInUse) throw new FolderInUse(resolve(folder), await holderOf(path))
    await rm(path, { force: true })
  }
  const beating = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }, beat).unref()
  return () => {
    clearInterval(beating)
    return rm(path, { force: true })
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
