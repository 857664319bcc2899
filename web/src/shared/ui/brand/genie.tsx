import quiet from '#assets/genie.svg?inline'

/** Genie's picture, decorative; `width` in pixels. It is inlined in the script, so that it shows offline. */
export function Genie({ width }: { width: number }) {
  return <img src={quiet} alt="" width={width} height={Math.round((width * 60) / 64)} />
}
