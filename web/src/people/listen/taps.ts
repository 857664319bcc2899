import { readerLanguage } from '#shared/i18n/language.ts'
import { translator } from '#shared/i18n/texts.ts'
import { listenTexts } from '#shared/ui/media/listen/listen.texts.ts'
import { uiTexts } from '#shared/ui/ui.texts.ts'

/** Elements that a press activates. */
const active = [
  'a[href]',
  'button',
  'summary',
  'label',
  ...['radio', 'checkbox', 'submit', 'button', 'reset', 'image'].map((type) => `input[type=${type}]`),
  ...['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem'].map((role) => `[role=${role}]`),
].join()

/** Parts that act at once: fields, sliders, players, calls, notices that go by themselves, and those marked so. */
const atOnce = [
  '[data-listen="off"]',
  '[data-toast]',
  'a[href^="tel:"], a[href^="sms:"]',
  'input:not([type=radio], [type=checkbox], [type=submit], [type=button], [type=reset], [type=image])',
  'textarea, select, audio, video, iframe',
  '[contenteditable="true"], [role=slider], [role=textbox], [role=combobox]',
].join()

const texts = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, legend, figcaption, caption, blockquote, output'

/** The target of a press: an element that a second press activates, or a text. */
export type Target = { element: Element; isActive: boolean }

export function targetOf(target: EventTarget | null): Target | null {
  if (!(target instanceof Element) || target.closest(atOnce)) return null
  const pressed = target.closest(active)
  if (pressed && hasActingName(pressed)) return null
  if (pressed && !labelsField(pressed)) return { element: pressed, isActive: true }
  const text = target.closest(texts) ?? pressed ?? (hasOwnText(target) ? target : null)
  return text && { element: text, isActive: false }
}

/** Crosses, and buttons that read aloud themselves, are known by their names: they are part of the first scripts. */
function hasActingName(element: Element): boolean {
  const language = readerLanguage()
  const listen = translator(listenTexts, language)
  const names = [translator(uiTexts, language)('close'), listen('listen'), listen('stop')]
  return names.includes(element.getAttribute('aria-label') ?? '')
}

/** Whether a press on a label goes to a field that is never held back. */
const labelsField = (element: Element) =>
  element instanceof HTMLLabelElement && (!element.control || element.control.matches(atOnce))

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** Cards have a link whose target covers them: then the card is what is highlighted. */
export function frameOf(element: Element): Element {
  const cover = getComputedStyle(element, '::after')
  const isCovering = cover.position === 'absolute' && cover.inset === '0px' && cover.content !== 'none'
  const card = isCovering && element instanceof HTMLElement ? element.offsetParent : null
  return card ?? element
}

/**
 * Whether a press comes from a screen reader. TalkBack presses with a mouse of 1 x 1 px without pressure, VoiceOver
 * with a pointer without a size (as React Aria tells them apart).
 */
export const isVirtualPress = ({ width, height, pressure, pointerType, detail }: PointerEvent) =>
  (width === 0 && height === 0) ||
  (width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse')

/** Whether a click comes from keys, a script or a screen reader, which holds its mouse's button down. */
export const isVirtualClick = ({ isTrusted, detail, buttons }: MouseEvent) =>
  !isTrusted || detail === 0 || buttons === 1
