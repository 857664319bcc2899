import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { postgresBinaries } from './throwaway-postgres'

const shell = '/usr/bin/chromium-headless-shell'
const wholeChromium = '/usr/bin/chromium'

/** Chromium without its windows where it is there, else the whole of it, in which all journeys pass as well, but slower. */
export const chromiumOfTests = () => (existsSync(shell) ? shell : wholeChromium)

/** What the tests need of the machine beside Node: how to see it, what serves instead, and the Debian package of it. */
const needs = [
  { name: 'PostgreSQL', package: 'postgresql', isThere: () => postgresBinaries() !== null, isServed: () => false },
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    isThere: () => existsSync(shell),
    isServed: () => existsSync(wholeChromium),
  },
]

function install(packages: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...packages)
}

/** Installs what is missing where that is possible (root on Debian), and says in one sentence what to do where not. */
export function ensureSystem(): void {
  const missing = needs.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  const packages = missing.map((need) => need.package)
  const names = missing.map(({ name }) => name).join(' and ')
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const canDoWithout = missing.every(({ isServed }) => isServed())
  if (canInstall) {
    console.log(`Installing ${packages.join(' and ')} …`)
    try {
      install(packages)
      return
    } catch (error) {
      if (!canDoWithout) throw error
    }
  }
  if (canDoWithout) return
  throw new Error(
    `The tests need ${names}: install with "sudo apt-get install -y ${packages.join(' ')}" and run them again.`,
  )
}
