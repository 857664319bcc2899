import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Cut, drawnSize } from './crop'
import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const step = 0.02

type Props = { picture: ImageBitmap; cut: Cut /** Fractions of the frame. */; onMove: (x: number, y: number) => void }

/** The picture in its frame, moved by pointer or by arrow keys. */
export function CropFrame({ picture, cut, onMove }: Props) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const [whole] = useState(() => addressOf(picture))
  const { width, height } = drawnSize(picture, cut)

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    if (!from.current) return
    const frame = currentTarget.getBoundingClientRect()
    onMove((x - from.current.x) / frame.width, (y - from.current.y) / frame.height)
    from.current = { x, y }
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    onMove(arrow[0] * step, arrow[1] * step)
  }
  return (
    <button
      type="button"
      className={logo.frame}
      data-shape={cut.shape}
      aria-label={t.frame}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
    >
      <img
        src={whole}
        alt=""
        style={{
          width: `${width * 100}%`,
          height: `${height * 100}%`,
          translate: `calc(-50% + ${(cut.x / width) * 100}%) calc(-50% + ${(cut.y / height) * 100}%)`,
        }}
      />
    </button>
  )
}

/** Returns the address of the picture, made small enough for the frame. */
function addressOf(picture: ImageBitmap): string {
  const scale = Math.min(1, 1000 / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}
