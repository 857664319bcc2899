import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { zipOf } from './zip'

const sample = join(import.meta.dirname, '../pack')

/** The pack of the tests as a ZIP. */
export const packed = () =>
  zipOf(
    readdirSync(sample, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort((a, b) => b.localeCompare(a))
      .map((path) => ({ name: relative(sample, path), body: readFileSync(path), method: 0 })),
  )
