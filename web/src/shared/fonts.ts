import burmeseSheet from '#styles/fonts-burmese.css?url'

/** After so long, texts are shown in a font of the device; in ms. */
const maxWaitMs = 3_000

/**
 * Resolves once Burmese letters are loaded, in both weights. In other letters a text takes other lines, and a button
 * below it would move away under the reader's finger.
 */
export const loadBurmeseLetters = () =>
  Promise.race([
    addBurmese().then(() => Promise.allSettled([load(''), load('bold ')])),
    new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
  ])

const load = (weight: string) => document.fonts.load(`${weight}1em Noto Sans Myanmar`, 'က')

let burmese: Promise<unknown> | undefined
/** Adds the faces of Burmese letters, once. */
export const addBurmese = () => (burmese ??= addSheet(burmeseSheet))

/** Adds a style sheet, and resolves once it is loaded, or has failed. A screen is not settled while one is `coming`. */
export function addSheet(href: string) {
  return new Promise<void>((resolve) => {
    const finish = () => {
      delete link.dataset.coming
      resolve()
    }
    const properties = { rel: 'stylesheet', href, onload: finish, onerror: finish }
    const link = Object.assign(document.createElement('link'), properties)
    link.dataset.coming = ''
    document.head.append(link)
  })
}
