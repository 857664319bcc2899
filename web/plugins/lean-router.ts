import type { Plugin } from 'vite'

/**
 * react-router is one file whose components get their development names in separate statements, so that the bundler
 * keeps unused ones (forms, prefetching). Without these statements, and with `forwardRef` marked as free of side
 * effects, it drops them: 1.6 kB less at the first visit.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/[^/]+\.mjs$/.test(id)) return null
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (React\d*\.(forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
    },
  }
}
