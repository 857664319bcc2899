import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { postgresBinaries } from './throwaway-postgres'

/** Programs that the tests need beside Node: how to find each, and the Debian package that contains it. */
const requirements = [
  { name: 'PostgreSQL', package: 'postgresql', isInstalled: () => postgresBinaries() !== null },
  { name: 'Chromium', package: 'chromium', isInstalled: () => existsSync('/usr/bin/chromium') },
  {
    name: "Chromium's headless shell",
    package: 'chromium-headless-shell',
    isInstalled: () => existsSync('/usr/bin/chromium-headless-shell'),
  },
  { name: 'ffmpeg', package: 'ffmpeg', isInstalled: () => spawnSync('ffmpeg', ['-version']).status === 0 },
]

/** Installs what is missing if possible (as root on Debian); otherwise fails with one sentence that says what to do. */
export function ensureSystem(): void {
  const missing = requirements.filter(({ isInstalled }) => !isInstalled())
  if (missing.length === 0) return
  const packages = missing.map((need) => need.package)
  const names = missing.map(({ name }) => name).join(' and ')
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) {
    throw new Error(
      `The tests need ${names}: install with "sudo apt-get install -y ${packages.join(' ')}" and run them again.`,
    )
  }
  console.log(`Installing ${names} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...packages)
}
