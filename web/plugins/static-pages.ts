import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { htmlLanguages } from '../../contract/src/language.ts'
import { staticPage } from '../src/shared/static-page.ts'
import { faqPages } from '../static-pages/faq.ts'
import { layOut } from '../static-pages/layout.ts'
import { privacyPages } from '../static-pages/privacy.ts'
import { termsPages } from '../static-pages/terms.ts'

/** `folder` holds the pages and their sheet, `faq` the questions of the content pack. */
type Options = { folder: string; faq: string }

/**
 * Writes /privacy.html, /terms.html and /faq.html beside the app, each in every language: no script, the app's tokens,
 * base styles and fonts, and a sheet of their own.
 */
export function staticPages({ folder, faq }: Options): Plugin {
  return {
    name: 'static-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const app = Object.values(bundle).flatMap((chunk) => baseStyles(chunk))
        const source = readFileSync(join(folder, 'pages.css'), 'utf8').replace(/\s+/g, ' ')
        this.emitFile({ type: 'asset', fileName: 'pages.css', source })
        const styles = [...app, 'pages.css'].map((file) => `/${file}`)
        for (const page of [...privacyPages, ...termsPages, ...faqPages(faq)]) {
          const fileName = staticPage(page.name, htmlLanguages[page.language]).slice(1)
          this.emitFile({ type: 'asset', fileName, source: layOut(page, styles) })
        }
      },
    },
  }
}

/** Names of the app's sheets and of the fonts' sheet. */
function baseStyles(output: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (output.type === 'chunk') {
    const isApp = output.moduleIds.some((id) => id.endsWith('/src/app/start.tsx'))
    return isApp ? [...(output.viteMetadata?.importedCss ?? [])] : []
  }
  return /^assets\/fonts-.*\.css$/.test(output.fileName) ? [output.fileName] : []
}
