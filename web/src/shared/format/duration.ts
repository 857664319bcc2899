const two = (part: number) => String(part).padStart(2, '0')

function parts(duration: number) {
  const whole = Math.max(0, Math.floor(duration))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** On cards and in the player, of seconds: mm:ss, or hh:mm:ss from an hour on. */
export function duration(total: number): string {
  const { hours, minutes, seconds } = parts(total)
  const short = `${two(minutes)}:${two(seconds)}`
  return hours > 0 ? `${two(hours)}:${short}` : short
}

/** On the video page, of seconds: HH:MM:SS. */
export function fullDuration(total: number): string {
  const { hours, minutes, seconds } = parts(total)
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`
}
