import type { Language } from '@kasama/contract/language'

/** The helper's login in her language with her User ID filled in; the login card's QR code holds it. */
export function loginAddress(origin: string, { username, language }: { username: string; language: Language }): string {
  return `${origin}/?${new URLSearchParams({ as: 'helper', user: username, lang: language })}`
}
