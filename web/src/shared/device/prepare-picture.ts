import { maxPictureBytes, maxPictureSide } from '@kasama/contract/genie/chat.rules'

/** A smaller file is sent unchanged. */
const smallBytes = 200_000

export type PictureProblem = 'notPicture' | 'tooLarge'

export function pictureProblem({ type, size }: Blob): PictureProblem | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return 'notPicture'
  return size > maxPictureBytes ? 'tooLarge' : null
}

/**
 * Scales a photo down before it is sent, since the sender pays for the data; unchanged if the browser can't decode it.
 * Its `edge` gets at most 1,024 pixels: the shorter one if it will be cropped to a square.
 */
export async function scaleDown(file: Blob, edge: 'shorter' | 'longer' = 'shorter'): Promise<Blob> {
  if (file.size <= smallBytes || !file.type.startsWith('image/')) return file
  try {
    const canvas = await drawScaled(
      file,
      (width, height) => maxPictureSide / (edge === 'shorter' ? Math.min : Math.max)(width, height),
    )
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return scaled && scaled.size < file.size ? scaled : file
  } catch {
    return file
  }
}

/** A thumbnail as a data URL; null if the browser can't decode the picture. */
export async function createThumbnail(file: Blob, width: number): Promise<string | null> {
  try {
    return (await drawScaled(file, (full) => width / full)).toDataURL('image/jpeg', 0.75)
  } catch {
    return null
  }
}

async function drawScaled(file: Blob, scaleOf: (width: number, height: number) => number) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, scaleOf(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}
