const windowLength = 24
/** Longer than any word: something encoded. */
const encodedPattern = /[A-Za-z0-9+/=_-]{40,}/

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const rot13 = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))

function windowsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - windowLength + 1) }, (_, at) =>
    letters.slice(at, at + windowLength),
  )
}

/**
 * Watches a growing text for a piece of the secret: as it is, backwards or in ROT13, whatever characters separate the
 * letters. Returns whether it contains one.
 */
export function leakDetector(secret: string): (text: string) => boolean {
  const letters = lettersIn(secret)
  const secretWindows = new Set([letters, [...letters].reverse().join(''), rot13(letters)].flatMap(windowsOf))
  let checkedLength = 0
  return (text) => {
    const textLetters = lettersIn(text)
    const newWindows = windowsOf(textLetters.slice(Math.max(0, checkedLength - windowLength + 1)))
    checkedLength = textLetters.length
    return encodedPattern.test(text) || newWindows.some((window) => secretWindows.has(window))
  }
}
