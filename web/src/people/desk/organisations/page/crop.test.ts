import { expect, test } from 'vitest'
import { drawnSize, withinFrame } from './crop'

test('an uncropped picture fits its frame, whatever its shape, and can be enlarged', () => {
  const cut = { shape: 'wide', zoom: 1, x: 0, y: 0 } as const
  expect(drawnSize({ width: 1000, height: 500 }, cut)).toEqual({ width: 1, height: 1 })
  expect(drawnSize({ width: 500, height: 500 }, cut)).toEqual({ width: 0.5, height: 1 })
  expect(drawnSize({ width: 500, height: 500 }, { ...cut, shape: 'square', zoom: 2 })).toEqual({ width: 2, height: 2 })
})
test('a picture is never dragged out of its frame', () => {
  expect(withinFrame({ shape: 'wide', zoom: 1, x: 4, y: -4 })).toEqual({ shape: 'wide', zoom: 1, x: 0.5, y: -0.5 })
})
