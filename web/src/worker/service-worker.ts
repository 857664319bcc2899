import { countData } from '#shared/saved-lessons/data-this-month.ts'
import type { PageMessage, WorkerMessage } from '#shared/service-worker/messages.ts'
import { forgetSender } from '#shared/watching/waiting-store.ts'
import {
  answerCall,
  compareAnswer,
  forgetAnswers,
  isKept,
  isKeptToCompare,
  markChanged,
  sendReport,
} from './answers.ts'
import { appFile, installFiles, keepFilesFor, removeFormerFiles } from './files/app-files.ts'
import {
  isAnsweredHere,
  keepMissingPages,
  keepPages,
  openPage,
  removeFormerPages,
  removePages,
} from './files/app-pages.ts'
import { handleBackgroundFetch } from './files/background-fetch.ts'
import { isSavedFile, savedFile, watchLessons } from './files/saved-files.ts'
import { endSubscription, handleNotificationClick, showPush } from './push.ts'
import { isReport } from './stored-calls.ts'
import { handleSync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker: it opens the app without internet. What it may answer from the device is listed in its
 * neighbours: files and pages of one release, and answers of one reader (docs/decisions/0042-without-internet.md).
 */
self.addEventListener('install', (event) => {
  event.waitUntil(installRelease())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(startRelease())
})

self.addEventListener('message', (event) => {
  event.waitUntil(handle(event.data as PageMessage, event.source))
})

self.addEventListener('push', showPush)
self.addEventListener('sync', handleSync)
self.addEventListener('notificationclick', handleNotificationClick)
handleBackgroundFetch()
watchLessons()
countData()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { origin, pathname } = url
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate' && request.method === 'GET' && isAnsweredHere(pathname))
    return event.respondWith(openPage(event, pathname))
  if (request.method === 'GET' && pathname.startsWith('/assets/'))
    return event.respondWith(appFile(request, removePages))
  if (isSavedFile(request, url)) return event.respondWith(savedFile(request))
  if (pathname.startsWith('/api/')) answerApi(event, pathname.slice('/api'.length))
})

function answerApi(event: FetchEvent, path: string) {
  const { request } = event
  if (isKept(request, path)) return event.respondWith(answerCall(event, tellPages))
  if (isKeptToCompare(request, path)) return event.respondWith(compareAnswer(event))
  if (request.method === 'GET') return
  if (path === '/auth/logout') event.waitUntil(forgetAnswers())
  if (isReport(path)) return event.respondWith(sendReport(request))
  event.waitUntil(markChanged().catch(() => {}))
  if (isPlainWrite(request)) event.respondWith(writeAndMark(event))
}

/** Files keep their progress, and answers that come in parts their connection to the page. */
const isPlainWrite = ({ headers }: Request) =>
  headers.get('content-type') === 'application/json' && !headers.get('accept')?.includes('text/event-stream')

/** An answer that was asked while the write was going on may be older than it. */
async function writeAndMark(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } finally {
    await markChanged().catch(() => {})
  }
}

async function installRelease() {
  await installFiles()
  await keepPages()
}

/** Pages that are open already are served from now on, so that their answers are kept. */
async function startRelease() {
  await removeFormerFiles()
  await removeFormerPages()
  await self.clients.claim()
}

async function handle(message: PageMessage, page: ExtendableMessageEvent['source']) {
  if (message.type === 'forget') {
    await forgetSender()
    for (const notification of await self.registration.getNotifications()) notification.close()
    await forgetAnswers()
    return endSubscription().catch(() => {})
  }
  if (message.type === 'reader') {
    // A page that has just opened may have missed that the server is not reached.
    if (reach) page?.postMessage(reach)
    await keepFilesFor(message.reader)
    return keepMissingPages()
  }
  // Another open page may hold unsent words: the update waits for its end.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

/** Unknown when the worker starts: the browser ends it between two events. */
let reach: WorkerMessage | undefined

/** Notifies the open pages when the server is no longer reached, or is reached again. */
async function tellPages(isReached: boolean) {
  const type = isReached ? 'online' : 'offline'
  if (reach?.type === type) return
  reach = { type }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(reach)
}
