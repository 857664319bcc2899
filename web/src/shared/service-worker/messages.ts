import type { Language } from '@kasama/contract/language'

/** For whom the device keeps files: never her name or id. */
export type Reader = { role: 'E' | 'W'; language: Language }

/**
 * Messages of a page to the service worker: `reader` after a login or a change of language, `forget` once the session
 * has ended, `update` when the page has nothing to lose by a reload.
 */
export type PageMessage = { type: 'reader'; reader: Reader } | { type: 'forget' } | { type: 'update' }

/** Messages of the service worker to the pages: whether the last answer came from the server. */
export type WorkerMessage = { type: 'online' | 'offline' }
