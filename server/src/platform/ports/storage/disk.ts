import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { fileChecksum } from '#platform/files/file-checksum'
import { ifMissing } from '#platform/files/system-error'
import { reportingOutages, type Storage } from './storage'

/** A copy that is not complete yet. */
const partPattern = /\.[0-9a-f-]{36}\.part$/

function isKey(key: string): boolean {
  const path = normalize(key)
  return !(path.startsWith('..') || path.startsWith(sep) || path.includes('\0'))
}

/** Waits until the disk has a file's content, or a folder's names. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keeps files below a folder of this machine. */
export function diskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    if (!isKey(key)) throw new Error('not a storage key')
    return join(folder, normalize(key))
  }
  const size = reportingOutages(async (key: string) => {
    if (!isKey(key)) return null
    // A disk that does not respond must not look like one without the file.
    const stats = await stat(pathOf(key)).catch(ifMissing(null))
    return stats?.isFile() ? stats.size : null
  })
  return {
    size,
    has: async (key) => (await size(key)) !== null,
    checksum: async (key) => ((await size(key)) === null ? null : fileChecksum(pathOf(key))),
    put: reportingOutages(async (key: string, file: string) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const copy = `${path}.${randomUUID()}.part`
      try {
        await copyFile(file, copy)
        // A row names the file from now on: after a power cut it must not be empty.
        await sync(copy)
        await rename(copy, path)
        await sync(dirname(path))
      } finally {
        await rm(copy, { force: true })
      }
    }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async read(key, { from, to }) {
      // Opened first, so that a failure is known before anything is sent.
      const file = await open(pathOf(key))
      return file.createReadStream({ start: from, end: to })
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
      const keys = entries
        .filter((entry) => entry.isFile() && !partPattern.test(entry.name))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      for (const key of keys.sort()) yield { key, bytes: (await size(key)) ?? 0 }
    },
    async sweep(before) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
      let removedCount = 0
      for (const { name, parentPath } of entries) {
        const path = join(parentPath, name)
        const stats = partPattern.test(name) && (await stat(path).catch(() => null))
        if (!stats || stats.mtime >= before) continue
        await rm(path, { force: true })
        removedCount++
      }
      return removedCount
    },
    addressOf: async () => null,
  }
}
