import type { Plugin } from 'vite'

/**
 * A part's styles are overridden by those of the page that uses it, so a page's sheet must follow those of its parts.
 * The build names them in that order, but adds them to the head, before the sheets that a page's first HTML has at the
 * end of its body (prerender.ts). This plugin adds them to the body too.
 */
export function sheetsInOrder(): Plugin {
  return {
    name: 'sheets-in-order',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null
      const changed = code.replace('document.head.appendChild(link)', 'document.body.appendChild(link)')
      if (changed === code) throw new Error("Vite's helper for preloading does not add its links where it did")
      return changed
    },
  }
}
