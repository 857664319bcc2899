/** Returns whether the target of an event takes letters itself. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

/** Returns whether a key acts by itself: without other keys, outside fields and dialogs. */
export const isSingleKey = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  !document.querySelector('dialog[open]')

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Focuses the next or the previous row; from outside the list its first or last. */
function step(by: 1 | -1) {
  const all = rows()
  const row = current()
  const place = row ? all.indexOf(row) + by : by === 1 ? 0 : all.length - 1
  const next = all[Math.min(Math.max(place, 0), all.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

const clickFirst = (...what: string[]) => {
  const row = current()
  for (const one of what) {
    const found = row?.querySelector<HTMLElement>(one)
    if (found) return found.click()
  }
}

/** Actions of single letters on the row that has the focus. */
export const listKeys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  o: () => clickFirst('[data-open]', '[data-expand]'),
  x: () => clickFirst('[data-choose]'),
  e: () => clickFirst('[data-edit]', '[data-expand]', '[data-open]'),
}
