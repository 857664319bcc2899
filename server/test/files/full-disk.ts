import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { atEnd } from '../app/at-end'

const script = `#!/bin/sh
case "$*" in *-version) exit 0;; esac
echo "even.m4a: No space left on device" >&2
exit 1
`

/** From now on ffmpeg finds no room for what it makes. */
export function fillDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-ffmpeg-'))
  writeFileSync(join(folder, 'ffmpeg'), script)
  chmodSync(join(folder, 'ffmpeg'), 0o755)
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`)
  atEnd(async () => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}
