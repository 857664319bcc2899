import { readerLanguage } from '../../shared/i18n/language'

/** Burmese has fonts of its own: asked for before the first text needs them, so that little of it is drawn twice. */
export function askFonts() {
  if (readerLanguage() !== 'mya') return
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1em "Noto Sans Myanmar"`, 'က').catch(() => {})
}
