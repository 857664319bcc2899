import qrcode from 'qrcode-generator'
import { type Canvas, rectangle } from './canvas'

/** Draws an address as a QR code. */
export function drawQrCode(
  canvas: Canvas,
  address: string,
  frame: { x: number; y: number; size: number; colour: string },
) {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const size = frame.size / count
  const dark: string[] = []
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) dark.push(rectangle(frame.x + column * size, frame.y + row * size, size, size))
    }
  }
  canvas.fill(frame.colour, dark.join(' '))
}
