import sheet from '../styles/fonts.css?url'

/**
 * Fonts come after the first screen: on a slow line the code, the data and the beginning of a clip are needed sooner.
 * Until then texts are set in a font of the device with the same measures (styles/fallback-fonts.css).
 */
export function addFonts() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  const add = () => document.head.append(link)
  const clip = document.querySelector('video')
  if (!clip || clip.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return add()
  for (const event of ['loadeddata', 'error']) clip.addEventListener(event, add, { once: true })
}
