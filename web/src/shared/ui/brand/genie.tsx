import type { SyntheticEvent } from 'react'
import quiet from '../../../assets/genie.svg'
import talking from '../../../assets/genie-talking.svg'

type Props = { width: number; isTalking?: boolean }

/** Without internet a picture that was not seen before has none to show. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.style.display = 'none'
}

/** Genie's picture, a decoration beside words; `width` in pixels. */
export function Genie({ width, isTalking = false }: Props) {
  const height = Math.round((width * 60) / 64)
  return <img src={isTalking ? talking : quiet} alt="" width={width} height={height} onError={hide} />
}
