/** What the server takes: 5 MiB. */
const mostBytes = 5 * 1_048_576
const side = 1024
/** A file below this is sent as it is. */
const smallBytes = 200_000

export type PictureProblem = 'notPicture' | 'tooLarge'

export function pictureProblem({ type, size }: Blob): PictureProblem | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return 'notPicture'
  return size > mostBytes ? 'tooLarge' : null
}

/** A phone's photo made small before it is sent, which she pays for; as it is where the browser can't read it. */
export async function smaller(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, side / Math.min(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return drawn && drawn.size < file.size ? drawn : file
  } catch {
    return file
  }
}
