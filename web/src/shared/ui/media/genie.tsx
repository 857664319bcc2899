import quiet from '../../../assets/genie.svg'
import talking from '../../../assets/genie-talking.svg'

type Props = { width: number; isTalking?: boolean }

/** Genie's picture, a decoration beside words; `width` in pixels. */
export function Genie({ width, isTalking = false }: Props) {
  return <img src={isTalking ? talking : quiet} alt="" width={width} height={Math.round((width * 60) / 64)} />
}
