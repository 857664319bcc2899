import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

test('every class of every file has a name of its own, the same each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'))
  const files = Array.from({ length: 40 }, (_, number) => join(folder, `part-${number}.module.css`))
  for (const file of files) writeFileSync(file, '')
  const all = () => {
    const nameOf = shortClassNames(folder)
    return files.flatMap((file) => Array.from({ length: 40 }, (_, number) => nameOf(`class${number}`, file)))
  }
  expect(new Set(all()).size).toBe(1600)
  expect(all()).toEqual(all())
  expect(all().every((name) => /^[a-z]{1,2}[A-Z]{1,2}$/.test(name))).toBe(true)
})
