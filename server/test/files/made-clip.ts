import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

type Clip = { seconds?: number; size?: string; codecs: string; ending: 'mp4' | 'webm' }

/** A clip of a pattern and silence, made by ffmpeg. */
export function madeClip({ seconds = 1, size = '64x36', codecs, ending }: Clip): Buffer {
  const path = join(mkdtempSync(join(tmpdir(), 'kasama-made-')), `clip.${ending}`)
  const input = `-f lavfi -i testsrc=s=${size}:r=5 -f lavfi -i anullsrc=r=8000:cl=mono -t ${seconds}`
  ffmpeg(`${input} -pix_fmt yuv420p ${codecs} ${path}`)
  return readFileSync(path)
}

/** The clip as HandBrake writes it: with subtitles, chapters and a cover. */
export function withExtras(clip: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-extras-'))
  const at = (name: string) => join(folder, name)
  writeFileSync(at('clip.mp4'), clip)
  writeFileSync(at('words.srt'), '1\n00:00:00,000 --> 00:00:01,000\nWarm water\n')
  const chapter = (name: string, from: number) =>
    `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${from}\nEND=${from + 500}\ntitle=${name}\n`
  writeFileSync(at('chapters.txt'), `;FFMETADATA1\n${chapter('One', 0)}${chapter('Two', 500)}`)
  ffmpeg(`-f lavfi -i color=c=blue:s=300x300 -frames:v 1 ${at('cover.jpg')}`)
  const inputs = ['clip.mp4', 'words.srt', 'chapters.txt', 'cover.jpg'].map((name) => `-i ${at(name)}`).join(' ')
  const maps = '-map 3 -map 0 -map 1 -map_chapters 2 -c copy -c:s mov_text -disposition:v:0 attached_pic'
  ffmpeg(`${inputs} ${maps} ${at('extras.mp4')}`)
  return readFileSync(at('extras.mp4'))
}

function ffmpeg(args: string) {
  expect(String(spawnSync('ffmpeg', `-v error -y ${args}`.split(' ')).stderr)).toBe('')
}

/** The streams of a file, as ffprobe names them. */
export function streamsOf(path: string): Record<string, string | number>[] {
  const entries = 'stream=codec_type,codec_name,profile,pix_fmt,width,height'
  return JSON.parse(String(spawnSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path]).stdout))
    .streams
}
