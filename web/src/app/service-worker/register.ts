import { queryClient } from '#shared/api/query-client.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { keepInstallPrompt } from '#shared/device/install.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import { reload } from '#shared/navigation/reload.ts'
import type { PageMessage, Reader, WorkerMessage } from '#shared/service-worker/messages.ts'
import { areOfflinePartsShown } from '#shared/service-worker/offline-parts.ts'
import { session } from '#shared/session/session.ts'

const updateCheckMs = 3_600_000

async function start() {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    showReach(data).catch(() => {}),
  )
  window.addEventListener('beforeinstallprompt', keepInstallPrompt)
  queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && noticeLostLine(event.action))
  queryClient.getMutationCache().subscribe((event) => event.type === 'updated' && noticeLostLine(event.action))
  session.subscribe(() => void tellReader())
  await tellReader()
  navigator.serviceWorker.addEventListener('controllerchange', takeRelease)
  // The first answers may be stored ones.
  if (navigator.serviceWorker.controller) refresh()
  document.addEventListener('visibilitychange', () => void updateIfQuiet().catch(() => {}))
  // She may have left before this module was loaded.
  updateIfQuiet().catch(() => {})
  const { startSavedLessons } = await import('#shared/saved-lessons/start.ts')
  startSavedLessons()
}

let isUpdating = false

/** A release that this page has started is opened while nobody sees it. */
function takeRelease() {
  if (isUpdating && document.hidden && isQuiet()) reload()
  else refresh()
}

/**
 * Asks the server again for what is on the screen, but for praise and thanks: they are never stored ones, and praise that
 * is shown is marked as seen and would be missing.
 */
const refresh = () =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'praise' && name !== 'thanks' })

let told = ''

/** Tells the service worker who reads, in which language; after the session's end, to forget what it has stored. */
async function tellReader() {
  const { role, web_token } = session.values()
  const reader: Reader | null =
    web_token && (role === 'E' || role === 'W') ? { role, language: readerLanguage() } : null
  if (told === JSON.stringify(reader)) return
  told = JSON.stringify(reader)
  try {
    const { serviceWorker } = navigator
    if (reader) await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    const registration = reader ? await serviceWorker.ready : await serviceWorker.getRegistration()
    send(registration?.active, reader ? { type: 'reader', reader } : { type: 'forget' })
  } catch (error) {
    // Refused by the browser's settings: the app works as without one. A script that did not arrive is a TypeError.
    if (!(error instanceof DOMException) || error.name === 'AbortError') return
    const { noteRefusal } = await import('#shared/saved-lessons/can-save.ts')
    noteRefusal()
  }
}

const send = (worker: ServiceWorker | null | undefined, message: PageMessage) => worker?.postMessage(message)

let lastUpdateCheck = Date.now()

/**
 * The library, where nothing is typed: a reload while it is hidden loses nothing. Her progress has her name and her
 * photo, which she may be choosing in another app.
 */
const isQuiet = () => location.pathname === '/library' && !document.querySelector('dialog[open]')

/**
 * Starts a new release that has been downloaded when she leaves the app, from a list. An app that stays open for days
 * asks for a new release when she comes back. Without internet a reload would show less than the open page.
 */
async function updateIfQuiet() {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!document.hidden && Date.now() > lastUpdateCheck + updateCheckMs) {
    lastUpdateCheck = Date.now()
    registration?.update().catch(() => {})
  }
  if (!document.hidden || !registration?.waiting || !isQuiet() || isOffline()) return
  isUpdating = true
  send(registration.waiting, { type: 'update' })
}

const isOffline = () => !navigator.onLine || areOfflinePartsShown()

let wasOffline = false

/** Shows and removes what is different without internet. */
async function showReach({ type }: WorkerMessage) {
  if (type === 'online' && !wasOffline) return
  const { showOffline } = await import('#pages/offline/show-offline.tsx')
  wasOffline = true
  await showOffline(type === 'offline')
}

/** Requests that the service worker does not answer fail in the page alone. */
function noticeLostLine(action: object) {
  const isLost = 'error' in action && action.error instanceof RequestError && action.error.status === 0
  if (isLost) showReach({ type: 'offline' }).catch(() => {})
}

/**
 * This module, loaded once the first view is complete, registers the service worker for a logged-in worker or employer,
 * and tells it who reads. Its absence, in private mode or an old browser, changes nothing.
 */
if (import.meta.env.PROD && navigator.serviceWorker) start().catch(() => {})
