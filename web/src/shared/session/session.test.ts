import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([['language_code', 'ind']])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The next test file starts without a session.
  vi.resetModules()
})

const open = async () => (await import('./session')).session

test('stores values under their names and notifies listeners', async () => {
  const session = await open()
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.set({ web_token: 'token', role: 'W', session_key: 'key' })
  stop()
  session.set({ hideBanner: '1' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(Object.fromEntries(stored)).toEqual({
    language_code: 'ind',
    web_token: 'token',
    role: 'W',
    session_key: 'key',
    hideBanner: '1',
  })
})

test('a logout keeps the language and the hidden banner, and removes the conversation with Genie', async () => {
  const session = await open()
  session.set({ web_token: 'token', role: 'W', hideBanner: '1' })
  stored.set('chat', '{}')
  session.clear()
  expect(Object.fromEntries(stored)).toEqual({ language_code: 'ind', hideBanner: '1' })
  expect(session.values()).toMatchObject({ web_token: '', role: '', language_code: 'ind' })
})

test('keeps the draft of a form until it is sent, or until a logout', async () => {
  const session = await open()
  const { storeDraft, readDraft } = await import('./draft')
  storeDraft('redeem', { address: '00 Sample Street' })
  storeDraft('other', { text: 'a' })
  expect(readDraft('redeem')).toEqual({ address: '00 Sample Street' })
  storeDraft('redeem', null)
  expect(readDraft('redeem')).toBeNull()
  session.set({ web_token: 'token' })
  session.clear()
  expect(readDraft('other')).toBeNull()
  expect(Object.fromEntries(stored)).toEqual({ language_code: 'ind' })
})

test('a browser that refuses storage still keeps the session while the page lives', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const session = await open()
  session.set({ web_token: 'token' })
  expect(session.token()).toBe('token')
})
