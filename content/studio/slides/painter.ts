import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { emptyPage } from './slide-style'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const quietFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

export type Painter = { paint: (html: string, file: string) => Promise<number>; close: () => Promise<void> }

async function openBrowser(): Promise<Browser> {
  const executablePath = installed.find((path) => existsSync(path))
  // Chromium's sandbox refuses to start for the administrator of a container.
  const args = process.getuid?.() === 0 ? [...quietFlags, '--no-sandbox'] : quietFlags
  return chromium.launch(executablePath ? { executablePath, args } : { args })
}

async function paintOn(page: Page, html: string, file: string): Promise<number> {
  await page.evaluate((inside) => {
    document.body.innerHTML = inside
  }, html)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const scale = await page.evaluate<number>('fitWords()')
  if (scale === 0) throw new Error(`The words do not fit on ${file}`)
  await page.screenshot({ path: file })
  return scale
}

/** Opens one browser page that draws slide after slide into PNG files and reports how far the type was shrunk. */
export async function openPainter(): Promise<Painter> {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 854, height: 480 } })
  await page.setContent(emptyPage())
  return {
    paint: (html, file) => paintOn(page, html, file),
    close: () => browser.close(),
  }
}
