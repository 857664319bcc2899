import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Beasties from 'beasties'
import { build, type Manifest, type ManifestChunk, type Plugin, type ResolvedConfig } from 'vite'
import { afterBuild } from './after-build.ts'
import { chunksOf } from './chunks-of.ts'
import type { Screen } from './screens.ts'

/**
 * `entry` renders a screen to HTML; `app` names the chunk that the first script starts; `styles` are those that scripts
 * add to pages, whose hashes the content security policy needs too.
 */
type Options = { entry: string; app: string; screens: Screen[]; styles: string[] }
type RenderScreen = (path: string, language: Screen['language']) => Promise<string>

/**
 * After the build, writes the first HTML of every screen: the part that the build can draw, its critical styles, and
 * the names of its scripts. The hashes of inline styles go to dist/csp.json for the server's content security policy.
 */
export const prerender = ({ entry, app, screens, styles }: Options): Plugin =>
  afterBuild('prerender', async ({ config, dist, manifest }) => {
    const { renderScreen, folder } = await buildRenderer(config, entry)
    const shell = await readFile(join(dist, 'index.html'), 'utf8')
    const withStyles = criticalStyles(dist)
    const hashes = new Set(styles.map(hashOf))
    for (const screen of screens) {
      const root = await rootOf(screen, renderScreen)
      const html = await withStyles(pageOf(shell, chunksFor(screen, app, manifest), root))
      for (const [, style = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) hashes.add(hashOf(style))
      await writeFile(join(dist, screen.file), html)
    }
    await writeFile(join(dist, 'csp.json'), JSON.stringify({ style: [...hashes] }))
    await rm(folder, { recursive: true })
  })

/**
 * Writes the critical styles of a page into its head, and moves the links to its sheets behind its content. Rules for
 * the root's attribute `data-google` stay, since the server sets it later; so do the styles of the picture and the
 * texts that the server adds.
 */
function criticalStyles(dist: string): (page: string) => Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    fonts: false,
    allowRules: [/^:root\W/, /\[data-picture/, /^(h1|p)\.\w+$/],
    logLevel: 'warn',
  })
  return async (page) => withDeviceFonts(await beasties.process(page), dist)
}

const faceOfDevice = /@font-face\{[^}]*src:local\([^}]*\}/g

/** Adds the `@font-face` rules for the device's fonts, since Beasties finds no fonts behind variables. */
async function withDeviceFonts(html: string, dist: string): Promise<string> {
  const sheets = [...html.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, file = '']) => readFile(join(dist, file), 'utf8'))
  const faces = new Set((await Promise.all(sheets)).flatMap((css) => css.match(faceOfDevice) ?? []))
  return html.replace('<style>', `<style>${[...faces].join('')}`)
}

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`

/** Builds the same sources for Node. */
async function buildRenderer(config: ResolvedConfig, entry: string) {
  const folder = join(config.root, config.build.outDir, '.prerender')
  await build({
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  })
  const { renderScreen }: { renderScreen: RenderScreen } = await import(pathToFileURL(join(folder, 'render.mjs')).href)
  return { renderScreen, folder }
}

function chunksFor({ sources, language, isComplete }: Screen, app: string, manifest: Manifest) {
  const groups = language ? ['start', ...(isComplete ? [] : ['lessons'])] : []
  const isText = (source: string) => groups.some((group) => source.includes(`virtual:texts/${group}/${language}`))
  const texts = Object.keys(manifest).filter(isText)
  return [app, ...sources, ...texts].flatMap((source) => chunksOf(manifest, source))
}

const firstScript = /\s*<script type="module".*? src="(.*?)"><\/script>/

/** Puts the first script behind the root, which then exists even if the script runs before the style sheet loads. */
function pageOf(shell: string, chunks: ManifestChunk[], root: string) {
  const [tag = '', address = ''] = firstScript.exec(shell) ?? []
  const scripts = new Set([address, ...chunks.map(({ file }) => `/${file}`)])
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))
  const preloads = [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const links = [...sheets]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
  return shell
    .replace(firstScript, '')
    .replace('</title>', `</title>${preloads.join('')}`)
    .replace('</head>', `${links.join('')}</head>`)
    .replace(
      /<div id="root">.*?<\/div>(?=\s*<\/body>)/s,
      (empty) => (root || empty) + tag.trim().replace('<script', '<script async'),
    )
}

/** A drawn screen. React names the pictures that it needs before its elements, where they would disturb hydration. */
async function rootOf({ path, language, isComplete }: Screen, renderScreen: RenderScreen) {
  if (path === undefined) return ''
  const html = await renderScreen(path, language)
  if (/ style="/.test(html)) throw new Error(`${path}: the content security policy refuses style attributes`)
  const content = html.replace(/^(<link rel="preload"[^>]*>)*/, '')
  const page = isComplete ? ` data-page="${path.split('?', 1)}"` : ''
  return `<div id="root" data-language="${language}"${page}>${content}</div>`
}
