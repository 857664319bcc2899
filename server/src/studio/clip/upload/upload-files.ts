import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '@kasama/contract/durations.rules'
import type { Config } from '#platform/config/config'
import { ifMissing } from '#platform/files/system-error'

type Where = Pick<Config, 'dataDir'>

/**
 * Folder of uploaded bytes until they are checked. Processes on several machines share this folder, or route a client
 * to the same machine.
 */
export const uploadFolder = ({ dataDir }: Where) => join(dataDir, 'uploads')

export const uploadPath = (config: Where, pass: string) => join(uploadFolder(config), pass)

/** Creates the empty file of an upload. */
export async function openFile(config: Where, pass: string): Promise<void> {
  await mkdir(uploadFolder(config), { recursive: true })
  await writeFile(uploadPath(config, pass), '', { flag: 'wx' })
}

/** Counts the bytes that have arrived; 0 if the file is missing. */
export async function bytesHere(config: Where, pass: string): Promise<number> {
  const found = await stat(uploadPath(config, pass)).catch(ifMissing(null))
  return found?.size ?? 0
}

export async function removeFile(config: Where, pass: string): Promise<void> {
  await rm(uploadPath(config, pass), { force: true })
  await rm(`${uploadPath(config, pass)}.work`, { recursive: true, force: true })
}

/** Passes of files without a change for an hour. */
export async function idleFiles(config: Where): Promise<string[]> {
  const names = await readdir(uploadFolder(config)).catch(ifMissing([]))
  const idle: string[] = []
  for (const name of names) {
    const found = await stat(uploadPath(config, name)).catch(ifMissing(null))
    if (found && found.mtimeMs < Date.now() - hourMs) idle.push(name.replace(/\.work$/, ''))
  }
  return [...new Set(idle)]
}
