import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../../../scripts/build-server'

/** The repository's folder, where processes are started. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

let bundle: Promise<string> | undefined

/**
 * The folder of the server's programs and commands, bundled once for all test files of a process: starting one from its
 * sources takes three times as long.
 */
export const bundled = (): Promise<string> => (bundle ??= makeBundle())

async function makeBundle() {
  const folder = `${root}server/dist/test-${process.pid}`
  await bundleServer(folder)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
