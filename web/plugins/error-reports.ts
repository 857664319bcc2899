import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Writes /error-reports.js beside the app. It is not an entry of the app's build, where the chunk group `first` would
 * take it in.
 */
export function errorReports(entry: string): Plugin {
  return {
    name: 'error-reports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const built = await build({ entryPoints: [entry], bundle: true, minify: true, write: false, target: 'es2020' })
      const source = built.outputFiles[0]?.text ?? ''
      this.emitFile({ type: 'asset', fileName: 'error-reports.js', source })
    },
  }
}
