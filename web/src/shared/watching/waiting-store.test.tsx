import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WaitingAct } from './waiting-list'
import { changeWaiting, readWaiting } from './waiting-store'

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
})

test('on a full disk, keeps new reports in memory after the stored ones', async () => {
  await add(positionOf(10))
  fillDisk()
  await Promise.all([add(positionOf(20)), add(positionOf(30))])
  expect(await readWaiting(account)).toEqual([positionOf(10), positionOf(20), positionOf(30)])
  await remove(positionOf(10))
  expect(await readWaiting(account)).toEqual([positionOf(20), positionOf(30)])
})

test('after a refused write, adds later reports to the list in memory', async () => {
  fillDisk()
  await add(positionOf(10))
  vi.restoreAllMocks()
  await add(positionOf(20))
  expect(await readWaiting(account)).toEqual([positionOf(10), positionOf(20)])
})
