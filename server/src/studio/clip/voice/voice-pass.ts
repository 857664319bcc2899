import { hourMs } from '@kasama/contract/durations.rules'
import { languages } from '@kasama/contract/language'
import { passHours } from '@kasama/contract/studio/clip/voice.api'
import { isSignature, type SecretKey, sign } from '#platform/passwords/secrets'
import type { Place } from '../lesson/clip-in-lesson'

const signed = (said: string) => `voice\n${said}`

/** A signed pass that lets a phone record a lesson in a language until it expires. */
export function newPass(secret: SecretKey, { videoId, language }: Place, now: Date) {
  const until = new Date(now.getTime() + passHours * hourMs)
  const claim = `${videoId}~${language}~${until.getTime()}`
  return { pass: `${claim}~${sign(secret, signed(claim))}`, until }
}

/** The lesson of a pass; null if the signature is wrong or it has expired. */
export function readPass(secret: SecretKey, pass: string, now: Date): Place | null {
  const [, said, id, code, until, signature] = /^((\d{1,10})~(\w{3})~(\d{1,16}))~([\w-]{43})$/.exec(pass) ?? []
  const language = languages.find((one) => one === code)
  if (!said || !signature || !language || !isSignature(secret, signed(said), signature)) return null
  return Number(until) > now.getTime() ? { videoId: Number(id), language } : null
}
