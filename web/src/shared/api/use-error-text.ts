import { errors } from '@kasama/contract/errors/errors'
import { fillIn, type Texts } from '../i18n/texts'
import { useLanguage } from '../i18n/use-texts'
import { apiTexts } from './api.texts'
import { RequestError } from './request-error'

/** The text of an error in the page's present language, so that a displayed error follows a change of language. */
export function useErrorText() {
  const language = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof RequestError)) return ''
    const texts: Texts = errors
    const text = (error.code === 'network' ? apiTexts.network : texts[error.code])?.[language]
    return text ? fillIn(text, error.values) : error.message
  }
}
