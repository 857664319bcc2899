import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { languages } from '../../contract/src/language.ts'
import type { Release, Role } from '../src/worker/release.ts'
import { afterBuild } from './after-build.ts'
import { chunksOf } from './chunks-of.ts'

/** `sources` are the modules or chunks whose files a role needs without internet; `entry` is the worker's source. */
type Options = { entry: string; sources: Record<Role, string[]> }

/**
 * After the build, writes /service-worker.js with the names of the files that readers of a role and a language need
 * without internet. It stands outside the app's build: it is one script, and the build's chunks are its data.
 */
export const serviceWorker = ({ entry, sources }: Options): Plugin =>
  afterBuild('service-worker', async ({ dist, manifest }) => {
    const release = releaseOf(manifest, sources)
    const built = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      target: 'es2020',
      define: { RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    })
    await writeFile(join(dist, 'service-worker.js'), built.outputFiles[0]?.text ?? '')
  })

function releaseOf(manifest: Manifest, sources: Options['sources']): Release {
  // By their source: the names of built files are cut.
  const burmeseFiles = Object.entries(manifest)
    .filter(([source]) => source.includes('myanmar'))
    .map(([, { file }]) => file)
  const isBurmese = (file: string) => burmeseFiles.includes(file.replace(/^\//, ''))
  const filesFor = (role: Role) =>
    addresses(sources[role].flatMap((source) => chunksOf(manifest, source))).filter((file) => !isBurmese(file))
  const textsFor = (language: string) =>
    Object.entries(manifest)
      .filter(([source]) => new RegExp(`virtual:texts/(start|lessons|phone|pages)/${language}`).test(source))
      .map(([, chunk]) => chunk)
  const isFont = (chunk: ManifestChunk) => /\bfonts.*\.css$|\.woff2$/.test(chunk.file)
  const fonts = Object.values(manifest).filter(isFont)
  const fontsFor = (language: string) => fonts.filter(({ file }) => !isBurmese(file) || language === 'mya')
  const named = {
    entry: `/${manifest['index.html']?.file}`,
    files: { E: filesFor('E'), W: filesFor('W') },
    texts: Object.fromEntries(
      languages.map((language) => [language, addresses([...textsFor(language), ...fontsFor(language)])]),
    ) as Release['texts'],
  }
  const name = createHash('sha256').update(JSON.stringify(named)).digest('base64url').slice(0, 8)
  return { name, ...named }
}

/** Scripts, style sheets and drawings. */
const addresses = (chunks: ManifestChunk[]) => [
  ...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((file) => `/${file}`)),
]
