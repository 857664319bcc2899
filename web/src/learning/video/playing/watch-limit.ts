/** Seconds by which a report of the player's clock may be late, in addition to the elapsed time. */
const slack = 1
/** Seconds by which a seek may exceed the limit before it is reverted: key frames are not exact. */
export const seekTolerance = 0.5

type PlaybackSample = { position: number; rate: number; secondsSince: number }

/** The furthest second after more play: it grows by what was played in real time, never by a jump. */
export function furthestAfterPlay(furthest: number, { position, rate, secondsSince }: PlaybackSample): number {
  const reachable = furthest + secondsSince * Math.max(rate, 1) + slack
  return position > furthest && position <= reachable ? position : furthest
}

/** The second that a seek to `target` reaches: within the clip, and not beyond the furthest second. */
export function allowedTime(target: number, furthest: number, duration: number): number {
  return Math.max(0, Math.min(target, furthest, duration || 0))
}
