const longest = 500

/** Quotation marks; apostrophes within words are none. */
const anyQuote = /["`“”«»]|(?<!\w)['‘]|['’](?!\w)/g

/**
 * Removes everything from the first to the last quotation mark, or to the end if the last one only opens: a truncated
 * message may end inside its quotation.
 */
function withoutQuoted(text: string, isCut: boolean): string {
  const quotes = [...text.matchAll(anyQuote)]
  const [first, last] = [quotes[0], quotes.at(-1)]
  if (!first || !last) return text
  const isOpen = isCut || quotes.length % 2 === 1
  return `${text.slice(0, first.index)}[text]${isOpen ? '' : text.slice(last.index + 1)}`
}

/** Lengths at which browsers and this server truncate messages. */
const cutAt = [400, 4 * longest]

/**
 * Returns a message without quotations, addresses, numbers and long keys, which may be about people; the kind of error
 * stays recognisable.
 */
export function scrubbed(text: string): string {
  // Further lines of a message may contain data.
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

/** A name that looks like code (of a function, a class or a file); any other text is dropped. */
export const codeName = (name: string, maxLength = 120): string =>
  /^[\w$.<>[\] /:@-]+$/.test(name) && !/\S+@\S+\.\S+|\d{6}/.test(name) ? name.slice(0, maxLength) : '[hidden]'

type Frame = { function: string; file: string; line: number; column: number }
/** An error as it is reported: its origin, its kind, and its location in the code. */
export type ErrorReport = {
  from: 'server' | 'browser'
  type: string
  message: string
  frames: Frame[]
  /** The code of an error of the database or the system. */
  code?: string
}
const maxFrames = 30

/** The frames of a stack, without the message above them and this machine's folders. */
export function framesOf({ stack = '', message }: Error): Frame[] {
  const frames = stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => {
      const match = /^\s+at (?:(.+?) \()?(?:.*[\\/])?([^\\/()]+?):(\d+):(\d+)\)?$/.exec(line)
      if (!match) return []
      const [, name = '', file = '', at, column] = match
      return [{ function: codeName(name || '?'), file: codeName(file), line: Number(at), column: Number(column) }]
    })
  return frames.slice(0, maxFrames)
}
