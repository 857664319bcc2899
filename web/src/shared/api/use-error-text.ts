import { errors } from '@kasama/contract/errors'
import { fillIn, type Texts } from '../i18n/texts'
import { useLanguage } from '../i18n/use-texts'
import { apiTexts } from './api.texts'
import { RequestError } from './request-error'

/** What went wrong, in the language that the page has now: an error that is kept follows a change of it. */
export function useErrorText() {
  const language = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof RequestError)) return ''
    const texts: Texts = errors
    const text = (error.code === 'network' ? apiTexts.network : texts[error.code])?.[language]
    return text ? fillIn(text, error.values) : error.message
  }
}
