const longest = 500

/** Apostrophes within words are no quotes. */
const anyQuote = /["`“”«»]|(?<!\w)['‘]|['’](?!\w)/g

/**
 * Cuts out what is quoted, from the first quote to the last one; to the end where the last one only opens, for a message
 * that was cut may end within what it quotes.
 */
function withoutQuoted(text: string, isCut: boolean): string {
  const quotes = [...text.matchAll(anyQuote)]
  const [first, last] = [quotes[0], quotes.at(-1)]
  if (!first || !last) return text
  const isOpen = isCut || quotes.length % 2 === 1
  return `${text.slice(0, first.index)}[text]${isOpen ? '' : text.slice(last.index + 1)}`
}

/** As browsers and this server cut messages. */
const cutAt = [400, 4 * longest]

/** What quotes, addresses, numbers and long keys may hold of people stays here; the kind of mistake is still told. */
export function scrubbed(text: string): string {
  // What stands below a message's first line may be what it is about.
  const cut = (text.split('\n', 1)[0] ?? '').slice(0, 4 * longest)
  return withoutQuoted(cut, cutAt.includes(cut.length))
    .replace(/\S+@\S+/g, '[address]')
    .replace(/https?:\/\/\S+/g, '[link]')
    .replace(/\S*[/\\?]\S+/g, '[path]')
    .replace(/[\w.+/=~-]*[\w+/=~-]{20,}/g, '[key]')
    .replace(/\b(?=\w*[a-z_])\w*\d{3}\w*/gi, '[key]')
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
export function framesOf({ stack = '', message }: Error): Frame[] {
  const frames = stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => {
      const found = /^\s+at (?:(.+?) \()?(?:.*[\\/])?([^\\/()]+?):(\d+):(\d+)\)?$/.exec(line)
      if (!found) return []
      const [, name = '', file = '', at, column] = found
      return [{ function: codeName(name || '?'), file: codeName(file), line: Number(at), column: Number(column) }]
    })
  return frames.slice(0, mostFrames)
}
