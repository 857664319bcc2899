import talking from '#assets/genie-talking.svg?inline'

/** Genie with an open mouth; a separate file, since the first screen does not need it. */
export function TalkingGenie({ width }: { width: number }) {
  return <img src={talking} alt="" width={width} height={Math.round((width * 60) / 64)} />
}
