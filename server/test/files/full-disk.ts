import fs, { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { vi } from 'vitest'
import { atEnd } from '../app/at-end'

const script = `#!/bin/sh
case "$*" in *-version) exit 0;; esac
echo "even.m4a: No space left on device" >&2
exit 1
`

/** Makes every later run of ffmpeg fail for lack of space. */
export function fillDiskOfFfmpeg() {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-ffmpeg-'))
  writeFileSync(join(folder, 'ffmpeg'), script)
  chmodSync(join(folder, 'ffmpeg'), 0o755)
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`)
  atEnd(async () => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}

const { createWriteStream } = fs
const { copyFile } = promises

/** Puts new files at such paths on the system's full device, until `emptyDisk` or the end of the test file. */
export function fillDisk(matches: (path: string) => boolean) {
  const placed = (path: fs.PathLike) => {
    if (!matches(`${path}`)) return false
    symlinkSync('/dev/full', path)
    return true
  }
  fs.createWriteStream = (path, options) => createWriteStream(path, placed(path) ? { flags: 'r+' } : options)
  promises.copyFile = async (from, to) =>
    placed(to) ? pipeline(fs.createReadStream(from), createWriteStream(to, { flags: 'r+' })) : copyFile(from, to)
  syncBuiltinESMExports()
  atEnd(async () => emptyDisk())
}

export function emptyDisk() {
  Object.assign(fs, { createWriteStream })
  Object.assign(promises, { copyFile })
  syncBuiltinESMExports()
}
