import type { Progress } from '#studio/content/load/load-pack'

const width = 30

/** Shows progress as one line that grows on a terminal, and as a plain line each tenth of the way elsewhere. */
export function progressBar(): Progress {
  let shownPercent = -1
  return ({ done, total, what }) => {
    const percent = total > 0 ? Math.floor((done / total) * 100) : 100
    const isLast = done >= total
    if (process.stdout.isTTY) {
      const full = Math.round((percent / 100) * width)
      const bar = '█'.repeat(full) + '░'.repeat(width - full)
      process.stdout.write(
        `\r${bar} ${String(percent).padStart(3)} %  ${what.padEnd(40).slice(0, 40)}${isLast ? '\n' : ''}`,
      )
    } else if (isLast || percent >= shownPercent + 10) {
      shownPercent = percent
      process.stdout.write(`${String(percent).padStart(3)} %  ${what}\n`)
    }
  }
}
