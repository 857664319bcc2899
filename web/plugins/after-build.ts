import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin, ResolvedConfig } from 'vite'

/** The build's folder with its list of chunks. */
export type Built = { config: ResolvedConfig; dist: string; manifest: Manifest }

/** A plugin that works on the files of the finished build of the app. */
export function afterBuild(name: string, work: (built: Built) => Promise<void>): Plugin {
  let config: ResolvedConfig
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle(error?: Error) {
      if (error) return
      const dist = join(config.root, config.build.outDir)
      const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
      await work({ config, dist, manifest })
    },
  }
}
