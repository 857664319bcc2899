import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brand } from '@kasama/contract/brand'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a data folder for this process: PGlite would let a second one open it and corrupt the database. Returns the
 * function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder && holder !== process.pid && isRunning(holder)) {
      throw new FolderInUse(resolve(folder), holder)
    }
    await rm(path, { force: true })
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another ${brand.name} process (id ${pid}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
}
