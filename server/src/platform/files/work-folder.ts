import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The prefix of a folder's name, by which folders of killed processes are found. */
type WorkName = 'kasama-clip-' | 'kasama-voice-'

/** Runs work with a temporary folder, which is removed afterwards. */
export async function inFolder<T>(name: WorkName, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), name))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders that killed processes left before then. */
export async function sweepFolders(name: WorkName, before: Date): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (!entry.startsWith(name)) continue
    const path = join(tmpdir(), entry)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
