/** Letters that are read at most. */
const maxLetters = 500

type Place = { node: Text; start: number }

/** The words of an element that are read. */
export type SpokenText = {
  text: string
  /** The places of the letters on the page; none if the text is only a name. */
  places: Place[]
}

/** The accessible name of an element, otherwise its visible text with pauses between its blocks. */
export function spokenText(element: Element): SpokenText {
  const name = givenName(element)
  if (name) return { text: shorten(name), places: [] }
  const { text, places } = visibleText(element)
  if (text.trim()) return { text: shorten(text), places }
  const control = element instanceof HTMLLabelElement ? element.control : null
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  if (label) return spokenText(label)
  return { text: shorten((control && givenName(control)) || element.getAttribute('title') || ''), places: [] }
}

function givenName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const names = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return names.join(' ').trim() || (element.getAttribute('aria-label')?.trim() ?? '')
}

function isSkipped(element: Element): boolean {
  if (element.matches('svg, script, style, [aria-hidden="true"], [data-listen="off"]')) return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

function visibleText(element: Element): SpokenText {
  const places: Place[] = []
  let text = ''
  let block: Element | null = null
  function add(words: string, place: Element, node?: Text) {
    if (!words.trim()) {
      text += words && ' '
      return
    }
    const next = blockOf(place)
    if (block && next !== block) text = withPause(text)
    block = next
    if (node) places.push({ node, start: text.length })
    text += sayable(words)
  }
  function walk(node: Node) {
    if (node instanceof Text && node.parentElement) add(node.data, node.parentElement, node)
    if (!(node instanceof Element) || isSkipped(node)) return
    const name = node.getAttribute(node instanceof HTMLImageElement ? 'alt' : 'aria-label')
    if (name && node !== element) add(name, node)
    else for (const child of node.childNodes) walk(child)
  }
  for (const child of element.childNodes) walk(child)
  return { text, places }
}

/** The block in whose line a text stands. */
function blockOf(element: Element): Element {
  const isInline = getComputedStyle(element).display.startsWith('inline')
  return isInline && element.parentElement ? blockOf(element.parentElement) : element
}

const withPause = (text: string) => (/[.!?:;,၊။…]\s*$/.test(text) ? `${text} ` : `${text}. `)

/** Replaces signs that voices pronounce, letter by letter, so that places stay: "1 / 3" is read as "1 3". */
const sayable = (words: string) =>
  words
    .replace(/\s/g, ' ')
    .replace(/(\d\s?)\/(\s?\d)/g, '$1 $2')
    .replace(/[·•|→✓]/g, ',')

function shorten(text: string): string {
  if (text.length <= maxLetters) return text.trimEnd()
  const start = text.slice(0, maxLetters)
  return start.slice(0, Math.max(start.lastIndexOf(' '), 1)).trimEnd()
}

/** The word at a place of the text, as it stands on the page. */
export function wordRange({ text, places }: SpokenText, start: number): Range | null {
  const [word = ''] = text.slice(start).match(/^\S+/) ?? []
  const place = places.findLast((candidate) => candidate.start <= start)
  if (!place || !word || !place.node.isConnected) return null
  const from = start - place.start
  if (from >= place.node.length) return null
  const range = document.createRange()
  range.setStart(place.node, from)
  range.setEnd(place.node, Math.min(from + word.length, place.node.length))
  return range
}
