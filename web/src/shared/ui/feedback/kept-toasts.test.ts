import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The toasts of a new document. */
async function open() {
  vi.resetModules()
  const store = await import('./toast-store')
  return { ...store, ...(await import('./kept-toasts')) }
}
const shown = ({ toastStore }: Awaited<ReturnType<typeof open>>) =>
  toastStore.list().map(({ text, kind }) => ({ text, kind }))

test('the next document shows the toasts once, an error as an error', async () => {
  const first = await open()
  first.showToast('Saved.')
  first.showToast('The receipt could not be sent.', 'error')
  const toasts = shown(first)
  first.storeToasts()
  const second = await open()
  second.showStoredToasts()
  expect(shown(second)).toEqual(toasts)
  expect(toasts).toMatchObject([{ kind: 'ok' }, { kind: 'error' }])
  const third = await open()
  third.showStoredToasts()
  expect(shown(third)).toEqual([])
})
