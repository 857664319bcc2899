import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { criticalStyles } from './critical-styles.ts'

/** A screen to draw at build time: its address, the file it goes to, and the page's source, whose styles it needs. */
type Screen = { path: string; file: string; source: string }
/** `styles` are those that scripts write, whose hashes the policy needs too. */
type Options = { entry: string; screens: Screen[]; fonts: RegExp; styles: string[] }
type Renderer = { renderScreen: (path: string) => Promise<string>; folder: string }
type Built = { dist: string; manifest: Manifest; shell: string }

/**
 * After the build, draws the first screens to HTML with their styles inside, so that something true is seen before any
 * script; the app takes the same elements over. Writes the hashes of these styles to dist/csp.json for the server's
 * content security policy.
 */
export function prerender(options: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle(error?: Error) {
      if (error) return
      const dist = join(config.root, config.build.outDir)
      const renderer = await buildRenderer(config, options.entry)
      const built: Built = {
        dist,
        manifest: JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')),
        shell: await readFile(join(dist, 'index.html'), 'utf8'),
      }
      const hashes = new Set(options.styles.map(hashOf))
      const sheet = await readFile(join(dist, built.manifest['style.css']?.file ?? ''), 'utf8')
      for (const screen of options.screens) {
        const content = await renderer.renderScreen(screen.path)
        const css = criticalStyles(sheet, content)
        hashes.add(hashOf(css))
        await writeFile(join(dist, screen.file), document(built, { ...screen, css, fonts: options.fonts, content }))
      }
      await writeFile(join(dist, 'csp.json'), JSON.stringify({ style: [...hashes] }))
      await rm(renderer.folder, { recursive: true })
    },
  }
}

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`

/** The same sources, built for Node. */
async function buildRenderer(config: ResolvedConfig, entry: string): Promise<Renderer> {
  const outDir = join(config.root, config.build.outDir, '.prerender')
  await build({
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  })
  const { renderScreen } = await import(pathToFileURL(join(outDir, 'render.mjs')).href)
  return { renderScreen, folder: outDir }
}

/** The scripts that a source and everything it imports at once were built into. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen)), chunk.file]
}

/**
 * The shell with the screen in its root. What shows it comes first: picture, styles, fonts. The whole sheet and the
 * scripts are asked for below the content, where they hold nothing up.
 */
function document(built: Built, screen: Screen & { css: string; fonts: RegExp; content: string }) {
  const { content, preloads } = withoutPreloads(screen.content)
  if (/ style="/.test(content)) throw new Error(`${screen.path}: the content security policy refuses style attributes`)
  const later: string[] = []
  const shell = built.shell.replace(
    /\s*(<link rel="(?:stylesheet|modulepreload)".*?>|<script.*?<\/script>)/g,
    (_, tag) => {
      later.push(tag)
      return ''
    },
  )
  const scripts = [...scriptsOf(built.manifest, screen.source), ...englishTexts(built.manifest)]
    .filter((file) => !built.shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const head = [preloads, `<style>${screen.css}</style>`, ...fontPreloads(built.manifest, screen.fonts)]
  const root = `<div id="root" data-page="${screen.path}" data-language="eng">${content}</div>`
  return shell
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => [root, ...later, ...scripts].join(''))
}

/** React names the pictures it will need at the beginning; in the head the browser sees them sooner. */
function withoutPreloads(html: string) {
  const [start = ''] = /^(<link rel="preload"[^>]*>)*/.exec(html) ?? []
  return { content: html.slice(start.length), preloads: start }
}

function fontPreloads(manifest: Manifest, fonts: RegExp) {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2') && fonts.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
}

function englishTexts(manifest: Manifest) {
  return Object.entries(manifest)
    .filter(([source]) => source.includes('virtual:texts/start/eng'))
    .map(([, { file }]) => file)
}
