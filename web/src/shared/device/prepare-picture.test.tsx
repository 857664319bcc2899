import { expect, test } from 'vitest'
import { createThumbnail, scaleDown } from './prepare-picture'

/** A photo whose left half is red and whose right half is noise, which no format makes small. */
async function photo(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  const noise = context.createImageData(width, height)
  let seed = 7
  for (let offset = 0; offset < noise.data.length; offset += 4) {
    const isRed = (offset / 4) % width < width / 2
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    noise.data.set(isRed ? [255, 0, 0, 255] : [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255, 255], offset)
  }
  context.putImageData(noise, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no file'))), type, 0.95),
  )
}

/** Its size, and the colour of its left half. */
async function sizeAndColour(file: Blob) {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(10, 10, 1, 1).data ?? []
  return { width: picture.width, height: picture.height, isRed: red > 200 && green < 60 && blue < 60 }
}

test('scales a photo down by its shorter or longer edge and keeps its content', async () => {
  const file = await photo(2400, 1600)
  const [square, whole] = [await scaleDown(file), await scaleDown(file, 'longer')]
  expect(await sizeAndColour(square)).toEqual({ width: 1536, height: 1024, isRed: true })
  expect(await sizeAndColour(whole)).toEqual({ width: 1024, height: 683, isRed: true })
  expect([square.type, square.size < file.size, whole.size < square.size]).toEqual(['image/jpeg', true, true])
})
test('leaves a small photo, and one that the browser cannot decode, unchanged', async () => {
  const small = await photo(60, 40, 'image/png')
  expect(await scaleDown(small)).toBe(small)
  const odd = new Blob([new Uint8Array(300_000)], { type: 'image/heic' })
  expect(await scaleDown(odd)).toBe(odd)
  expect(await createThumbnail(odd, 80)).toBeNull()
})
test('makes a thumbnail of the requested width', async () => {
  const url = await createThumbnail(await photo(400, 200), 80)
  expect(await sizeAndColour(await (await fetch(url ?? '')).blob())).toEqual({ width: 80, height: 40, isRed: true })
})
