import { QueryClientProvider } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#shared/api/query-client.ts'
import { loadPagesTexts, readerLanguage } from '#shared/i18n/language.ts'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'
import { session } from '#shared/session/session.ts'
import { listenChoice, subscribeToChoice } from './choice'
import { ListenBar, ListenIcon } from './controls/listen-bar'
import styles from './controls/listen-bar.module.css'
import { forgetRemoved, mayListen, startTaps } from './listening'

/**
 * The mode has a root of its own, since the first scripts know nothing of it: its bar stands below the header, and
 * within an open dialog, as nothing outside it can be pressed.
 */
async function begin(): Promise<() => void> {
  await loadPagesTexts()
  const bar = Object.assign(document.createElement('div'), { className: styles.place ?? '' })
  bar.dataset.listenBar = ''
  const icon = document.createElement('span')
  icon.dataset.listen = 'off'
  const root = createRoot(bar)
  root.render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={readerLanguage()}>
        <ListenBar />
        {createPortal(<ListenIcon />, icon)}
      </LanguageProvider>
    </QueryClientProvider>,
  )
  const follow = () => {
    place(bar, icon)
    forgetRemoved()
  }
  const changes = new MutationObserver(follow)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  const sizes = new ResizeObserver(() => measure(bar))
  sizes.observe(bar)
  follow()
  const endTaps = startTaps()
  return () => {
    changes.disconnect()
    sizes.disconnect()
    endTaps()
    root.unmount()
    bar.remove()
    measure(bar)
    icon.remove()
  }
}

/** Puts bar and icon back where they stand, after a page or a dialog was opened or closed. */
function place(bar: HTMLElement, icon: HTMLElement) {
  const header = document.querySelector('[data-app-header]')
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const parent = dialog ?? header?.parentElement ?? document.body
  if (bar.parentElement !== parent || (!dialog && header && bar.previousElementSibling !== header)) {
    if (dialog || !header) parent.prepend(bar)
    else header.after(bar)
    measure(bar)
  }
  const genie = header?.querySelector('a[href="/chat"]')
  if (genie && genie.previousElementSibling !== icon) genie.before(icon)
}

/** Sets the height of the header above the bar, and that of the bar above a page without a header. */
function measure(bar: HTMLElement) {
  const before = bar.previousElementSibling
  const hasHeader = before instanceof HTMLElement && before.matches('[data-app-header]')
  bar.style.setProperty('--listen-top', `${hasHeader ? before.offsetHeight : 0}px`)
  const pixelsAbove = bar.parentElement === document.body ? bar.offsetHeight : 0
  document.documentElement.style.setProperty('--above', `${pixelsAbove}px`)
}

const retryMs = 5000
let running: Promise<() => void> | null = null

/** Begins and ends the mode as she chooses, and with the login of somebody else. */
function follow() {
  const isWanted = listenChoice().isOn && mayListen()
  if (isWanted && !running) start()
  if (isWanted || !running) return
  running.then((end) => end()).catch(() => {})
  running = null
}

/** Begins the mode; if its texts can't be downloaded, again a little later. */
function start() {
  const beginning = begin()
  running = beginning
  beginning.catch(() => {
    if (running === beginning) running = null
    setTimeout(follow, retryMs)
  })
}

subscribeToChoice(follow)
session.subscribe(follow)
follow()
