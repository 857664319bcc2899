import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage, StoredFile } from '#platform/ports/storage/storage'

export type CopyResult = { copied: number; bytes: number; existing: number }

/** Whether a store has a complete copy: the same size, and the same checksum if both stores know one. */
async function isThere(from: Storage, to: Storage, { key, bytes }: StoredFile): Promise<boolean> {
  if ((await to.size(key)) !== bytes) return false
  const [sourceChecksum, targetChecksum] = [await from.checksum(key), await to.checksum(key)]
  return !sourceChecksum || !targetChecksum || sourceChecksum === targetChecksum
}

async function copy(from: Storage, to: Storage, { key, bytes }: StoredFile): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kasama-copy-'))
  const file = join(folder, 'file')
  try {
    if (bytes === 0) await writeFile(file, '')
    else await pipeline(await from.read(key, { from: 0, to: bytes - 1 }), createWriteStream(file))
    await to.put(key, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (!(await isThere(from, to, { key, bytes }))) throw new Error(`${key} is not the same in both places`)
}

/**
 * Copies every file that is missing or different in `to`. It compares before it copies, so it may be stopped and
 * repeated at any time. Nothing is removed from `from`.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  onProgress: (result: CopyResult) => void,
): Promise<CopyResult> {
  const total: CopyResult = { copied: 0, bytes: 0, existing: 0 }
  for await (const file of from.list()) {
    if (await isThere(from, to, file)) total.existing++
    else {
      await copy(from, to, file)
      total.copied++
      total.bytes += file.bytes
    }
    onProgress(total)
  }
  return total
}
