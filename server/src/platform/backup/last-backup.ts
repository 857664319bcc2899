import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'last-backup')

/**
 * Notes the moment of a complete backup in the data folder, where servers of both kinds of database find it. It is no
 * row of the database: a restored database would take its own backup for a new one.
 */
export async function noteBackup(dataDir: string, moment: string): Promise<void> {
  const file = fileOf(dataDir)
  await writeFile(`${file}.part`, `${moment}\n`)
  await rename(`${file}.part`, file)
}

/** Returns the moment of the last complete backup; null if there is none. */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  const moment = new Date(text.trim())
  return Number.isNaN(moment.getTime()) ? null : moment
}
