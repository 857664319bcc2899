import type { Page } from '@playwright/test'
import { build } from 'esbuild'

type SavedStore = {
  saveLesson: (videoId: number, choice: object) => Promise<void>
  allLessons: () => Promise<SavedRow[]>
}
export type SavedRow = {
  videoId: number
  state: string
  stop?: string
  bytes: number
  receivedBytes: number
  seenAt: number
  files: { path: string; kind: string; bytes: number }[]
}

let bundle: Promise<string> | undefined

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['web/test/lessons/saved-lessons-in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'import.meta.env': '{"PROD":true}' },
    plugins: [
      {
        name: 'without-texts-and-fonts',
        setup(builder) {
          builder.onResolve({ filter: /^virtual:texts|\?url$/ }, ({ path }) => ({ path, namespace: 'none' }))
          builder.onLoad({ filter: /.*/, namespace: 'none' }, () => ({
            contents: 'export const loaders = {}; export default ""',
          }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

/** Gives a page the functions of saved lessons as `window.savedLessons`, beside the app that uses them. */
export async function withStore(page: Page): Promise<void> {
  bundle ??= bundled()
  await page.evaluate(await bundle)
  await page.evaluate(() => (window as unknown as { setUser: () => Promise<void> }).setUser())
}

export const savedRows = (page: Page) =>
  page.evaluate(() => (window as unknown as { savedLessons: SavedStore }).savedLessons.allLessons())

export const saveLesson = (page: Page, videoId: number, choice: { language: string; form: string }) =>
  page.evaluate(
    ([id, chosen]) => (window as unknown as { savedLessons: SavedStore }).savedLessons.saveLesson(id, chosen),
    [videoId, choice] as const,
  )
