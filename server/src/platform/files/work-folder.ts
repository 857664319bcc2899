import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The prefix of a folder's name, by which folders of killed processes are found. */
type WorkFolderPrefix = 'kasama-clip-' | 'kasama-voice-' | 'kasama-backup-'

/** Runs work with a temporary folder, which is removed afterwards. */
export async function inFolder<T>(name: WorkFolderPrefix, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), name))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders that killed processes left before a moment. */
export async function sweepFolders(name: WorkFolderPrefix, before: Date): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (!entry.startsWith(name)) continue
    const path = join(tmpdir(), entry)
    const stats = await stat(path).catch(() => null)
    if (stats && stats.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
