import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { groupOfFile, isTranslated } from './texts-by-language.ts'

const web = fileURLToPath(new URL('../src/', import.meta.url))
const lessons = [
  'pages/library/library-page',
  'pages/video-page',
  'pages/library/public-lessons-page',
  'app/layouts/sidebar-layout',
]
const frames = ['app/layouts/guest/guest-layout', 'app/layouts/guest/guest-layout-with-footer']

/** The texts files that a module and its static imports read, in the workers' languages. */
async function textsOf(module: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`${web}${module}.tsx`],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'none',
    write: false,
    metafile: true,
    packages: 'external',
    external: ['virtual:texts', '*?url', '*?inline', '*.svg'],
    loader: { '.css': 'empty' },
    absWorkingDir: web,
    logLevel: 'error',
  })
  const found: string[] = []
  const seen = new Set<string>()
  const wanted = Object.keys(metafile.outputs).filter((name) => metafile.outputs[name]?.entryPoint === `${module}.tsx`)
  for (const name of wanted) {
    if (seen.has(name)) continue
    seen.add(name)
    const { inputs = {}, imports = [] } = metafile.outputs[name] ?? {}
    found.push(...Object.keys(inputs).filter((file) => file.endsWith('.texts.ts')))
    wanted.push(...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path))
  }
  return found.map((file) => file.replace('.texts.ts', ''))
}

test.each([...lessons, ...frames])('%s says nothing that is in the group of the other pages', async (module) => {
  const files = await textsOf(module)
  expect(files.length).toBeGreaterThan(0)
  const others = files.filter((file) => groupOfFile(file) === 'pages')
  const translated: string[] = []
  for (const file of others) {
    const exports: Record<string, unknown> = await import(`${web}${file}.texts.ts`)
    if (Object.entries(exports).some(isTranslated)) translated.push(file)
  }
  expect(translated).toEqual([])
})
