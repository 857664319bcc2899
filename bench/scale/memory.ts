import { memoryOf, type RunningServer } from '../bench-processes'

export type Memory = { mb: number; slope: number; minutes: number }

/** Samples the memory of a process until `end`; the slope in MB an hour, of the second half of the time. */
export function watchMemory(server: RunningServer) {
  const samples: { hours: number; mb: number }[] = []
  const startedAt = performance.now()
  const sample = () => samples.push({ hours: (performance.now() - startedAt) / 3_600_000, mb: memoryOf(server) })
  const sampling = setInterval(sample, 2000)
  return {
    end(): Memory {
      clearInterval(sampling)
      sample()
      const late = samples.slice(Math.floor(samples.length / 2))
      const mb = Math.max(...samples.map((one) => one.mb))
      return { mb, slope: slopeOf(late), minutes: (performance.now() - startedAt) / 60_000 }
    },
  }
}

/** The slope of the line of least squares. */
function slopeOf(samples: { hours: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [atHours, atMb] = [mean(samples.map(({ hours }) => hours)), mean(samples.map(({ mb }) => mb))]
  const rise = samples.reduce((sum, { hours, mb }) => sum + (hours - atHours) * (mb - atMb), 0)
  const run = samples.reduce((sum, { hours }) => sum + (hours - atHours) ** 2, 0)
  return run === 0 ? 0 : rise / run
}
