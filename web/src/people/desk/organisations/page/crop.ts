export type Shape = 'wide' | 'square'
/** `zoom` is 1 if the whole picture is in the frame; `x` and `y` move its middle, as fractions of the frame. */
export type Crop = { shape: Shape; zoom: number; x: number; y: number }
type Size = { width: number; height: number }

/** Size of the cut that is sent, in pixels; the server keeps logos no larger. */
const sizes: Record<Shape, Size> = { wide: { width: 640, height: 320 }, square: { width: 320, height: 320 } }

/** Size of the drawn picture, as fractions of the frame. */
export function drawnSize({ width, height }: Size, { shape, zoom }: Crop): Size {
  const frame = sizes[shape]
  const scale = Math.min(frame.width / width, frame.height / height) * zoom
  return { width: (width * scale) / frame.width, height: (height * scale) / frame.height }
}

/** Limits a move so that some of the picture stays in the frame. */
export function withinFrame({ x, y, ...cut }: Crop): Crop {
  const kept = (value: number) => Math.max(-cut.zoom / 2, Math.min(cut.zoom / 2, value))
  return { ...cut, x: kept(x), y: kept(y) }
}

/** The cut as a picture of its own; it is transparent where the frame is empty. */
export function draw(picture: ImageBitmap, cut: Crop): HTMLCanvasElement {
  const frame = sizes[cut.shape]
  const { width, height } = drawnSize(picture, cut)
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const left = (0.5 + cut.x - width / 2) * frame.width
  const top = (0.5 + cut.y - height / 2) * frame.height
  canvas.getContext('2d')?.drawImage(picture, left, top, width * frame.width, height * frame.height)
  return canvas
}
