import quiet from '../../../assets/genie.svg?inline'

/** Genie's picture, a decoration beside words; `width` in pixels. It is in the script: it shows without internet. */
export function Genie({ width }: { width: number }) {
  return <img src={quiet} alt="" width={width} height={Math.round((width * 60) / 64)} />
}
