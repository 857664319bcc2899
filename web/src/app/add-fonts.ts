import { firstView } from '#shared/first-view.ts'
import sheet from '#styles/fonts.css?url'

/**
 * Loads fonts after the first screen: on a slow connection the code, the data and the beginning of a clip are needed
 * sooner. Until then texts use a local font with adjusted metrics (styles/fallback-fonts.css).
 */
export async function addFonts() {
  await firstView()
  import('./after-first-view.ts').catch(() => {})
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  link.dataset.coming = ''
  const markLoaded = () => delete link.dataset.coming
  link.addEventListener('load', markLoaded)
  link.addEventListener('error', markLoaded)
  const add = () => document.head.append(link)
  const clip = document.querySelector('video')
  if (!clip || clip.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return add()
  for (const event of ['loadeddata', 'error']) clip.addEventListener(event, add, { once: true })
}
