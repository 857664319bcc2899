const longest = 500

/** What quotes, addresses, numbers and long keys may hold of people stays here; the kind of mistake is still told. */
export function scrubbed(text: string): string {
  return text
    .slice(0, 4 * longest)
    .replace(/\S+@\S+/g, '[address]')
    .replace(/(["'`“‘«]).*["'`”’»]/gs, '[text]')
    .replace(/https?:\/\/\S+/g, '[link]')
    .replace(/(^|\s)\/\S+/g, '$1[path]')
    .replace(/[\w.+/=~-]*[\w+/=~-]{20,}/g, '[key]')
    .replace(/\+?\d[\d\s-]{3,}/g, '[number]')
    .replace(/[^\x20-\x7e]+/g, '[text]')
    .slice(0, longest)
}

/** A name in code: of a function, a class or a file; anything else is not passed on. */
export const codeName = (name: string, most = 120): string =>
  /^[\w$.<>[\] /:@-]+$/.test(name) && !/\S+@\S+\.\S+|\d{6}/.test(name) ? name.slice(0, most) : '[hidden]'

type Frame = { function: string; file: string; line: number; column: number }
/** An error as it is reported: from where, what kind, and where in the code. */
export type Reported = {
  from: 'server' | 'browser'
  type: string
  message: string
  frames: Frame[]
  /** Of an error of the database or the system. */
  code?: string
}
const mostFrames = 30

/** The lines of a stack: where something happened, without the message above them and the folders of this machine. */
export function framesOf(stack: string | undefined): Frame[] {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const found = /^\s+at (?:(.+?) \()?(?:.*[\\/])?([^\\/()]+?):(\d+):(\d+)\)?$/.exec(line)
    if (!found) return []
    const [, name = '', file = '', at, column] = found
    return [{ function: codeName(name || '?'), file: codeName(file), line: Number(at), column: Number(column) }]
  })
  return frames.slice(0, mostFrames)
}
