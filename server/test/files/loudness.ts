import { spawnSync } from 'node:child_process'

/** Output of an ffmpeg filter over the sound of a file. */
function measured(path: string, filter: string, within: string[] = []): string {
  return String(spawnSync('ffmpeg', [...within, '-i', path, '-af', filter, '-f', 'null', '-']).stderr)
}

/** Whether a clip has sound between two seconds. */
export function isAudible(path: string, from: number, to: number): boolean {
  const output = measured(path, 'volumedetect', ['-ss', `${from}`, '-to', `${to}`])
  return Number(/max_volume: (-?[\d.]+) dB/.exec(output)?.[1] ?? -91) > -60
}

/** Loudness of a whole recording, in LUFS. */
export function loudnessOf(path: string): number {
  return Number(/"input_i" : "(-?[\d.]+)"/.exec(measured(path, 'loudnorm=print_format=json'))?.[1])
}
