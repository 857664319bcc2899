import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = 'web/dist'
const compressiblePattern = /\.(js|css|html|svg|json)$/

/**
 * Copies the app's pages with a placeholder for Google's button; the server sends these if Google login is configured.
 */
mkdirSync(join(folder, 'with-google'), { recursive: true })
const pages = readdirSync(folder).filter((name) =>
  /^(index|library|signup|video|(helper-)?login)\b.*\.html$/.test(name),
)
for (const page of pages) {
  const html = readFileSync(join(folder, page), 'utf8')
  writeFileSync(join(folder, 'with-google', page), html.replace('<html ', '<html data-google '))
}

/** Writes a brotli copy at full quality beside every text file of the web app, for the server to send as it is. */
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressiblePattern.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const text = readFileSync(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }))
}
