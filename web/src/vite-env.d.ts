/// <reference types="vite/client" />

declare module 'virtual:texts' {
  import type { Language } from '@kasama/contract/language'

  /** Strings of one language, by texts file and key. */
  export type Strings = Record<string, Record<string, string>>
  /** Texts files whose strings are one chunk a language (web/plugins/texts-by-language.ts). */
  export type TextGroup = 'start' | 'lessons' | 'desk' | 'phone' | 'pages'
  export const loaders: Record<TextGroup, Record<Language, () => Promise<{ default: Strings }>>>
}
