/**
 * Changes a page as a browser's translation does: two `font` elements replace every text, also later or changed ones.
 * The texts stay the same, so that a journey can read them; runs in the page. `from` is the event that starts it.
 */
export function translateAsBrowser(from: 'DOMContentLoaded' | 'load' | 'now' = 'DOMContentLoaded') {
  const untranslated = 'script, style, textarea, noscript, code, svg, [translate=no], .notranslate'
  const translations = new WeakSet<Node>()

  function translate(text: Node) {
    const parent = text.parentElement
    if (translations.has(text) || !text.nodeValue?.trim() || !parent || parent.closest(untranslated)) return
    const copy = document.createTextNode(text.nodeValue)
    translations.add(copy)
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.style.verticalAlign = 'inherit'
    inner.style.verticalAlign = 'inherit'
    inner.append(copy)
    outer.append(inner)
    parent.replaceChild(outer, text)
  }

  function translateAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translate)
  }

  function begin() {
    // Two translations would translate each other's texts without end.
    if (document.documentElement.classList.contains('translated-ltr')) return
    document.documentElement.classList.add('translated-ltr')
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target)
        addedNodes.forEach(translateAll)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }

  if (from === 'now') begin()
  else addEventListener(from, begin, { once: true })
}
