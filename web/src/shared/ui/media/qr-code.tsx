import qrcode from 'qrcode-generator'

type Props = { text: string; label: string; className: string | undefined }

const marginModules = 4

/** A QR code, dark on light in both themes, as scanners require. */
export function QrCode({ text, label, className }: Props) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => row)
  const squares = rows.flatMap((row) =>
    rows.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  )
  const size = count + 2 * marginModules
  return (
    <svg
      className={className}
      viewBox={`${-marginModules} ${-marginModules} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#0c221b" d={squares.join('')} />
    </svg>
  )
}
