import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../session/session'
import { openStore } from './browser/open-store'
import { sendWaiting } from './send-waiting'
import type { WaitingAct } from './waiting-list'
import { changeWaiting, onWaitingNews, readWaiting } from './waiting-store'

describe('waiting store', () => {
  let account = 0
  const positionOf = (position: number): WaitingAct => ({
    kind: 'position',
    video_id: 1,
    language_code: 'eng',
    position,
  })
  const add = (item: WaitingAct) => changeWaiting(account, (list) => [...list, item])
  const remove = (item: WaitingAct) =>
    changeWaiting(account, (list) => list.filter((other) => JSON.stringify(other) !== JSON.stringify(item)))

  function fillDisk() {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  }

  beforeEach(() => {
    account += 1
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('on a full disk, keeps new reports in memory after the stored ones', async () => {
    await add(positionOf(10))
    fillDisk()
    await Promise.all([add(positionOf(20)), add(positionOf(30))])
    expect(await readWaiting(account)).toEqual([positionOf(10), positionOf(20), positionOf(30)])
    await remove(positionOf(10))
    expect(await readWaiting(account)).toEqual([positionOf(20), positionOf(30)])
  })

  test('with blocked site data, keeps reports in memory and tells nobody', async () => {
    fillDisk()
    vi.stubGlobal('BroadcastChannel', function denied() {
      throw new DOMException('denied', 'SecurityError')
    })
    const end = onWaitingNews(() => {})
    await add(positionOf(10))
    end()
    expect(await readWaiting(account)).toEqual([positionOf(10)])
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const read = openStore('denied', 'store')('readonly', () => 1)
    await expect(read).rejects.toThrow('denied')
  })

  test('after a refused write, adds later reports to the list in memory', async () => {
    fillDisk()
    await add(positionOf(10))
    vi.restoreAllMocks()
    await add(positionOf(20))
    expect(await readWaiting(account)).toEqual([positionOf(10), positionOf(20)])
  })
})

describe('send waiting', () => {
  const position: WaitingAct = { kind: 'position', video_id: 1, language_code: 'eng', position: 60 }
  const server = vi.fn(async (_: RequestInfo | URL) => Response.json({ error: false, data: {} }))

  beforeEach(async () => {
    vi.stubGlobal('fetch', server)
    await changeWaiting(7, () => [position])
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    server.mockClear()
    session.clear()
    await changeWaiting(7, () => [])
  })

  test('nothing of an account is sent with the token of another that has logged in', async () => {
    session.set({ web_token: 'token of another' })
    session.setUser({ id: 8, role: 'W' } as Profile)
    expect(await sendWaiting(7)).toBe(false)
    expect([server.mock.calls.length, await readWaiting(7)]).toEqual([0, [position]])
  })

  test('her own acts are sent', async () => {
    session.set({ web_token: 'token' })
    session.setUser({ id: 7, role: 'W' } as Profile)
    expect(await sendWaiting(7)).toBe(true)
    expect([server.mock.calls.length, await readWaiting(7)]).toEqual([1, []])
  })
})
