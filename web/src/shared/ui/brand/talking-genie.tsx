import talking from '../../../assets/genie-talking.svg?inline'

/** Genie says something. Apart from the quiet one, which the first screen does not need. */
export function TalkingGenie({ width }: { width: number }) {
  return <img src={talking} alt="" width={width} height={Math.round((width * 60) / 64)} />
}
