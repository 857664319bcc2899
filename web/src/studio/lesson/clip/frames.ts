const width = 1072
const height = 603
const parts = [0.12, 0.35, 0.6, 0.85]

const waitFor = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('the clip can not be read')), { once: true })
  })

/** `url` is a data address, because the page's policy shows no image of a blob. */
export type Frame = { blob: Blob; url: string }

/** Four pictures out of a clip, taken by the browser from the file or from where it is stored. */
export async function framesOf(clip: File | string): Promise<Frame[]> {
  const address = typeof clip === 'string' ? clip : URL.createObjectURL(clip)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  // A clip from another host may be drawn if that host allows it, as it does for subtitles.
  video.crossOrigin = 'anonymous'
  try {
    const loaded = waitFor(video, 'loadeddata')
    video.src = address
    await loaded
    const frames: Frame[] = []
    for (const part of parts) frames.push(await frameAt(video, part * (video.duration || 0)))
    return frames
  } finally {
    video.removeAttribute('src')
    video.load()
    if (typeof clip !== 'string') URL.revokeObjectURL(address)
  }
}

async function frameAt(video: HTMLVideoElement, second: number): Promise<Frame> {
  const seeked = waitFor(video, 'seeked')
  video.currentTime = second
  await seeked
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight)
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale]
  canvas.getContext('2d')?.drawImage(video, (width - w) / 2, (height - h) / 2, w, h)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return { blob, url: canvas.toDataURL('image/jpeg', 0.7) }
}
