const maxLength = 200

/**
 * Normalises keywords as the server requires (contract/src/learning/library/library.api.ts): shortened, without control
 * characters.
 */
export function readKeywords(text: string): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
}
