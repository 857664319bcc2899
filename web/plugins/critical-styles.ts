/**
 * The part of a minified style sheet that a piece of HTML shows: rules whose classes occur in it, the custom properties
 * and animations that these rules use, and the Latin fonts where the page has enough to say to wait for them. The whole
 * sheet follows later and brings the rest.
 */
export function criticalStyles(css: string, html: string, hasFonts = false): string {
  const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')))
  const rules = usedRules(parse(css), { html, names, hasFonts })
  return withoutUnused(rules).map(write).join('')
}

type Page = { html: string; names: Set<string>; hasFonts: boolean }
type Rule = { head: string; body: string; rules?: Rule[] }

const isGroup = (head: string) => /^@(media|supports|layer|container)\b/.test(head)

/** Splits a sheet at its braces; statements without a block (`@charset …;`) have none to show here. */
function parse(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const open = css.indexOf('{', start)
    if (open < 0) break
    const end = closing(css, open)
    const head = css.slice(start, open).replace(/^.*;/s, '').trim()
    const body = css.slice(open + 1, end)
    rules.push(isGroup(head) ? { head, body: '', rules: parse(body) } : { head, body })
    start = end + 1
  }
  return rules
}

function closing(css: string, open: number): number {
  let depth = 0
  for (let place = open; place < css.length; place++) {
    if (css[place] === '{') depth += 1
    if (css[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  return css.length
}

function usedRules(rules: Rule[], page: Page): Rule[] {
  return rules.flatMap((rule) => {
    if (rule.rules) {
      const inside = usedRules(rule.rules, page)
      return inside.length > 0 ? [{ ...rule, rules: inside }] : []
    }
    if (rule.head === '@font-face') return page.hasFonts && !/unicode-range/.test(rule.body) ? [rule] : []
    if (rule.head.startsWith('@')) return [rule]
    return splitSelectors(rule.head).some((selector) => isUsed(selector, page)) ? [rule] : []
  })
}

/** At commas, but not at those within brackets: `:is(h1, h2)`. */
const splitSelectors = (head: string) => head.split(/,(?![^(]*\))/)

/** Every class and attribute of a selector must be there; what a press or another language changes comes with the sheet. */
function isUsed(selector: string, page: Page) {
  const plain = selector.replace(/:not\([^()]*\)/g, '')
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)]
  const hasAttribute = ([, name = '', value]: string[]) =>
    page.html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`)
  return !/:lang\(/.test(plain) && classes.every((name) => page.names.has(name)) && attributes.every(hasAttribute)
}

/** Takes away custom properties and animations that nothing kept refers to, until nothing more goes. */
function withoutUnused(rules: Rule[]): Rule[] {
  const text = rules.map(write).join('')
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const clean = (rule: Rule): Rule[] => {
    if (rule.rules) {
      const inside = rule.rules.flatMap(clean)
      return inside.length > 0 ? [{ ...rule, rules: inside }] : []
    }
    const [, animation] = /^@(?:-webkit-)?keyframes (.+)$/.exec(rule.head) ?? []
    if (animation) return new RegExp(`animation[^;}]*${animation}`).test(text) ? [rule] : []
    if (rule.head.startsWith('@')) return [rule]
    const kept = rule.body
      .split(';')
      .filter((part) => !part.startsWith('--') || used.has(part.slice(0, part.indexOf(':'))))
    const body = kept.join(';')
    return body === '' ? [] : [{ ...rule, body }]
  }
  const next = rules.flatMap(clean)
  return next.map(write).join('').length < text.length ? withoutUnused(next) : next
}

const write = (rule: Rule): string => `${rule.head}{${rule.rules ? rule.rules.map(write).join('') : rule.body}}`
