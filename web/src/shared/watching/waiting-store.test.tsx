import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WaitingReport } from './waiting-list'
import { changeWaiting, readWaiting } from './waiting-store'

let account = 0
const at = (position: number): WaitingReport => ({ kind: 'position', video_id: 1, language_code: 'eng', position })
const add = (item: WaitingReport) => changeWaiting(account, (list) => [...list, item])
const remove = (item: WaitingReport) =>
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
})

test('on a full phone what she saw is kept while the page lives, after what was stored before', async () => {
  await add(at(10))
  fillDisk()
  await Promise.all([add(at(20)), add(at(30))])
  expect(await readWaiting(account)).toEqual([at(10), at(20), at(30)])
  await remove(at(10))
  expect(await readWaiting(account)).toEqual([at(20), at(30)])
})

test('once a write was refused, later ones go to the same list', async () => {
  fillDisk()
  await add(at(10))
  vi.restoreAllMocks()
  await add(at(20))
  expect(await readWaiting(account)).toEqual([at(10), at(20)])
})
