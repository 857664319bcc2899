import { session } from '#shared/session/session.ts'
import { chooseListening, listenChoice, noteTold } from './choice'
import { read, stopReading } from './reader'
import { spokenText } from './spoken-text'
import { frameOf, isVirtualClick, isVirtualPress, type Target, targetOf } from './taps'

/** `read`: what was read waits for its second tap. `silent`: there is no voice for what she tapped. */
type Phase = 'idle' | 'reading' | 'read' | 'silent'
type Listening = { phase: Phase; opens: boolean }

const idle: Listening = { phase: 'idle', opens: false }
let state = idle
const listeners = new Set<() => void>()

export const listening = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function change(next: Listening) {
  state = next
  for (const listener of listeners) listener()
}

/** The element that was read last, which the next tap opens. */
let current: Target | null = null
let frame: Element | null = null
const mark = 'data-read'

/** Stops the sound; a second tap still opens. */
export function stop() {
  stopReading()
  frame?.removeAttribute(mark)
  frame = null
  if (state.phase === 'reading') change(current?.isActive ? { phase: 'read', opens: true } : idle)
}

function forget() {
  current = null
  stop()
  change(idle)
}

/** Reads what she tapped; false if it has no words, or if it has no voice and she was told so before: the tap then acts at once. */
function begin(next: Target): boolean {
  forget()
  const spoken = spokenText(next.element)
  if (!spoken.text) return false
  const end = read(next.element, spoken)
  if (!end) {
    // A button is held back once; the lack of a voice for a text is said each time.
    if (next.isActive && listenChoice().wasTold) return false
    explainSilence(next)
    return true
  }
  current = next
  frame = frameOf(next.element)
  frame.setAttribute(mark, '')
  change({ phase: 'reading', opens: next.isActive })
  void end.then((isRead) => {
    if (current !== next || state.phase !== 'reading') return
    stop()
    if (!isRead) explainSilence(next)
  })
  return true
}

/** Says that there is no voice for what she tapped. */
function explainSilence(next: Target) {
  current = next
  change({ phase: 'silent', opens: next.isActive })
  noteTold()
}

/** Whether a finger or a mouse began the click that comes next. */
let isByHand = false

const press = (event: PointerEvent) => {
  isByHand = event.isTrusted && !isVirtualPress(event)
}

function click(event: MouseEvent) {
  // With a modifier key a link opens in a new tab.
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  const isTap = isByHand && !hasModifier && !isVirtualClick(event)
  // A label's tap is followed by a click of its field, which belongs to the same tap.
  isByHand = false
  if (!isTap) return
  const next = targetOf(event.target)
  if (next) take(next, event)
}

/** The first tap or Enter reads and is held back; the second one opens. */
function take(next: Target, event: Event) {
  if (next.isActive && next.element === current?.element) return forget()
  const isHeld = begin(next)
  if (!isHeld || !next.isActive) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function key(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
  if (event.key.toLowerCase() === 's' && state.phase === 'reading' && !event.target.matches('input, textarea, select'))
    return stop()
  const next = event.key === 'Enter' ? targetOf(event.target) : null
  if (!next?.isActive) return
  // A held key is one press.
  if (event.repeat) return event.preventDefault()
  take(next, event)
}

const hide = () => document.hidden && stop()
const playVideo = ({ target }: Event) => target instanceof HTMLMediaElement && !target.muted && stop()

/** Reading ends with what is read: called when the page has changed. */
export function forgetRemoved() {
  if (current && !current.element.isConnected) forget()
}

/** Handles taps and keys before the app does; returns a function that stops this. */
export function startTaps(): () => void {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('click', click, options)
  window.addEventListener('keydown', key, options)
  document.addEventListener('visibilitychange', hide, options)
  window.addEventListener('pagehide', stop, options)
  document.addEventListener('play', playVideo, options)
  return () => {
    end.abort()
    forget()
  }
}

export const turnOff = () => chooseListening(false)

/**
 * Whether this reader may turn it on: employers and admins see the app unchanged, even on a worker's phone where it is on.
 */
export const mayListen = () => !['E', 'A'].includes(session.values().role)
