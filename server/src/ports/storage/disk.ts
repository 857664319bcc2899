import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Storage } from './storage'

/** Keeps files below a folder of this machine. */
export function diskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    const path = normalize(key)
    if (path.startsWith('..') || path.startsWith(sep) || path.includes('\0')) throw new Error('not a storage key')
    return join(folder, path)
  }
  async function size(key: string) {
    try {
      const found = await stat(pathOf(key))
      return found.isFile() ? found.size : null
    } catch {
      return null
    }
  }
  return {
    size,
    has: async (key) => (await size(key)) !== null,
    async put(key, file) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomUUID()}.part`
      await copyFile(file, part)
      await rename(part, path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    read: (key, { from, to }) => createReadStream(pathOf(key), { start: from, end: to }),
  }
}
