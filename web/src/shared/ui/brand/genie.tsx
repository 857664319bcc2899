import quiet from '../../../assets/genie.svg?inline'
import talking from '../../../assets/genie-talking.svg?inline'

type Props = { width: number; isTalking?: boolean }

/** Genie's picture, a decoration beside words; `width` in pixels. It is in the script: errors show it without internet. */
export function Genie({ width, isTalking = false }: Props) {
  const height = Math.round((width * 60) / 64)
  return <img src={isTalking ? talking : quiet} alt="" width={width} height={height} />
}
