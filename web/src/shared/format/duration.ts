const twoDigits = (part: number) => String(part).padStart(2, '0')

function parts(duration: number) {
  const whole = Math.max(0, Math.floor(duration))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** Seconds for cards and the player: mm:ss, or hh:mm:ss from an hour on. */
export function duration(total: number): string {
  const { hours, minutes, seconds } = parts(total)
  const short = `${twoDigits(minutes)}:${twoDigits(seconds)}`
  return hours > 0 ? `${twoDigits(hours)}:${short}` : short
}

/** Seconds for the video page: HH:MM:SS. */
export function fullDuration(total: number): string {
  const { hours, minutes, seconds } = parts(total)
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`
}
