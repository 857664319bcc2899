import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { criticalStyles } from './critical-styles.ts'
import type { Screen } from './screens.ts'

/**
 * `app` names the chunk that the first script loads after the first paint; `styles` are those that scripts write, whose
 * hashes the policy needs too.
 */
type Options = { entry: string; app: string; screens: Screen[]; fonts: RegExp; styles: string[] }
type Renderer = {
  renderScreen: (path: string, reader: Pick<Screen, 'visitor' | 'language'>) => Promise<string>
  outlineName: string
  folder: string
}
type Built = { manifest: Manifest; shell: string; app: string; fonts: RegExp }

/**
 * After the build, draws the first screens to HTML with their styles inside, so that something true is seen before any
 * script. Writes the hashes of these styles to dist/csp.json for the server's content security policy.
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
      const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
      const shell = await readFile(join(dist, 'index.html'), 'utf8')
      const app = Object.keys(manifest).find((key) => manifest[key]?.name === options.app)
      if (!app) throw new Error(`The build made no chunk named ${options.app}`)
      const built = { manifest, shell, app, fonts: options.fonts }
      const hashes = new Set(options.styles.map(hashOf))
      const sheet = await readFile(join(dist, manifest['style.css']?.file ?? ''), 'utf8')
      for (const screen of options.screens) {
        const { root, pictures } = asRoot(
          screen,
          await renderer.renderScreen(screen.path, screen),
          renderer.outlineName,
        )
        const css = criticalStyles(sheet, root, screen.whole)
        hashes.add(hashOf(css))
        await writeFile(join(dist, screen.file), written(built, { ...screen, css, root, pictures }))
      }
      await writeFile(join(dist, 'index.html'), unwritten(built))
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
  const { renderScreen, outlineName } = await import(pathToFileURL(join(outDir, 'render.mjs')).href)
  return { renderScreen, outlineName, folder: outDir }
}

/** The scripts that a source and everything it imports at once were built into. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen)), chunk.file]
}

const sheetLink = /\s*<link rel="stylesheet".*?>/

/** The page that is empty until the app has come: all its scripts are asked for at once. */
function unwritten({ shell, manifest, app }: Built) {
  return shell.replace('</head>', `${preloads(shell, scriptsOf(manifest, app))}</head>`)
}

/**
 * The shell with the screen in its root. What shows it comes first: picture, styles, fonts, and the first script, which
 * takes what is needed later out of the template.
 */
function written(
  { shell, manifest, app, fonts }: Built,
  screen: Screen & { css: string; root: string; pictures: string },
) {
  const { css, root, pictures, whole } = screen
  const sources = [app, ...screen.sources, ...(whole ? textsOf(manifest, screen.language) : [])]
  const scripts = new Set(sources.flatMap((source) => scriptsOf(manifest, source)))
  const head = `${pictures}<style>${css}</style>${whole ? fontPreloads(manifest, fonts) : ''}`
  const later = `<template>${sheetLink.exec(shell)?.[0].trim()}${preloads(shell, [...scripts])}</template>`
  return shell
    .replace(sheetLink, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `${root}${later}`)
}

const preloads = (shell: string, files: string[]) =>
  files
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')

/** React names the pictures it will need at the beginning; in the head the browser sees them sooner. */
function asRoot({ path, language, visitor, whole }: Screen, html: string, name: string) {
  if (/ style="/.test(html)) throw new Error(`${path}: the content security policy refuses style attributes`)
  const [pictures = ''] = /^(<link rel="preload"[^>]*>)*/.exec(html) ?? []
  const content = html.slice(pictures.length)
  const reader = `data-visitor="${visitor}"${visitor === 'guest' ? ` data-language="${language}"` : ''}`
  if (whole) return { pictures, root: `<div id="root" data-page="${path.split('?', 1)}" ${reader}>${content}</div>` }
  if (visitor === 'guest')
    return { pictures, root: `<div id="root" ${reader}><div data-outline>${content}</div></div>` }
  // Nothing of a worker's outline answers yet, nor says anything but the name, which is the same in every language.
  const named = `<main><h1 class="sr-only">${name}</h1></main><div data-outline inert aria-hidden="true">${content}</div>`
  return { pictures, root: `<div id="root" ${reader}>${named}</div>` }
}

const fontPreloads = (manifest: Manifest, fonts: RegExp) =>
  Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2') && fonts.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')

const textsOf = (manifest: Manifest, language: string) =>
  Object.keys(manifest).filter((source) => source.includes(`virtual:texts/start/${language}`))
