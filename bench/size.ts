/**
 * A reader's downloads in brotli bytes, beside their budgets; fails if one exceeds its budget. Reads the build in
 * web/dist. Of the texts, the largest language counts.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }

const dist = new URL('../web/dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
type Row = [name: string, bytes: number, budget: number]
const kilobyte = 1000

const brotli = (file: string) => statSync(new URL(`${file}.br`, dist)).size
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + brotli(file), 0)

/** The chunk of a module or of a named group, and those of all its static imports. */
function chunksOf(source: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
  if (!chunk) throw new Error(`web/dist knows no ${source}`)
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen)
  return seen
}

function texts(group: string) {
  const sources = Object.keys(manifest).filter((source) => source.includes(`virtual:texts/${group}/`))
  return Math.max(0, ...sources.map((source) => brotli(manifest[source]?.file ?? '')))
}

function union(...sources: string[]): Chunk[] {
  return [...new Set(sources.flatMap((source) => [...chunksOf(source)]))]
}

const scripts = (chunks: Chunk[]) => chunks.map(({ file }) => file)
const styles = (chunks: Chunk[]) => new Set(chunks.flatMap(({ css = [] }) => css))
const fontSheet = Object.values(manifest).filter(({ file }) => /\bfonts.*\.css$/.test(file))

const login = union('index.html', 'start')
const library = union('frame', 'library')
const libraryOnly = library.filter((chunk) => !login.includes(chunk))
const chatOnly = union('src/pages/chat-page.tsx').filter((chunk) => ![...login, ...library].includes(chunk))
const desk = union('index.html', 'start', 'src/pages/desk/desk.tsx')
const deskOnly = desk.filter((chunk) => !login.includes(chunk))
/** Every screen in its frame, except the developers' page of all components, and the desk, which only admins use. */
const screens = Object.keys(manifest)
  .filter((source) => source.startsWith('src/pages/') && !/components-page|components\/|pages\/desk\//.test(source))
  .concat('library')
  .map((source) => union('index.html', 'start', 'frame', source))
/** Whether a chunk names a call of the desk; the list of organisations is part of everybody's login screen. */
const callsDesk = ({ file }: Chunk) =>
  /(?:GET|POST|PATCH|PUT|DELETE) \/admin\/(?!orgs\b)/.test(readFileSync(new URL(file, dist), 'utf8'))
const deskChunksElsewhere = new Set(screens.flat().filter(callsDesk))
const styleBytes = (chunks: Chunk[]) => total(styles(chunks)) + total(scripts(fontSheet))
const fonts = Object.values(manifest).filter(({ file }) => /(gabarito|atkinson).*\.woff2$/.test(file))
const fontBytes = fonts.reduce((sum, { file }) => sum + statSync(new URL(file, dist)).size, 0)
const pages = readdirSync(dist).filter((file) => file.endsWith('.html'))

const rows: Row[] = [
  ['JavaScript, login screen', total(scripts(login)) + texts('start'), 104.5],
  ['more JavaScript, library', total(scripts(libraryOnly)) + texts('lessons'), 31],
  ['more JavaScript, chat', total(scripts(chatOnly)) + texts('pages'), 26.2],
  ['more JavaScript, desk', total(scripts(deskOnly)), 130],
  ['JavaScript, desk for others', total(scripts([...deskChunksElsewhere])), 0],
  ['CSS, login screen', styleBytes(login), 15],
  ['CSS, largest screen', Math.max(...screens.map(styleBytes)), 15],
  ['CSS, desk', styleBytes(desk), 30],
  ['service worker', brotli('service-worker.js'), 25],
  ['fonts, Latin', fontBytes, 70],
  ...pages.map((page): Row => [`first HTML, ${page.replace('.html', '')}`, brotli(page), 14]),
]

for (const [name, bytes, budget] of rows) {
  const verdict = bytes > budget * kilobyte ? 'OVER' : 'ok'
  console.log(`${name.padEnd(28)}${(bytes / kilobyte).toFixed(1).padStart(8)} kB of ${budget} kB  ${verdict}`)
}
if (rows.some(([, bytes, budget]) => bytes > budget * kilobyte)) process.exitCode = 1
