import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'

/** Packages of many ES modules: one after the other, Node.js would load a thousand files of theirs at each start. */
const bundled = ['@kasama/contract', 'jose', 'kysely', 'stripe', 'typebox']
const packages = Object.keys(JSON.parse(readFileSync('server/package.json', 'utf8')).dependencies).filter(
  (name) => !bundled.includes(name),
)
const commands = readdirSync('server/src/commands').filter((name) => name.endsWith('.ts') && !name.includes('.test.'))

/** The server itself, and the thread that reads clips. */
const programs = ['server/src/app/main.ts', 'server/src/platform/media/tracks-worker.mjs']

/**
 * Bundles the server and its commands; most packages stay outside. The folder
 * is as deep as server/src/platform/folders.ts, which finds its neighbours by relative paths.
 */
export async function bundleServer(outdir: string): Promise<void> {
  await build({
    entryPoints: [...programs, ...commands.map((name) => `server/src/commands/${basename(name)}`)],
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    external: packages,
    logLevel: 'warning',
  })
}

if (process.argv[1]?.endsWith('build-server.ts')) await bundleServer('server/dist/bundle')
